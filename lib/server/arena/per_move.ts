/**
 * Bots of the contest's second kind: a process for every move, which finds the board as JSON in its
 * argument and prints its cells. This keeps up the board for them, on one line to an arena.
 */

import { spawn } from "node:child_process";
import { stepFriendlyTile } from "../../automaton/tile_kernel.ts";
import { TileBoard } from "../../automaton/tiles.ts";
import { FrameReader, writeFrame } from "../../arena/frames.ts";
import { place } from "../../arena/replay.ts";
import type { Bot, BotName } from "../../arena/results.ts";
import { isFields, parseJson } from "../../rooms/parse.ts";
import type { Pair, ServerMessage } from "./messages.ts";

/** Linux starts no program with a longer argument, bytes: a longer board comes only by standard input. */
const LONGEST_ARGUMENT = 131_071;
/** What stands for it then. */
const BY_INPUT = "-";
/** How much of the time for an answer a program has: the rest is the line's. */
const OWN_TIME = 0.9;
/** How many cells count (rules.md K3). */
const MOST_CELLS = 30;

interface PerMove extends BotName {
  /** Run by a shell, with the board as one more argument. */
  readonly command: string;
  readonly key?: string | undefined;
  /** What the program does wrong, in a line. */
  readonly say: (line: string) => void;
}

export class PerMoveBot {
  #board = new TileBoard(1, 1, stepFriendlyTile);
  #time = 0;
  /** Which of both it is: the first to move is 0. */
  #as: Bot | undefined;

  constructor(private readonly bot: PerMove) {}

  /** What it answers to a message. */
  async hear(message: ServerMessage): Promise<object | undefined> {
    if ("state" in message) return this.#enter(message.state);
    if ("setup_game" in message) {
      const { x_size, y_size, response_time } = message.setup_game;
      this.#board = new TileBoard(x_size, y_size, stepFriendlyTile);
      this.#time = 1000 * OWN_TIME * response_time;
      this.#as = undefined;
    } else if ("get_move" in message) {
      this.#as ??= 0;
      const cells = (await this.#run(this.#as)).slice(0, MOST_CELLS);
      this.#place(cells, this.#as);
      return { update_state: cells };
    } else if ("move_data" in message) {
      this.#as ??= 1;
      this.#place(message.move_data, 1 - this.#as);
    } else if ("tick_board" in message) this.#board.step();
    else if ("error" in message) this.#tell(message.error);
    return undefined;
  }

  #enter(state: string): object | undefined {
    const { author, name, key } = this.bot;
    if (state === "connecting") {
      return { identity: { author, name, ...key !== undefined && { key } } };
    }
    return state === "config" ? { configure: { allow_training: true } } : undefined;
  }

  /** By name: in a tournament two such programs write to one screen. */
  #tell(line: string): void {
    this.bot.say(`${this.bot.name}: ${line}`);
  }

  /** As the server does it: only what is on the board and empty. */
  #place(cells: readonly Pair[], bot: number): void {
    const { width, height } = this.#board;
    for (const [row, column] of cells) {
      const isOn = row >= 0 && row < height && column >= 0 && column < width;
      if (isOn && this.#board.get(row, column) === 0) {
        place(this.#board, [row * width + column], bot);
      }
    }
  }

  /** The board as the contest told it: `{"bot_id":1,"x_size":9,"y_size":9,"board":{"(0,1)":1}}`. */
  #told(bot: Bot): string {
    const { width } = this.#board;
    const living = [1, 2].flatMap((color) =>
      this.#board.cells(color).map((cell) => [
        `(${Math.floor(cell / width)},${cell % width})`,
        color,
      ])
    );
    const { height: y_size } = this.#board, board = Object.fromEntries(living);
    return JSON.stringify({ bot_id: bot + 1, x_size: width, y_size, board });
  }

  /** What the program prints; nothing if it's late, fails or prints no cells. */
  async #run(bot: Bot): Promise<Pair[]> {
    const told = this.#told(bot);
    const argument = new TextEncoder().encode(told).length > LONGEST_ARGUMENT ? BY_INPUT : told;
    const { text, fault } = await output(this.bot.command, argument, told, this.#time);
    const value = parseJson(text);
    if (fault === undefined && isPairs(value)) return value;
    // The contest's own passed with an empty object.
    if (fault !== undefined || !isFields(value)) {
      this.#tell(fault ?? `That's no list of cells: ${text.slice(0, 80).trim()}`);
    }
    return [];
  }
}

function isPairs(value: unknown): value is Pair[] {
  return Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger));
}

interface Output {
  readonly text: string;
  readonly fault?: string;
}

/** Runs a command with one more argument and an input, for this many ms at most. */
function output(command: string, argument: string, input: string, ms: number): Promise<Output> {
  const { promise, resolve } = Promise.withResolvers<Output>();
  const child = spawn("sh", ["-c", `exec ${command} "$1"`, "sh", argument], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  const late = setTimeout(() => {
    child.once("exit", () => {
      resolve({ text, fault: `No cells came within ${Math.round(ms)} ms` });
    });
    child.kill("SIGKILL");
  }, ms);
  child.stdout.setEncoding("utf8").on("data", (more: string) => text += more);
  child.stdin.on("error", () => {}); // it doesn't read
  child.stdin.end(input);
  child.on("error", ({ message }) => resolve({ text, fault: message }));
  child.on("close", (code) => {
    clearTimeout(late);
    resolve(code === 0 ? { text } : { text, fault: `The program ended with code ${code}` });
  });
  return promise;
}

/** Plays on a line until it ends. */
export async function playPerMove(
  bot: PerMove,
  address: { readonly hostname: string; readonly port: number },
): Promise<void> {
  const line = await Deno.connect(address);
  const player = new PerMoveBot(bot), reader = new FrameReader(Infinity);
  const writer = line.writable.getWriter();
  for await (const bytes of line.readable) {
    for (const frame of reader.push(bytes)) {
      const answer = await player.hear(JSON.parse(new TextDecoder().decode(frame)));
      if (answer) await writer.write(writeFrame(answer));
    }
  }
}
