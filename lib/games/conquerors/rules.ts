/** The numbers and zones of a two-colony game. */

import type { Seat } from "../game.ts";

/** A column as a seat sees it (RR-001 §2.3): its own side, the middle, the other side. */
export type Zone = "home" | "neutral" | "rival";

export const ZONES: readonly Zone[] = ["home", "neutral", "rival"];

/** Everything in which one two-colony game differs from another. Columns, cells, rounds, turns. */
export interface LifeRules {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Columns of each home zone. */
  readonly home: number;
  /** Cells a turn places. */
  readonly place: number;
  readonly rounds: number;
  /** The first round in which bombs may fall. */
  readonly bombRound: number;
  /** Turn ends, the bomber's own included, until the bomber may bomb again. */
  readonly bombCooldown: number;
  /** Turns each seat may skip in a game. */
  readonly skips: number;
  /** The zones in which a seat must be alive, all at once, to place in neutral ground. */
  readonly neutralNeeds: readonly Zone[];
  /** The same to place in its rival's home. */
  readonly rivalNeeds: readonly Zone[];
  /** What a cell in the rival's home counts when cells decide: the computer's search knows no more. */
  readonly rivalWeight: 1 | 2;
  /** Points that the first seat is given when cells decide, unless a game says otherwise. */
  readonly komi: number;
}

/** The zone of a column for a seat: seat 0 lives on the left, seat 1 on the right. */
export function zoneOf(rules: LifeRules, seat: Seat, column: number): Zone {
  const fromOwnEdge = seat === 0 ? column : rules.width - 1 - column;
  if (fromOwnEdge < rules.home) return "home";
  return fromOwnEdge < rules.width - rules.home ? "neutral" : "rival";
}

const NOTHING: readonly Zone[] = [];

/** The zones in which a seat must be alive, all at once, to place in a zone. */
export function needsOf({ neutralNeeds, rivalNeeds }: LifeRules, zone: Zone): readonly Zone[] {
  return zone === "home" ? NOTHING : zone === "neutral" ? neutralNeeds : rivalNeeds;
}
