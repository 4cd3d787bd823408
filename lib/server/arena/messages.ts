/**
 * The messages of the arena (docs/arena.md; rules.md K3, K5). Each is a JSON object
 * of one key. Whatever comes in is read here, and trusted behind.
 */

import { cleanText } from "../../rooms/chat.ts";
import { isFields, parseJson } from "../../rooms/parse.ts";
import type { BotName } from "../../arena/results.ts";

/** What a bot is doing. */
export type BotState = "connecting" | "config" | "lobby" | "in_game";

/** How a bot wants to be matched. */
export interface BotConfig {
  readonly allow_training: boolean;
  /** Only ever training; false without `allow_training`. */
  readonly force_training: boolean;
  /** How long it waits alone until it trains, s. */
  readonly training_timeout: number;
}

/** A row and a column. */
export type Pair = readonly [number, number];

export type ClientMessage =
  | { readonly t: "identity"; readonly bot: BotName; readonly key?: string }
  | { readonly t: "configure"; readonly config: BotConfig }
  | { readonly t: "get_state" }
  | { readonly t: "disconnect" }
  | { readonly t: "update_state"; readonly cells: readonly Pair[] }
  | { readonly t: "verify"; readonly height: number; readonly width: number }
  | { readonly t: "next_board"; readonly rows: Rows }
  /** `{}`: the contest's own client answers so to whatever it needs not answer. */
  | { readonly t: "nothing" };

export type ServerMessage =
  | { readonly state: BotState }
  | { readonly setup_game: GameSetup }
  | { readonly get_move: null }
  | { readonly move_data: readonly Pair[] }
  | { readonly tick_board: null }
  | { readonly rtn_state: BotConfig & { readonly state: BotState } & BotAs }
  | { readonly scores: Scores }
  | { readonly board: Rows }
  | { readonly verified: boolean }
  /** Why the line is about to be closed. */
  | { readonly error: string };

/** A bot as `rtn_state` names it. */
interface BotAs {
  readonly author: string;
  readonly bot_name: string;
}

/** The board's sides in cells, the times in seconds. */
interface GameSetup {
  readonly y_size: number;
  readonly x_size: number;
  readonly game_time: number;
  readonly response_time: number;
}

/** What a match came to for who is told: live cells, the result, and how. */
interface Scores {
  readonly you: number;
  readonly opponent: number;
  readonly result: "win" | "loss" | "draw";
  readonly by: "extinction" | "majority" | "forfeit";
}

/** A board row by row: 1 is the bot's own cell, 2 its enemy's. */
export type Rows = readonly (readonly number[])[];

/** The seconds after which a bot that is alone trains, unless it says otherwise (rules.md K7). */
const TRAINING_TIMEOUT = 5;
const LONGEST_TIMEOUT = 24 * 60 * 60;

/** The sides of the largest board that is verified on, cells. */
const LARGEST_VERIFIED = 200;

/** The longest name and author, in UTF-16 code units. */
export const LONGEST_NAME = 40;

/** The longest key that a name is kept by, in UTF-16 code units. */
const LONGEST_KEY = 200;

/** What a bot is before it has said. */
export const UNCONFIGURED: BotConfig = {
  allow_training: false,
  force_training: false,
  training_timeout: TRAINING_TIMEOUT,
};

/** Reads a message; undefined for what is none. The state tells what a bare object must be. */
export function readMessage(text: string, state: BotState): ClientMessage | undefined {
  const value = parseJson(text);
  if (!isFields(value)) return undefined;
  if (Object.keys(value).length === 0) return { t: "nothing" };
  const known = KEYS.filter((key) => Object.hasOwn(value, key));
  if (known.length > 1) return undefined;
  const key = known[0] ?? BARE[state];
  const body = known.length === 1 ? value[key!] : value;
  if (key === "identity") return readIdentity(body);
  if (key === "configure") return readConfigure(body);
  if (key === "update_state") return isPairs(body) ? { t: key, cells: body } : undefined;
  if (key === "verify") return readVerify(body);
  if (key === "next_board") return isRows(body) ? { t: key, rows: body } : undefined;
  return key && { t: key };
}

