/**
 * All that a bot for the arena needs (docs/arena.md): a line, a board that it keeps up by itself,
 * and a question it is asked each generation. It needs nothing of this project.
 */

import { connect } from "node:net";
import process from "node:process";

/** A row and a column, from 0 at the top left. */
export type Cell = [number, number];

export interface Bot {
  readonly author: string;
  readonly name: string;
  /** A match begins on an empty board. */
  begin(board: Board): void;
  /** The cells to bring to life, 30 at most; none is a pass. */
  move(board: Board): Cell[];
}

const OWN = 1, ENEMY = 2;

/** Live cells only: few of four million are alive. */
export class Board {
  #cells = new Map<number, number>();

  constructor(readonly height: number, readonly width: number) {}

  /** How many cells live. */
  get size(): number {
    return this.#cells.size;
  }

  isEmpty([row, column]: Cell): boolean {
    return !this.#cells.has(row * this.width + column);
  }

  has([row, column]: Cell): boolean {
    return row >= 0 && row < this.height && column >= 0 && column < this.width;
  }

  /** Brings cells of a list to life as the server does: what is occupied or off the board stays. */
  add(cells: readonly Cell[], color: number): void {
    for (const cell of cells) {
      const [row, column] = cell;
      if (this.has(cell) && this.isEmpty(cell)) this.#cells.set(row * this.width + column, color);
    }
  }

  /** A generation: friends keep alive and bear, enemies only keep births away. */
  tick(): void {
    // How many own and enemy neighbors, as one number: own + 16 × enemy.
    const counts = new Map<number, number>();
    for (const [cell, color] of this.#cells) {
      const column = cell % this.width, weight = color === OWN ? 1 : 16;
      for (let row = cell - this.width; row <= cell + this.width; row += this.width) {
        if (row < 0 || row >= this.width * this.height) continue;
        for (let side = column === 0 ? 0 : -1; side <= (column + 1 < this.width ? 1 : 0); side++) {
          const near = row + side;
          if (near !== cell) counts.set(near, (counts.get(near) ?? 0) + weight);
        }
      }
    }
    const next = new Map<number, number>();
    for (const [cell, count] of counts) {
      const color = this.#cells.get(cell);
      const friends = color === ENEMY ? count >> 4 : count & 15;
      if (color !== undefined) {
        if (friends === 2 || friends === 3) next.set(cell, color);
      } else if (count === 3) next.set(cell, OWN);
      else if (count === 3 * 16) next.set(cell, ENEMY);
    }
    this.#cells = next;
  }

  /** The live cells of a color, row by row. */
  cells(color: number): Cell[] {
    const own = [...this.#cells].filter(([, of]) => of === color).map(([cell]) => cell);
    return own.sort((a, b) => a - b)
      .map((cell) => [Math.floor(cell / this.width), cell % this.width]);
  }
}

/** Plays until the line ends. With `--dump` it prints its board as JSON after each match. */
export function play(bot: Bot): void {
  const host = process.env.ARENA_HOST ?? "localhost", port = Number(process.env.ARENA_PORT ?? 9999);
  const socket = connect({ host, port, noDelay: true });
  let board = new Board(0, 0);

  function send(message: unknown): void {
    const body = new TextEncoder().encode(JSON.stringify(message));
    const frame = new Uint8Array(4 + body.length);
    new DataView(frame.buffer).setUint32(0, body.length, true);
    frame.set(body, 4);
    socket.write(frame);
  }

  // deno-lint-ignore no-explicit-any -- what the server sends is described in docs/arena.md
  function hear(message: any): void {
    if (message.state === "connecting") {
      send({ identity: { author: bot.author, name: bot.name, key: process.env.ARENA_KEY } });
    } else if (message.state === "config") {
      send({ configure: { allow_training: true, force_training: false, training_timeout: 5 } });
    } else if ("setup_game" in message) {
      board = new Board(message.setup_game.y_size, message.setup_game.x_size);
      bot.begin(board);
    } else if ("get_move" in message) {
      const cells = bot.move(board).slice(0, 30);
      board.add(cells, OWN);
      send({ update_state: cells });
    } else if ("move_data" in message) board.add(message.move_data, ENEMY);
    else if ("tick_board" in message) board.tick();
    else if ("scores" in message && process.argv.includes("--dump")) {
      console.log(JSON.stringify({ own: board.cells(OWN), enemy: board.cells(ENEMY) }));
    }
  }

  let rest = new Uint8Array(0);
  socket.on("data", (bytes: Uint8Array) => {
    const all = new Uint8Array(rest.length + bytes.length);
    all.set(rest);
    all.set(bytes, rest.length);
    let at = 0;
    while (all.length - at >= 4) {
      const length = new DataView(all.buffer).getUint32(at, true);
      if (all.length - at < 4 + length) break;
      hear(JSON.parse(new TextDecoder().decode(all.subarray(at + 4, at + 4 + length))));
      at += 4 + length;
    }
    rest = all.slice(at);
  });
}
