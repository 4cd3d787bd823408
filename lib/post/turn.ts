/** What the orders of players do to a board. */

import { TextError } from "../automaton/text_error.ts";
import { conway } from "../games/conway.ts";
import type { ConwayMove, ConwayPosition } from "../games/conway_position.ts";
import type { Refusal, Seat } from "../games/game.ts";
import { seededRng } from "../games/rng.ts";
import { positionOf, type PostBoard, resultOf } from "./board.ts";
import { PostError } from "./order.ts";

/** Why a turn is refused, as a letter says it. */
const REASONS: Partial<Record<Refusal, string>> = {
  "off-board": "a cell is not on the board",
  occupied: "a cell is occupied",
  repeated: "a cell is named twice",
  "too-many": "those are too many pieces",
  touch: "each piece must touch one of your own",
};

/** The board after a turn as it was written; throws a `PostError` where it cannot be. */
export function played(
  board: PostBoard,
  seat: Seat,
  position: ConwayPosition,
  token: string,
): PostBoard {
  if (position.turn !== seat) {
    throw new PostError(`It is ${board.users[position.turn]}'s turn`);
  }
  const move = token === "random" ? drawnTurn(board, position) : readTurn(position, token);
  const refusal = conway.refuse(position, move);
  if (refusal) throw new PostError(`${token} is refused: ${REASONS[refusal] ?? refusal}`);
  const moves = [...board.moves, conway.text.writeMove(position, move)];
  return left({ ...board, moves, drawing: [] });
}

/** By the game's own seed, so that nobody can try again (rules.md P7). */
function drawnTurn({ seed }: PostBoard, position: ConwayPosition): ConwayMove {
  return conway.random(position, seededRng(`${seed}:${position.move}`));
}

/** Nobody types what has a verb of its own, or claims to be chance. */
function readTurn(position: ConwayPosition, token: string): ConwayMove {
  try {
    const move = conway.text.readMove(position, token);
    if ("place" in move && !move.drawn) return move;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
  }
  throw new PostError(`"${token}" is none of cells such as a5,g2,e7, pass, random`);
}

/** The board once all have left who resigned and whose turn it is (rules.md P9). */
function left(board: PostBoard): PostBoard {
  const position = positionOf(board);
  if (resultOf(board, position) || !board.leaving.includes(position.turn)) return board;
  return left({ ...board, moves: [...board.moves, "resign"], drawing: [] });
}

/** The board of a seat that gives up: at once if that ends the game, else when its turn comes. */
export function resigned(board: PostBoard, seat: Seat): PostBoard {
  return left({ ...board, leaving: [...board.leaving, seat] });
}

/** A draw is agreed once all who are in the game, and stay, would have it. */
export function drawn(board: PostBoard, seat: Seat, { alive }: ConwayPosition): PostBoard {
  const drawing = [...new Set([...board.drawing, seat])];
  const agreed = alive.every((lives, other) =>
    !lives || drawing.includes(other) || board.leaving.includes(other)
  );
  return { ...board, drawing, agreed };
}