/** In a sentence, why a text is no message. */
export function faultOf(text: string, state: BotState): string {
  const value = parseJson(text);
  if (value === undefined) return "That isn't JSON.";
  if (!isFields(value)) return "A message is a JSON object.";
  const known = KEYS.filter((key) => Object.hasOwn(value, key));
  if (known.length > 1) return `One message at a time: ${known.join(" and ")} came together.`;
  const key = known[0] ?? BARE[state];
  if (key === undefined) return `There is no message "${Object.keys(value)[0]!.slice(0, 40)}".`;
  return `"${key}" must be ${EXPECTED[key]}.`;
}

const KEYS = [
  "identity",
  "configure",
  "get_state",
  "disconnect",
  "update_state",
  "verify",
  "next_board",
] as const;

/** What the contest's steps 3 and 5 send without a key. */
const BARE: Partial<Record<BotState, typeof KEYS[number]>> = {
  connecting: "identity",
  config: "configure",
};

/** What each is, for who sends something else. */
const EXPECTED: Readonly<Record<typeof KEYS[number], string>> = {
  identity: "an object with the texts author and name, neither empty, and maybe a key, " +
    `a text of 1 to ${LONGEST_KEY} characters`,
  configure: "an object with allow_training, true or false; maybe force_training, the same; " +
    `and training_timeout, whole seconds up to ${LONGEST_TIMEOUT}`,
  get_state: "null",
  disconnect: "null",
  update_state: "a list of pairs of whole numbers, [row, column]",
  verify: `an object with y_size and x_size, from 1 to ${LARGEST_VERIFIED}`,
  next_board: "a list of rows of whole numbers",
};

function readIdentity(body: unknown): ClientMessage | undefined {
  if (!isFields(body)) return undefined;
  const author = readName(body.author), name = readName(body.name), { key } = body;
  if (!author || !name || !isKey(key)) return undefined;
  return { t: "identity", bot: { author, name }, ...key !== undefined && { key } };
}

function isKey(value: unknown): value is string | undefined {
  return value === undefined ||
    typeof value === "string" && value.length > 0 && value.length <= LONGEST_KEY;
}

function readName(value: unknown): string | undefined {
  return typeof value === "string" ? cleanText(value, LONGEST_NAME) : undefined;
}

function readConfigure(body: unknown): ClientMessage | undefined {
  if (!isFields(body)) return undefined;
  const { allow_training, force_training = false, training_timeout } = body;
  const timeout = training_timeout ?? TRAINING_TIMEOUT;
  if (typeof allow_training !== "boolean" || typeof force_training !== "boolean") return undefined;
  if (!isWhole(timeout) || timeout < 0 || timeout > LONGEST_TIMEOUT) return undefined;
  const config = {
    allow_training,
    force_training: allow_training && force_training,
    training_timeout: timeout,
  };
  return { t: "configure", config };
}

function readVerify(body: unknown): ClientMessage | undefined {
  if (!isFields(body)) return undefined;
  const { y_size: height, x_size: width } = body;
  return isSide(height) && isSide(width) ? { t: "verify", height, width } : undefined;
}

function isSide(value: unknown): value is number {
  return isWhole(value) && value >= 1 && value <= LARGEST_VERIFIED;
}

function isRows(value: unknown): value is Rows {
  return Array.isArray(value) && value.every((row) => Array.isArray(row) && row.every(isWhole));
}

function isPairs(value: unknown): value is Pair[] {
  return Array.isArray(value) &&
    value.every((pair) =>
      Array.isArray(pair) && pair.length === 2 && isWhole(pair[0]) && isWhole(pair[1])
    );
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
