/** What a puzzle asks for. */

import type { Zone } from "../games/conquerors/rules.ts";

export const KINDS = ["wipe-1", "wipe-2", "last", "save", "open"] as const;
export type Kind = typeof KINDS[number];

export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}

/**
 * Whether puzzles of a kind have exactly one answer. Where the rival replies, other turns than the one
 * that is named may do it too, and count as well.
 */
export function hasOneAnswer(kind: Kind): boolean {
  return kind === "wipe-1" || kind === "last";
}

/** The zones in which the solver must live after every reply, by kind. */
export const HELD: Readonly<Partial<Record<Kind, readonly Zone[]>>> = {
  save: ["home"],
  open: ["home", "neutral", "rival"],
};
