/** The post office: obeys lines, one after another, and answers each with a letter. */

import { Buffer } from "node:buffer";
import { TextError } from "../automaton/text_error.ts";
import { conway } from "../games/conway.ts";
import type { ConwayMove, ConwayPosition } from "../games/conway_position.ts";
import type { Refusal, Rng, Seat } from "../games/game.ts";
import { writeRecord } from "../games/notation.ts";
import { seededRng } from "../games/rng.ts";
import { makeStem } from "../rooms/code.ts";
import type { Archive } from "../store/archive.ts";
import { digest } from "../transport/digest.ts";
import { positionOf, type PostBoard, recordOf, resultOf } from "./board.ts";
import { boardText } from "./board_text.ts";
import type { Boards } from "./boards.ts";
import { type Order, PostError, readOrder, type Signed } from "./order.ts";
import { hashPassword, isPassword, saltOf } from "./password.ts";

/** What there is beside the boards: time (ms since 1970) and chance. */
export interface Outside {
  now(): number;
  readonly random: Rng;
}

/** Why a turn is refused, as a letter says it. */
const REASONS: Partial<Record<Refusal, string>> = {
  "off-board": "a cell is not on the board",
  occupied: "a cell is occupied",
  repeated: "a cell is named twice",
  "too-many": "those are too many pieces",
  touch: "each piece must touch one of your own",
};

const SECOND = 1000;

export class Office {
  constructor(
    private readonly boards: Boards,
    private readonly archive: Archive,
    private readonly outside: Outside,
  ) {}

  /** The answer to a line; one that cannot be obeyed is answered with what is wrong. */
  async answer(line: string): Promise<string> {
    try {
      return await this.#obey(readOrder(line));
    } catch (error) {
      if (error instanceof PostError) return `Error: ${error.message}.`;
      throw error;
    }
  }

  async #obey(order: Order): Promise<string> {
    if (order.t === "challenge") return this.#challenge(order);
    const board = this.boards.find(order.board);
    if (!board) throw new PostError(`There is no board ${order.board}`);
    if (order.t === "show") return this.#show(board, order.moves);
    const seat = this.#seatOf(board, order);
    const position = positionOf(board);
    if (resultOf(board, position)) throw new PostError("The game is over");
    if (!position.alive[seat] || board.leaving.includes(seat)) {
      throw new PostError(`${order.user} is out of the game`);
    }
    const after = order.t === "move"
      ? played(board, seat, position, order.token)
      : order.t === "resign"
      ? left({ ...board, leaving: [...board.leaving, seat] })
      : drawn(board, seat, position);
    await this.#keep(board, after);
    return boardText(after);
  }

  #challenge({ users, options }: Extract<Order, { t: "challenge" }>): string {
    const { random } = this.outside;
    return boardText(this.boards.open({
      id: makeStem(random),
      users,
      options,
      seed: Buffer.from(saltOf(random)).toString("hex"),
      moves: [],
      leaving: [],
      drawing: [],
      agreed: false,
      openedAt: this.outside.now(),
    }));
  }

  #show(board: PostBoard, moves: number | undefined): string {
    if (moves === undefined || moves <= board.moves.length) return boardText(board, moves);
    throw new PostError(`Board ${board.number} has had ${board.moves.length} moves`);
  }

  /** Who orders there. The first password that a user gives is the user's from then on. */
  #seatOf({ number, users }: PostBoard, { user, password }: Signed): Seat {
    const seat = users.indexOf(user);
    if (seat < 0) throw new PostError(`${user} does not play on board ${number}`);
    const hashed = this.boards.passwordOf(user);
    if (hashed === undefined) {
      this.boards.register(user, hashPassword(password, saltOf(this.outside.random)));
    } else if (!isPassword(password, hashed)) throw new PostError(`That is not ${user}'s password`);
    return seat;
  }

  /** The archive takes a finished game first, and no second time: so none is ever lost. */
  async #keep(before: PostBoard, after: PostBoard): Promise<void> {
    await this.#archive(after);
    if (this.boards.replace(before, after)) return;
    throw new PostError("The board has changed meanwhile; look again");
  }

  async #archive(board: PostBoard): Promise<void> {
    const result = resultOf(board, positionOf(board));
    if (!result) return;
    const endedAt = this.outside.now();
    const kept = await this.archive.keep({
      id: board.id,
      game: "conway",
      opponent: "online",
      ...result,
      endedAt,
      seconds: Math.round((endedAt - board.openedAt) / SECOND),
      unrated: "handicap",
      points: 0,
      record: writeRecord(recordOf(board)),
      seats: board.users.map((name) => ({ identity: digest(`post ${name}`), name })),
    });
    if (kept === "failed") throw new PostError("The game could not be kept; nothing has changed");
  }
}

function played(
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

/** A draw is agreed once all who are in the game, and stay, would have it. */
function drawn(board: PostBoard, seat: Seat, { alive }: ConwayPosition): PostBoard {
  const drawing = [...new Set([...board.drawing, seat])];
  const agreed = alive.every((lives, other) =>
    !lives || drawing.includes(other) || board.leaving.includes(other)
  );
  return { ...board, drawing, agreed };
}
