/** A bot on a line: what it is doing, and what it may say (rules.md K5). */

import { LONGEST_FRAME } from "../../arena/frames.ts";
import type { Bot, BotName, NameKey } from "../../arena/results.ts";
import type { Board } from "../../automaton/board.ts";
import { friendly } from "../../automaton/rule.ts";
import { step } from "../../automaton/step.ts";
import type { Rng } from "../../games/game.ts";
import { below, seededRng } from "../../games/kit/rng.ts";
import { makeStem } from "../../rooms/code.ts";
import type { World } from "../clock.ts";
import { digest } from "../digest.ts";
import { Rate } from "../rooms/rate.ts";
import type { Bout, Contender } from "./bout.ts";
import {
  type BotConfig,
  type BotState,
  type ClientMessage,
  faultOf,
  type Pair,
  readMessage,
  type Rows,
  type ServerMessage,
  UNCONFIGURED,
} from "./messages.ts";

/** Of ten cells this many are alive, half of them the enemy's. */
const ALIVE = 4;

function randomRows(height: number, width: number, rng: Rng): Rows {
  const cell = () => below(10, rng) < ALIVE ? 1 + below(2, rng) : 0;
  return Array.from({ length: height }, () => Array.from({ length: width }, cell));
}

/** Whether the second board is what the first becomes. */
function isNextBoard(rows: Rows, next: Rows): boolean {
  const after = step(boardOf(rows), friendly, "plane");
  return JSON.stringify(rowsOf(after)) === JSON.stringify(next);
}

function boardOf(rows: Rows): Board {
  return { width: rows[0]!.length, height: rows.length, cells: Uint8Array.from(rows.flat()) };
}

function rowsOf({ width, height, cells }: Board): Rows {
  const row = (_: unknown, r: number) => [...cells.subarray(r * width, (r + 1) * width)];
  return Array.from({ length: height }, row);
}

/** A bot's end of a line. */
export interface Line {
  /** Bytes that wait to be sent. */
  readonly buffered: number;
  send(message: ServerMessage): void;
  close(): void;
}

/** Who is told of a bot: whenever it comes into the lobby, and when it is gone. */
interface Told {
  ready(): void;
  gone(): void;
  /** Whether bots of its address may say one thing more besides answers. */
  maySay(): boolean;
  /** Whether a bot is kept out. */
  bars(bot: BotName): boolean;
}

/** What a bot is told that is kept out. */
export const BARRED = "This bot is barred from the arena.";

/**
 * Anyone who is not in the lobby after this long without a word, lets questions wait for as long
 * altogether, or this many bytes, is gone.
 */
const READY_WITHIN = 60_000;
const MOST_BUFFERED = 262_144;
/** Messages in ten seconds besides answers. */
const MOST_MESSAGES = 100;
const TEN_SECONDS = 10_000;
/** The longest text besides an answer, bytes: a board to be verified has room in it. */
const LONGEST_TEXT = 131_072;

export class BotSession implements Contender {
  bot: BotName = { author: "", name: "" };
  key: NameKey;
  state: BotState = "connecting";
  config: BotConfig = UNCONFIGURED;
  /** Since when it has been in the lobby, and when its last match ended, ms. */
  waitingSince = 0;
  playedAt = -Infinity;
  /** The number of its last match, and of the last against each whom it met. */
  lastMatch = 0;
  readonly met = new WeakMap<BotSession, number>();
  #bout: Bout | undefined;
  #as: Bot = 0;
  #isAsked = false;
  /** Answers that come too late, each to be thrown away when it comes (rules.md K6). */
  #late = 0;
  /** When it was asked last, and for how long questions were open to which it has said nothing since, ms. */
  #askedAt = 0;
  #unanswered = 0;
  /** The board whose next one it was asked for. */
  #posed: Rows | undefined;
  #heardAt: number;
  #isGone = false;
  /** Messages to it that it may answer with nothing. */
  #answerable = 0;
  readonly #rate = new Rate(MOST_MESSAGES, TEN_SECONDS);

  constructor(
    private readonly line: Line,
    private readonly world: World,
    private readonly told: Told,
  ) {
    this.#heardAt = world.now();
    this.tell({ state: "connecting" });
  }

  /** A message came; whatever is none, or has no place here, ends the line (rules.md K5). */
  hear(text: string): void {
    try {
      this.#hear(text);
    } catch (error) {
      this.world.report(error);
      this.close();
    }
  }

  /** The longest message that it may send now, bytes. */
  get longest(): number {
    return this.#owesAnswer ? LONGEST_FRAME : LONGEST_TEXT;
  }

