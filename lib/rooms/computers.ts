/** The turns of a room's computers. */

import type { Thought } from "../search/computers.ts";
import type { TurnEnd } from "../games/notation/write_record.ts";
import { type Draft, ended } from "./verdict.ts";
import { move } from "./turn.ts";
import {
  archiveIdOf,
  gameIn,
  levelToMove,
  playerAt,
  type RoomView,
  startOf,
  turnOf,
} from "./view.ts";

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

/** A room's game as it is played, and what its turns led to. */
interface Played {
  readonly view: RoomView;
  readonly turnEnds: readonly TurnEnd[];
}

/** Plays what the computer chose for the position that came about at `on`; nothing if that is over. */
export function play(room: Played, token: string, on: number, now: number): readonly Draft[] {
  const { view } = room;
  if (levelToMove(view) === undefined) return [];
  if (unattended(room) >= MOST_UNATTENDED) return [ended(null, "agreement")];
  const verdict = move(view, turnOf(view)!, token, on, now);
  return typeof verdict === "string" ? [] : verdict;
}

/** How many of the last turns no person chose: computers', and passes, which may come about by themselves. */
export function unattended({ view, turnEnds }: Played): number {
  const { attrition, text, turn } = gameIn(view), { moves, players, settings } = view;
  const pass = attrition && text.writeMove(view.position, attrition.pass);
  const isAttended = (move: string, at: number) => {
    const seat = at === 0 ? turn(startOf(settings)) : turnEnds[at - 1]!.next;
    return move !== pass && players[playerAt(view, seat)]!.level === null;
  };
  return moves.length - 1 - moves.findLastIndex(isAttended);
}
