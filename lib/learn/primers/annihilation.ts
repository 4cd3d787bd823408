/** The lessons of Annihilation: firing, lights that are stuck, and leaving no way out. */

import { annihilation, type AnnihilationGame } from "../../games/annihilation/annihilation.ts";
import {
  type AnnihilationMove,
  type AnnihilationPosition,
  LIT,
  ready,
} from "../../games/annihilation/position.ts";
import type { Check, Lesson } from "../lesson.ts";

/** Each firing of one vertex and one follower, as where q is 1. */
function firings(position: AnnihilationPosition): AnnihilationMove[] {
  return ready(position).flatMap((fire) =>
    position.followers[fire]!.map((follower) => ({ fire, complement: [follower] }))
  );
}

/** Whether the one to move loses against good play; the lessons' networks have no ways back. */
function isLost(position: AnnihilationPosition): boolean {
  return firings(position).every((move) => !isLost(annihilation.play(position, move)));
}

/** The firing that wins, if there is one; else the first. */
function answer(position: AnnihilationPosition): AnnihilationMove {
  const moves = firings(position);
  return moves.find((move) => isLost(annihilation.play(position, move))) ?? moves[0]!;
}

const noneIsLit: Check<AnnihilationGame> = ({ own: { after: { board } } }) => {
  const count = board.cells.filter((state) => state === LIT).length;
  return count === 0 ? undefined : { lack: "still-lit", count };
};

const ends: Check<AnnihilationGame> = ({ own: { after } }) =>
  firings(after).length === 0 ? undefined : { lack: "may-move" };

const leavesNoWay: Check<AnnihilationGame> = ({ own: { after } }) =>
  isLost(after) ? undefined : { lack: "way-out" };

export const ANNIHILATION_LESSONS = [
  {
    id: "fire-both",
    start: "4:0>1;1>2;2>3 3 1",
    answer,
    turns: [[noneIsLit]],
    watch: 0,
    solution: ["0>1"],
  },
  {
    id: "fire-stuck",
    start: "4:0>1,2;1>3 1 1",
    answer,
    turns: [[ends]],
    watch: 0,
    solution: ["0>2"],
  },
  {
    id: "fire-ahead",
    start: "7:0>1,2,3;1>6;2>3,6;3>4,5;4>6;5>6 1 1",
    answer,
    turns: [[leavesNoWay], [ends]],
    watch: 0,
    solution: ["0>3", "4>6"],
  },
  {
    id: "fire-two",
    start: "4:0>2,3;1>2;2>3 3 1",
    answer,
    turns: [[leavesNoWay], [ends]],
    watch: 0,
    solution: ["0>3", "2>3"],
  },
] as const satisfies readonly Lesson<string, AnnihilationGame>[];
