/** The turns of a room's computers. */

import type { Thought } from "../search/computers.ts";
import { ended } from "./played.ts";
import { move } from "./turn.ts";
import type { Draft } from "./verdict.ts";
import { archiveIdOf, levelToMove, type RoomView, turnOf } from "./view.ts";

/**
 * After this many turns in a row without a person's the computers agree to a draw. Among themselves
 * they might never end, and nobody need be there.
 */
export const MOST_UNATTENDED = 200;

/** The turn the computer has to choose; undefined on people's turns and on nobody's. */
export function thoughtOf(view: RoomView): Thought | undefined {
  const { settings: { game }, position } = view;
  const level = levelToMove(view);
  // Each of them has chances of its own, for one that plays another of its level.
  return level && { game, position, level, seed: `${archiveIdOf(view)}:${turnOf(view)}` };
}

/** Plays what the computer chose for the position that came about at `on`; nothing if that is over. */
export function play(view: RoomView, token: string, on: number, now: number): readonly Draft[] {
  if (levelToMove(view) === undefined) return [];
  if (view.unattended >= MOST_UNATTENDED) return [ended(null, "agreement")];
  const verdict = move(view, turnOf(view)!, token, on, now);
  return typeof verdict === "string" ? [] : verdict;
}
