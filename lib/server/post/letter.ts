/** A board as letters show it. */

import { allowance, type ConwayPosition, tally } from "../../games/conway/position.ts";
import { boardLetters, letterOf } from "../../games/notation/board_letters.ts";
import type { PostBoard } from "./board.ts";
import { PostError } from "./order.ts";

/** A board with all moves so far, or after `count` of them; throws where there are not as many. */
export function shownText(board: PostBoard, count = board.moves.length): string {
  if (count > board.moves.length) {
    throw new PostError(`Board ${board.id} is at move ${board.moves.length}`);
  }
  const moves = board.moves.slice(0, count).map((move, n) => `${n + 1}. ${move}`);
  return [boardText(board, count), ...moves.length > 0 ? [`Moves: ${moves.join(" ")}`] : []]
    .join("\n");
}

/** What a move would make of a board, which stays as it is. */
export function previewText(board: PostBoard, token: string, position: ConwayPosition): string {
  const { length } = board.moves;
  const after = {
    ...board,
    moves: [...board.moves, token],
    positions: [...board.positions, position],
  };
  const letters = [boardLetters(position.board), "", ...ownersOf(after, position)];
  return [`Board ${board.id}, if move ${length + 1} were ${token}`, "", ...letters].join("\n");
}

/** The board after `count` turns, or after all: who owns what, and whose turn it is. */
export function boardText(board: PostBoard, count = board.moves.length): string {
  const position = board.positions[count]!;
  return [
    `Board ${board.id}${count > 0 ? `, after move ${count}: ${board.moves[count - 1]}` : ""}`,
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
  return winner === null ? `A draw by ${by}.` : `${users[winner]} won by ${by}.`;
}
