/** The lessons of King of the Hill: what enemies are to each other, and when it's decided. */

import { type Board, EMPTY } from "../../automaton/board.ts";
import type { HillGame } from "../../games/hill/hill.ts";
import { boardWith, tally } from "../../games/hill/position.ts";
import { endOf } from "../course.ts";
import type { Check, Course, Lesson } from "../lesson.ts";

/** The board that the generation begins with: what both have placed is on it. */
function boardBefore({ own, followed }: Course<HillGame>): Board {
  const { before, move } = followed.at(-1) ?? own;
  return boardWith(before, move.place);
}

/** Every cell of the learner's lives through the generation. */
const allLive: Check<HillGame> = (course) => {
  const { seat } = course.own, after = endOf(course).board.cells;
  const { cells } = boardBefore(course);
  const cell = cells.findIndex((state, at) => state === seat + 1 && after[at] !== state);
  return cell < 0 ? undefined : { lack: "lost-own", cell };
};

function bornTo(course: Course<HillGame>, color: number): number[] {
  const before = boardBefore(course).cells, { cells } = endOf(course).board;
  return [...cells.keys()].filter((at) => cells[at] === color && before[at] === EMPTY);
}

const noRivalIsBorn: Check<HillGame> = (course) => {
  const [cell] = bornTo(course, 2 - course.own.seat);
  return cell === undefined ? undefined : { lack: "rival-born", cell };
};

/** At least this many cells are born to the learner. */
const areBorn = (least: number): Check<HillGame> => (course) => {
  const count = bornTo(course, course.own.seat + 1).length;
  return count < least ? { lack: "few-born", count } : undefined;
};

const hasMost: Check<HillGame> = (course) => {
  const { seat } = course.own, { count } = tally(endOf(course));
  const lead = count[seat]! - count[1 - seat]!;
  return lead > 0
    ? undefined
    : lead === 0
    ? { lack: "level" }
    : { lack: "behind-cells", count: -lead };
};

const passes = () => ({ place: [] });

const BOARD = { width: 12, height: 10, generations: 20 };

export const HILL_LESSONS = [
  {
    id: "hill-friends",
    start: "3$3.2B$3.2A! 0 5 11",
    options: { ...BOARD, place: 2 },
    answer: passes,
    turns: [[allLive]],
    watch: 0,
    solution: ["d6,e6"],
  },
  {
    id: "hill-grow",
    start: ".2B$.2B! 0 3 11",
    options: { ...BOARD, place: 4 },
    answer: passes,
    turns: [[allLive, areBorn(3)]],
    watch: 0,
    solution: ["f6,e7,f7,g7"],
  },
  {
    id: "hill-guard",
    start: "$.2A$.2A2$6.3B! 0 8 11",
    options: { ...BOARD, place: 2 },
    answer: passes,
    turns: [[noRivalIsBorn]],
    watch: 0,
    solution: ["h3,h7"],
  },
  {
    id: "hill-top",
    start: "$.2A6.2B$.2A6.2B4$9.2B$9.2B! 0 19 11",
    options: { ...BOARD, place: 4 },
    answer: passes,
    turns: [[hasMost]],
    watch: 0,
    solution: ["c7,b8,c8,d8"],
  },
] as const satisfies readonly Lesson<string, HillGame>[];