  get #owesAnswer(): boolean {
    return this.#isAsked || this.#late > 0;
  }

  tell(message: ServerMessage): void {
    this.#answerable++;
    this.line.send(message);
    // Later, since a match may be in the middle of telling both.
    if (this.line.buffered > MOST_BUFFERED) this.world.after(0, () => this.close());
  }

  ask(): void {
    this.#isAsked = true;
    this.#askedAt = this.world.now();
    this.tell({ get_move: null });
  }

  expire(): void {
    this.#isAsked = false;
    this.#late++;
    this.#unanswered += this.world.now() - this.#askedAt;
  }

  enter(bout: Bout, as: Bot): void {
    this.#bout = bout;
    this.#as = as;
    this.#go("in_game");
  }

  leave(): void {
    this.#bout = undefined;
    this.playedAt = this.world.now();
    if (this.#isAsked) this.expire();
    if (!this.#isGone) this.#wait();
  }

  /** The line has ended, or is to end: a match that the bot is in is lost. */
  close(): void {
    this.#end("");
  }

  /** Tells a bot that broke the protocol how, and ends the line. */
  refuse(fault: string): void {
    this.#end(fault);
  }

  #end(fault: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#bout?.forfeit(this.#as, fault);
    if (fault !== "") this.line.send({ error: fault });
    this.line.close();
    this.told.gone();
  }

  /** Lets go of those who connect and then say nothing, and of those who say nothing any more. */
  check(): void {
    if (this.#unanswered >= READY_WITHIN) {
      return this.refuse(`No answer came for ${READY_WITHIN / 1000} seconds.`);
    }
    const isReady = this.state === "lobby" || this.state === "in_game";
    if (!isReady && this.world.now() - this.#heardAt > READY_WITHIN) {
      this.refuse(`No message came for ${READY_WITHIN / 1000} seconds.`);
    }
  }

  #hear(text: string): void {
    if (this.#isGone) return;
    this.#unanswered = 0;
    if (!this.#owesAnswer && text.length > LONGEST_TEXT) {
      return this.refuse(`A message may have ${LONGEST_TEXT} bytes.`);
    }
    const message = readMessage(text, this.state);
    if (!message) return this.refuse(faultOf(text, this.state));
    if (message.t === "disconnect") return this.close();
    if (message.t === "nothing" && this.#answerable-- > 0) return;
    if (message.t !== "update_state" && !this.#mayAsk()) {
      return this.refuse(`More than ${MOST_MESSAGES} messages in ten seconds.`);
    }
    if (message.t === "identity" && this.told.bars(message.bot)) return this.refuse(BARRED);
    if (!this.#handle(message)) {
      this.refuse(`"${message.t}" has no place here: ${this.#why(message)}.`);
    }
  }

  /** Whether it may say something besides answers. */
  #mayAsk(): boolean {
    this.#heardAt = this.world.now();
    return this.#rate.allow([""], this.#heardAt) && this.told.maySay();
  }

  #why({ t }: ClientMessage): string {
    const isAnswer = t === "update_state" && this.state === "in_game" ||
      t === "next_board" && this.state === "config";
    return isAnswer ? "nothing was asked for" : `the state is "${this.state}"`;
  }

  /** Whether the message has its place here. */
  #handle(message: ClientMessage): boolean {
    switch (message.t) {
      case "update_state":
        return this.#answer(message.cells);
      case "identity":
        return this.state === "connecting" && this.#introduce(message.bot, message.key);
      case "configure":
        return this.state === "config" && this.#configure(message.config);
      case "verify":
        return this.state === "config" && this.#pose(message.height, message.width);
      case "next_board":
        return this.state === "config" && this.#verify(message.rows);
      case "get_state":
        this.#tellState();
        return true;
      case "disconnect":
      case "nothing":
        return true;
    }
  }

  #answer(cells: readonly Pair[]): boolean {
    if (this.#late > 0) {
      this.#late--;
      return true;
    }
    if (!this.#isAsked) return false;
    this.#isAsked = false;
    this.#bout!.answer(cells);
    return true;
  }

  #introduce(bot: BotName, key: string | undefined): boolean {
    this.bot = bot;
    this.key = key && digest(key);
    this.#go("config");
    return true;
  }

  #configure(config: BotConfig): boolean {
    this.config = config;
    this.#wait();
    return true;
  }

  #pose(height: number, width: number): boolean {
    this.#posed = randomRows(height, width, seededRng(makeStem(this.world.random)));
    this.tell({ board: this.#posed });
    return true;
  }

  #verify(rows: Rows): boolean {
    if (!this.#posed) return false;
    this.tell({ verified: isNextBoard(this.#posed, rows) });
    this.#posed = undefined;
    return true;
  }

  #tellState(): void {
    const { author, name: bot_name } = this.bot;
    this.tell({ rtn_state: { state: this.state, ...this.config, author, bot_name } });
  }

  #wait(): void {
    this.waitingSince = this.world.now();
    this.#go("lobby");
    this.told.ready();
  }

  #go(state: BotState): void {
    this.state = state;
    this.tell({ state });
  }
}
