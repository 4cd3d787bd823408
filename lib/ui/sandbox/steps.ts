/** What was done on the board that a timeline shows, up to now. */

import type { Board, Cell } from "../../automaton/board.ts";
import type { Past } from "../causes/ask_why.tsx";
import { type Cause, causesIn, type Step } from "../causes/causes.ts";
import { LIFE_CAUSES } from "../games/conquerors/causes.ts";
import { type Moment, runOf, type Timeline } from "./timeline.ts";

/** The board as it began and all that followed, painted cells one by one. */
export function stepsOf(timeline: Timeline): Past {
  const { moments, at } = timeline;
  const { from } = runOf(timeline);
  const steps: Step[] = [];
  for (let index = from + 1; index <= at; index++) {
    steps.push(...stepsTo(moments[index]!, moments[index - 1]!, index));
  }
  return { start: moments[from]!.board, steps };
}

function stepsTo(moment: Moment, before: Moment, index: number): Step[] {
  if (moment.by === "generation") return ["generation"];
  if (moment.turn) {
    return [...causesIn(LIFE_CAUSES, moment.turn, before.generation, index), "generation"];
  }
  return changedCells(before.board, moment.board).map((cell): Cause => ({
    cells: [cell],
    state: moment.board.cells[cell]!,
    generation: moment.generation,
    shownAt: index,
  }));
}

function changedCells(before: Board, after: Board): Cell[] {
  return [...after.cells.keys()].filter((cell) => after.cells[cell] !== before.cells[cell]);
}
