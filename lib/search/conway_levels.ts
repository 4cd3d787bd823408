/** The CPU levels of Conway by post as rows of a table. */

/** One policy, other numbers. */
interface ConwayLevel {
  /** Turns that are weighed. */
  readonly tries: number;
  /** Generations that each is followed for. */
  readonly horizon: number;
  /** What a rival's piece counts against an own one. */
  readonly harm: number;
  /** A turn's worth is up to this much too high, in pieces. */
  readonly noise: number;
}

export const CONWAY_LEVELS = {
  easy: { tries: 12, horizon: 1, harm: 0, noise: 4 },
  normal: { tries: 60, horizon: 4, harm: 0.5, noise: 1.5 },
  hard: { tries: 240, horizon: 8, harm: 2, noise: 0 },
} as const satisfies Readonly<Record<string, ConwayLevel>>;

export type ConwayLevelId = keyof typeof CONWAY_LEVELS;
