/** What a move would come to, judged by the rules, and what is waited for. */

import { conway } from "../../games/conway/conway.ts";
import type { ConwayPosition } from "../../games/conway/position.ts";
import { TextError } from "../../automaton/text_error.ts";
import type { PostBoard } from "./board.ts";
import { noTurn, PostError } from "./order.ts";
import { REASONS } from "./refusal_text.ts";

/** The position after a seat's move; throws where the rules refuse it. */
export function previewed(board: PostBoard, seat: number, token: string): ConwayPosition {
  const position = board.positions.at(-1)!;
  if (board.result) throw new PostError("The game is over");
  if (position.turn !== seat) throw new PostError(`It's ${board.users[position.turn]}'s turn`);
  const move = readMove(position, token), refusal = conway.refuse(position, move);
  if (refusal) throw new PostError(`${token} is refused: ${REASONS[refusal] ?? refusal}`);
  return conway.play(position, move);
}

function readMove(position: ConwayPosition, token: string) {
  try {
    const move = conway.text.readMove(position, token);
    if ("place" in move) return move;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
  }
  throw new PostError(noTurn(token));
}

/** Who plays, and who is waited for. */
export function turnText(users: readonly string[], mover: number | null): string {
  return `${users.join(", ")}; ${mover === null ? "nobody's turn" : `${users[mover]}'s turn`}`;
}
