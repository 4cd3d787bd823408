/** What a puzzle asks for. */

import type { Zone } from "../games/conquerors/rules.ts";

export const KINDS = ["wipe-1", "wipe-2", "last", "save", "open"] as const;
export type Kind = typeof KINDS[number];

export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}

/** The zones in which the solver must live after every reply, by kind. */
export const HELD: Readonly<Partial<Record<Kind, readonly Zone[]>>> = {
  save: ["home"],
  open: ["home", "neutral", "rival"],
};
