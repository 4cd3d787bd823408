/** The lessons of Conway by Post: turns that grow, a board without edges, pieces of nobody. */

import { type Board, EMPTY } from "../../automaton/board.ts";
import { NEUTRAL } from "../../automaton/rule.ts";
import type { ConwayGame } from "../../games/conway/conway.ts";
import {
  allowance,
  colorOf,
  type ConwayMove,
  type ConwayPosition,
  tally,
} from "../../games/conway/position.ts";
import { boardWith } from "../../games/conway/turn.ts";
import { readCells } from "../../games/notation/cell_text.ts";
import type { Check, Lesson, Step } from "../lesson.ts";

/** The board that a turn's generation began with. */
function boardBefore({ before, move }: Step<ConwayGame>): Board {
  return boardWith(before, "place" in move ? move.place : []);
}

/** After the turn's generation at least this many pieces of the learner's live. */
const areAlive = (least: number): Check<ConwayGame> => ({ own: { seat, after } }) => {
  const count = tally(after).count[seat]!;
  return count < least ? { lack: "few-alive", count } : undefined;
};

/** A piece of the learner's is born in the first column. */
const isBornAcross: Check<ConwayGame> = ({ own }) => {
  const { cells, width } = own.after.board, before = boardBefore(own).cells;
  const isBorn = cells.some((state, cell) =>
    cell % width === 0 && state === colorOf(own.seat) && before[cell] === EMPTY
  );
  return isBorn ? undefined : { lack: "not-born-across" };
};

const isNobodys: Check<ConwayGame> = ({ own: { after } }) =>
  after.board.cells.includes(NEUTRAL) ? undefined : { lack: "not-neutral" };

const wipesOut: Check<ConwayGame> = ({ own: { seat, after } }) => {
  const left = tally(after).count.filter((_, other) => other !== seat);
  const count = left.reduce((sum, pieces) => sum + pieces, 0);
  return count === 0 ? undefined : { lack: "rival-lives", count };
};

/** Places those of the cells that are still empty, by the number of the move; else passes. */
function scripted(moves: Readonly<Record<number, string>>) {
  return (position: ConwayPosition): ConwayMove => {
    const { board, move } = position;
    const cells = moves[move] ? readCells(board, moves[move]) : [];
    const empty = cells.filter((cell) => board.cells[cell] === EMPTY);
    return { place: empty.slice(0, allowance(position)) };
  };
}

const passes = scripted({});

export const CONWAY_LESSONS = [
  {
    id: "post-turns",
    start: "! a 1 11",
    answer: scripted({ 2: "g7,h7", 4: "g8,h8" }),
    turns: [[], [], [areAlive(4)]],
    watch: 0,
    solution: ["b2", "c2,b3,c3", "pass"],
  },
  {
    id: "post-ring",
    start: "3$9.A2$9.A2$4.2B$4.2B! a 5 11",
    answer: passes,
    turns: [[isBornAcross]],
    watch: 0,
    solution: ["j5"],
  },
  {
    id: "post-nobody",
    start: "8.2B$8.2B$$3.B.C3$.2A5.2C$.2A5.2C! a 7 111",
    options: { seats: 3 },
    answer: passes,
    turns: [[isNobodys]],
    watch: 0,
    solution: ["e6"],
  },
  {
    id: "post-crowd",
    start: ".2A$.2A4$4.3B! a 9 11",
    answer: passes,
    turns: [[wipesOut]],
    watch: 0,
    solution: ["e5,d6,e7"],
  },
] as const satisfies readonly Lesson<string, ConwayGame>[];
