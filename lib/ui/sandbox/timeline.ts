/**
 * What has happened in a sandbox, moment by moment, and where in it one stands. Plain values: what
 * changes a timeline returns another.
 */

import type { Board } from "../../automaton/board.ts";
import { isLifePlane, LIFE_PLANE, type World } from "../../automaton/life_rule.ts";
import { nextIn } from "../../automaton/worlds.ts";
import type { Turn } from "../table/match.ts";

export interface Moment {
  readonly board: Board;
  /** What it lives by. */
  readonly world: World;
  /** Generations lived since the board was begun. */
  readonly generation: number;
  /** How it came out of the moment before. */
  readonly by: "start" | "edit" | "generation" | "turn";
  /** The turn that was played, its generation included. */
  readonly turn?: Turn;
  /** Blue and red cells. */
  readonly count: readonly [number, number];
}

export interface Timeline {
  readonly moments: readonly Moment[];
  /** The moment that is shown. */
  readonly at: number;
  /** The last beginning among the moments that were forgotten. */
  readonly forgotten?: Moment;
}

/** Cells of all moments together that are remembered, a byte each. */
const MOST_CELLS = 4_000_000;

export function begin(board: Board): Timeline {
  return { moments: [momentOf(board, LIFE_PLANE, 0, "start")], at: 0 };
}

export function momentAt({ moments, at }: Timeline): Moment {
  return moments[at]!;
}

/** Another board altogether: generations are counted from 0. */
export function restarted(
  timeline: Timeline,
  board: Board,
  world = momentAt(timeline).world,
): Timeline {
  return added(timeline, momentOf(board, world, 0, "start"));
}

/** The same board with other cells on it, or in another world. */
export function edited(
  timeline: Timeline,
  board: Board,
  world = momentAt(timeline).world,
): Timeline {
  return added(timeline, momentOf(board, world, momentAt(timeline).generation, "edit"));
}

/** One generation on: the one that is remembered, or else a new one in place of what came after. */
export function lived(timeline: Timeline): Timeline {
  const { moments, at } = timeline;
  if (moments[at + 1]?.by === "generation") return wentTo(timeline, at + 1);
  const { board, world, generation } = momentAt(timeline);
  return added(timeline, momentOf(nextIn(world, board), world, generation + 1, "generation"));
}

/** A turn of the game on. */
export function played(timeline: Timeline, turn: Turn): Timeline {
  const { generation } = momentAt(timeline);
  const moment = momentOf(turn.after.board, LIFE_PLANE, generation + 1, "turn");
  return added(timeline, { ...moment, turn });
}

/** The same at another moment, as far as there is one. */
export function wentTo(timeline: Timeline, at: number): Timeline {
  return { ...timeline, at: Math.max(0, Math.min(timeline.moments.length - 1, at)) };
}

/** Back to the board as it was when its generations began to run. */
export function reset(timeline: Timeline): Timeline {
  const { moments, at, forgotten } = timeline;
  const origin = moments.findLastIndex(({ generation }, index) => index <= at && generation === 0);
  if (origin >= 0) return wentTo(timeline, origin);
  return forgotten ? restarted(timeline, forgotten.board, forgotten.world) : wentTo(timeline, 0);
}

/** The moments of the board that is shown: since it was begun, and on to the end. */
export function runOf({ moments, at }: Timeline): { readonly from: number; readonly to: number } {
  const next = moments.findIndex(({ by }, index) => index > at && by === "start");
  const from = moments.findLastIndex(({ by }, index) => index <= at && by === "start");
  return { from: Math.max(0, from), to: next < 0 ? moments.length - 1 : next - 1 };
}

/** Whether the board that is shown has lived by nothing but the games' rule since it was begun. */
export function isLifeRun(timeline: Timeline): boolean {
  const { from } = runOf(timeline);
  return timeline.moments.slice(from, timeline.at + 1).every(({ world }) => isLifePlane(world));
}

/** The turns of the game that is being played: since somebody else than it changed the board. */
export function turnsOf({ moments, at }: Timeline): Turn[] {
  const past = moments.slice(0, at + 1);
  const start = past.findLastIndex(({ by }) => by !== "turn");
  return past.slice(start + 1).map(({ turn }) => turn!);
}

function added({ moments, at, forgotten }: Timeline, moment: Moment): Timeline {
  return forgetful({
    moments: [...moments.slice(0, at + 1), moment],
    at: at + 1,
    ...forgotten && { forgotten },
  });
}

/** Forgets the oldest moments beyond what's remembered. */
function forgetful(timeline: Timeline): Timeline {
  const { moments, at } = timeline;
  const most = Math.max(2, Math.floor(MOST_CELLS / moments.at(-1)!.board.cells.length));
  const over = moments.length - most;
  if (over <= 0) return timeline;
  const forgotten = moments.slice(0, over).findLast(({ generation }) => generation === 0) ??
    timeline.forgotten;
  return { moments: moments.slice(over), at: at - over, ...forgotten && { forgotten } };
}

function momentOf(
  board: Board,
  world: World,
  generation: number,
  by: Moment["by"],
): Moment {
  let blue = 0, red = 0;
  const { cells } = board;
  // Without a branch, which is quick on a board of a million cells.
  for (let cell = 0; cell < cells.length; cell++) {
    const state = cells[cell]!;
    blue += state & 1;
    red += state >> 1;
  }
  return { board, world, generation, by, count: [blue, red] };
}
