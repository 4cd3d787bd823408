/** A board as letters show it, and what a move would make of it. */

import { readable } from "../../automaton/text_error.ts";
import { conway } from "../../games/conway/conway.ts";
import { allowance, type ConwayPosition, tally } from "../../games/conway/position.ts";
import { boardLetters, letterOf } from "../../games/notation/board_letters.ts";
import type { PostBoard } from "./board.ts";
import { noTurn, PostError } from "./order.ts";
import { REASONS } from "./refusal_text.ts";

/** A board with all moves so far, or after `count` of them; throws where there are not as many. */
export function shownText(board: PostBoard, count = board.moves.length): string {
  if (count > board.moves.length) {
    throw new PostError(`Board ${board.id} is at move ${board.moves.length}`);
  }
  const moves = board.moves.slice(0, count).map((move, n) => `${n + 1}. ${move}`);
  return [boardText(board, count), ...moves.length > 0 ? [`Moves: ${moves.join(" ")}`] : []]
    .join("\n");
}

/** What a seat's move would make of a board, which stays as it is; throws where the rules refuse it. */
export function previewText(board: PostBoard, seat: number, token: string): string {
  const position = positionAfter(board, seat, token), { length } = board.moves;
  const after = {
    ...board,
    moves: [...board.moves, token],
    positions: [...board.positions, position],
  };
  const letters = [boardLetters(position.board), "", ...ownersOf(after, position)];
  return [`Board ${board.id}, if move ${length + 1} were ${token}`, "", ...letters].join("\n");
}

function positionAfter(board: PostBoard, seat: number, token: string): ConwayPosition {
  const position = board.positions.at(-1)!;
  if (board.result) throw new PostError("The game is over");
  if (position.turn !== seat) throw new PostError(`It's ${board.users[position.turn]}'s turn`);
  const move = readable(() => conway.text.readMove(position, token));
  if (!move || !("place" in move)) throw new PostError(noTurn(token));
  const refusal = conway.refuse(position, move);
  if (refusal) throw new PostError(`${token} is refused: ${REASONS[refusal] ?? refusal}`);
  return conway.play(position, move);
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

/** Who plays, and who is waited for. */
export function turnText(users: readonly string[], mover: number | null): string {
  return `${users.join(", ")}; ${mover === null ? "nobody's turn" : `${users[mover]}'s turn`}`;
}
