/**
 * A program outside that plays a seat over its standard input and output (docs/study.md): a line of
 * JSON a turn in, a line of CCN a turn out.
 */

import { setTimeout as delay } from "node:timers/promises";
import { TextError } from "../automaton/text_error.ts";
import { cellName } from "../games/notation/cell_text.ts";
import type { Options } from "../games/game.ts";
import { Fault, type Player, type Turn, type Visit } from "./seat.ts";

/** What a program gets each turn. */
interface Request {
  readonly game: string;
  /** Those that are not as usual. */
  readonly options: Options;
  /** The position in CCN. */
  readonly position: string;
  /** Its own: 0 moves first. */
  readonly seat: number;
  /** The cells it may place on, by name. */
  readonly cells: readonly string[];
  /** Chance, for a program that plays the same from the same: another text in each game. */
  readonly seed: string;
  readonly timeMs: number;
}

/** No turn is as long; bytes. */
const MAX_LINE = 4096;

const NEWLINE = "\n".charCodeAt(0);

/** Ctrl-C ends programs and study alike, in any order: who dies of it has not lost. Milliseconds. */
const GRACE = 100;

export class OutsideProgram implements Player {
  readonly #visit: Visit;
  readonly #child: Deno.ChildProcess;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  /** What it has printed beyond the lines that were read. */
  #rest: Uint8Array = new Uint8Array();
  #answer: Promise<unknown> = Promise.resolve();

  /** Starts the program; throws where there is none. */
  constructor([program, ...args]: readonly string[], visit: Visit) {
    this.#visit = visit;
    const command = new Deno.Command(program!, { args, stdin: "piped", stdout: "piped" });
    this.#child = command.spawn();
    this.#writer = this.#child.stdin.getWriter();
    this.#reader = this.#child.stdout.getReader();
  }

  async choose(position: unknown): Promise<Turn> {
    const answer = this.#ask(JSON.stringify(this.#request(position)));
    this.#answer = answer;
    const line = await this.#withinTime(answer);
    try {
      return { move: this.#visit.game.text.readMove(position, line), steps: 0 };
    } catch (error) {
      throw error instanceof TextError ? new Fault("illegal", error.message) : error;
    }
  }

  async leave(): Promise<void> {
    try {
      this.#child.kill("SIGKILL");
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // it has ended by itself
    }
    const ends = [this.#writer.abort(), this.#reader.cancel(), this.#child.status, this.#answer];
    await Promise.allSettled(ends);
  }

  #request(position: unknown): Request {
    const { game, options, seed, timeMs } = this.#visit;
    const board = game.board(position), refusal = game.reach(position, []);
    const cells = [...board.cells.keys()].filter((cell) => refusal(cell) === undefined);
    return {
      game: game.id,
      options,
      position: game.text.writePosition(position),
      seat: game.turn(position),
      cells: cells.map((cell) => cellName(board, cell)),
      seed,
      timeMs,
    };
  }

  async #ask(line: string): Promise<string> {
    // A program that has stopped reading may still have answered.
    await this.#writer.write(new TextEncoder().encode(`${line}\n`)).catch(() => {});
    return await this.#readLine();
  }

  async #readLine(): Promise<string> {
    let end: number;
    while ((end = this.#rest.indexOf(NEWLINE)) < 0) {
      if (this.#rest.length > MAX_LINE) break;
      const { value, done } = await this.#reader.read();
      if (done) await this.#die();
      this.#rest = joined(this.#rest, value!);
    }
    if (end < 0 || end > MAX_LINE) {
      throw new Fault("illegal", `A line of more than ${MAX_LINE} bytes`);
    }
    const line = new TextDecoder().decode(this.#rest.subarray(0, end));
    this.#rest = this.#rest.subarray(end + 1);
    return line.trim();
  }

  async #die(): Promise<never> {
    await delay(GRACE);
    throw new Fault("dead", "It ended, or closed its output");
  }

  async #withinTime<Value>(answer: Promise<Value>): Promise<Value> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const { timeMs } = this.#visit;
      const fault = new Fault("late", `No answer within ${timeMs} ms`);
      timer = setTimeout(() => reject(fault), timeMs);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}
