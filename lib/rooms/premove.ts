/**
 * Moves left in advance, as pbmserv's `queue` took them, and how people write them:
 * `d4,e5: a5,g2; b7#9`.
 */

import type { Refusal } from "../games/game.ts";

/** A move of one's own, and when it is played. */
export interface Step {
  /** The turns that must have been played right before it, oldest first; `any` is whatever it was. */
  readonly after: readonly string[];
  /** A CCN token, or `random`. */
  readonly move: string;
  /** Which turn of the game it must be, from 1; absent for whichever it is. */
  readonly number?: number;
}

/** Why a move left in advance was not played. */
export type Misfit = Refusal | "unreadable" | "unexpected" | "undone";

/** A move that no longer fitted; with it went all that were to follow. */
export interface Dropped {
  readonly step: Step;
  readonly why: Misfit;
}

/** What a player left in advance and has yet to be played, and what last became of it. */
export interface Queue {
  readonly steps: readonly Step[];
  readonly dropped: Dropped | null;
  /** The version of the room that changed it last; 0 before the first. */
  readonly v: number;
}

export const NO_QUEUE: Queue = { steps: [], dropped: null, v: 0 };

/** Stands for any turn at all. */
export const ANY = "any";

/** What a turn is written with: nothing that parts steps. */
const TOKEN = /^[^\s:;#]+$/;
const MOVE = /^(?<move>[^#]+)(?:#(?<number>[1-9]\d{0,5}))?$/;

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The steps of a text, parted by semicolons; undefined for what cannot be read. */
export function readSteps(text: string): Step[] | undefined {
  const steps = text.split(";").map(readStep);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

function readStep(text: string): Step | undefined {
  const [last, before = "", ...rest] = text.split(":").reverse();
  const after = before.split(/\s+/).filter((token) => token !== "");
  const { move, number } = MOVE.exec(last!.trim())?.groups ?? {};
  const isFine = rest.length === 0 && move && [move, ...after].every(isToken);
  if (!isFine) return undefined;
  return number === undefined ? { after, move } : { after, move, number: Number(number) };
}

export function writeSteps(steps: readonly Step[]): string {
  return steps.map(writeStep).join("; ");
}

export function writeStep({ after, move, number }: Step): string {
  const condition = after.length > 0 ? `${after.join(" ")}: ` : "";
  return condition + move + (number === undefined ? "" : `#${number}`);
}
