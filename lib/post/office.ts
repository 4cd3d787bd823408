/** The post office: obeys lines, one after another, and answers each with a letter. */

import { Buffer } from "node:buffer";
import type { Rng, Seat } from "../games/game.ts";
import { writeRecord } from "../games/notation.ts";
import { makeStem } from "../rooms/code.ts";
import type { Archive } from "../store/archive.ts";
import { digest } from "../transport/digest.ts";
import { positionOf, type PostBoard, recordOf, resultOf } from "./board.ts";
import { boardText } from "./board_text.ts";
import type { Boards } from "./boards.ts";
import { type Order, PostError, readOrder, type Signed } from "./order.ts";
import { hashPassword, isPassword, saltOf } from "./password.ts";
import { drawn, played, resigned } from "./turn.ts";

/** What there is beside the boards: time (ms since 1970) and chance. */
export interface Outside {
  now(): number;
  readonly random: Rng;
}

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
    await this.#archive(board);
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
      ? resigned(board, seat)
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

  /** The board first: what it lost to a crash before the archive had it, its next order makes up. */
  async #keep(before: PostBoard, after: PostBoard): Promise<void> {
    if (!this.boards.replace(before, after)) {
      throw new PostError("The board has changed meanwhile; look again");
    }
    await this.#archive(after);
  }

  /** Puts a finished game into the archive, which takes it once. */
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
      unrated: "unranked",
      points: 0,
      record: writeRecord(recordOf(board)),
      seats: board.users.map((name) => ({ identity: digest(`post ${name}`), name })),
    });
    if (kept === "failed") {
      throw new PostError("The game is over, but the archive failed; try again");
    }
  }
}
