/** Patterns from any of the formats that are read. This module is browser compatible. */

import type { State } from "./board.ts";
import { readLife106 } from "./life106.ts";
import type { Pattern } from "./pattern.ts";
import { readPlaintext } from "./plaintext.ts";
import { MAX_STATE } from "./rle.ts";
import { readRle } from "./rle_file.ts";
import { TextError } from "./text_error.ts";

export interface ReadOptions {
  /** What the live cells of a format without colours become. */
  readonly colour?: State;
  /** How many colours the reader's boards know. */
  readonly colours?: number;
}

/** Reads the text in the format that its first lines betray. */
export function readPattern(text: string, options: ReadOptions = {}): Pattern {
  const { colour = 1, colours = MAX_STATE } = options;
  const first = firstLine(text);
  if (/^#Life 1\.06/.test(text)) return readLife106(text, colour);
  if (/^x\s*=/i.test(first)) return readRle(text, colours);
  if (/^[!.O*]/.test(first)) return readPlaintext(text, colour);
  throw new TextError("This is neither RLE, Life 1.06 nor plaintext", 1, 1);
}

/** The first line that is not blank nor begins with `#`. */
function firstLine(text: string): string {
  return text.split("\n").map((line) => line.trim())
    .find((line) => line !== "" && !line.startsWith("#")) ?? "";
}
