import { compare, endingOf } from "./ending.ts";
import { Line } from "./line.ts";
import { vectorLine } from "./line_simd.ts";
import type { Means } from "./means.ts";

/** For whoever has all scripts at hand. */
export const ALL_MEANS: Means = {
  newLine: (...given) => vectorLine(...given) ?? new Line(...given),
  endingOf,
  compare,
};
