/** A board as people read it in a letter. */

import { boardLetters, letterOf } from "../../games/notation/board_letters.ts";
import { allowance, type ConwayPosition, tally } from "../../games/conway/position.ts";
import type { PostBoard } from "./board.ts";

/** The board after so many turns, or after all; who owns what, and whose turn it is. */
export function boardText(board: PostBoard, count = board.moves.length): string {
  const position = board.positions[count]!;
  return [
    `Board ${board.number}${count > 0 ? `, after move ${count}: ${board.moves[count - 1]}` : ""}`,
    "",
    boardLetters(position.board),
    "",
    ...ownersOf(board, position),
    "",
    standing(board, position, count),
    ...count === board.moves.length ? board.news : [],
    `The site shows it at ${board.path}`,
  ].join("\n");
}

function ownersOf({ users }: PostBoard, position: ConwayPosition): string[] {
  const { count } = tally(position);
  return users.map((user, seat) =>
    `${letterOf(seat)} ${user}: ${position.alive[seat] ? count[seat] : "out"}`
  );
}

function standing({ moves, result, users }: PostBoard, position: ConwayPosition, count: number) {
  if (!result || count < moves.length) {
    const most = allowance(position);
    return `Move ${position.move}: ${users[position.turn]} places up to ${most}.`;
  }
  const { winner, by } = result;
  return winner === null ? `A draw, by ${by}.` : `${users[winner]} has won, by ${by}.`;
}
