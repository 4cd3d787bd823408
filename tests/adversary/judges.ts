/** What an answer or a line may say, each by what is wrong with it: nothing else is documented. */

import type { ServerMessage as BotHeard } from "../../lib/server/arena/messages.ts";
import type { Told } from "../../lib/server/bots/told.ts";
import { REFUSALS } from "../../lib/games/game.ts";
import { REFUSALS as API_REFUSALS } from "../../lib/server/api/refusals.ts";
import type { Uncounted } from "../../lib/leaderboard/counted.ts";
import type { Fatal, Refusal, ServerMessage } from "../../lib/rooms/protocol.ts";

/** All members of a union: one that is missing, or too many, doesn't compile. */
type All<Code extends string> = Readonly<Record<Code, true>>;

/** What is wrong with a body; undefined if nothing is. */
export type Judge = (body: unknown) => string | undefined;

export const UNCOUNTED: All<Uncounted> = {
  "malformed": true,
  "forged": true,
  "expired": true,
  "not-yet": true,
  "wrong-game": true,
  "wrong-level": true,
  "wrong-side": true,
  "wrong-seed": true,
  "wrong-options": true,
  "damaged": true,
  "unreadable": true,
  "illegal": true,
  "not-over": true,
  "result-differs": true,
  "too-fast": true,
  "too-late": true,
  "cpu-differs": true,
  "unchecked": true,
  "busy": true,
  "one-at-a-time": true,
  "repeated": true,
  "paused": true,
  "storage": true,
  "banned": true,
  "limit": true,
  "offline": true,
  "helped": true,
  "undone": true,
  "resigned": true,
  "no-ticket": true,
  "lost": true,
  "open": true,
  "soon": true,
};

type RoomRefusal = Exclude<Refusal, typeof REFUSALS[number]>;

const ROOM_REFUSALS: All<RoomRefusal> = {
  "stale": true,
  "not-your-turn": true,
  "unreadable": true,
  "waiting": true,
  "not-over": true,
  "moved": true,
  "no-offer": true,
  "offered": true,
  "not-gone": true,
  "seats": true,
  "blocked": true,
  "time": true,
  "flood": true,
  "empty": true,
  "watching": true,
  "busy": true,
  "storage": true,
  "malformed": true,
  "banned": true,
  "muted": true,
  "forgotten": true,
  "paused": true,
  "long": true,
  "closed": true,
};

const FATAL: All<Fatal> = {
  "unknown-room": true,
  "bad-token": true,
  "bad-key": true,
  "taken-along": true,
  "outdated": true,
  "banned": true,
};

type Bye = Extract<ServerMessage, { t: "bye" }>["why"];
const BYE: All<Bye> = { leaving: true, limit: true, storage: true, rejoin: true };

const HEARD: All<ServerMessage["t"]> = {
  ok: true,
  refused: true,
  joined: true,
  snapshot: true,
  queue: true,
  watchers: true,
  seeking: true,
  paired: true,
  playing: true,
  pong: true,
  malformed: true,
  bye: true,
  fatal: true,
  opened: true,
  sat: true,
  named: true,
  enlisted: true,
  narrowed: true,
  began: true,
  turn: true,
  leaving: true,
  noted: true,
  undone: true,
  ended: true,
  offered: true,
  agreed: true,
  declined: true,
  said: true,
  here: true,
  gone: true,
  lent: true,
  taken: true,
  forgotten: true,
  woke: true,
};

type KeyOf<Message> = Message extends unknown ? keyof Message & string : never;
const BOT_HEARD: All<KeyOf<BotHeard>> = {
  state: true,
  setup_game: true,
  get_move: true,
  move_data: true,
  tick_board: true,
  rtn_state: true,
  scores: true,
  board: true,
  verified: true,
  error: true,
};

/** With which codes a socket may be closed (RFC 6455 §7.4.1); Deno tells 0 where none was given. */
export const CLOSES = {
  room: [1000, 1003, 1008, 1009],
  bot: [1000, 1003, 1008, 1009, 1013],
  arena: [0, 1000, 1003, 1005, 1009, 1012, 1013],
} as const;

/** What is wrong with a message of a room's. */
export function judgeMessage(message: unknown): string | undefined {
  const { t, why } = fieldsOf(message);
  if (!isOf(HEARD, t)) return `an unknown message, ${text(message)}`;
  const known = t === "refused"
    ? isOf(ROOM_REFUSALS, why) || REFUSALS.some((code) => code === why)
    : t === "fatal"
    ? isOf(FATAL, why)
    : t === "bye"
    ? isOf(BYE, why)
    : true;
  return known ? undefined : `an unknown reason, ${text(message)}`;
}

const TOLD: All<Told["type"]> = {
  hello: true,
  challenge: true,
  challengeGone: true,
  gameStart: true,
  gameState: true,
  offer: true,
  chat: true,
  presence: true,
  gameGone: true,
  bye: true,
};

/** What is wrong with a message to a bot over a socket. */
export function judgeTold(message: unknown): string | undefined {
  const { type, status, body } = fieldsOf(message);
  if (type !== "answer") return isOf(TOLD, type) ? undefined : `an unknown line, ${text(message)}`;
  return Number(status) < 300 ? undefined : no(body);
}

/** What is wrong with a message of the arena's. */
export function judgeBotMessage(message: unknown): string | undefined {
  const keys = Object.keys(fieldsOf(message));
  return keys.length === 1 && isOf(BOT_HEARD, keys[0])
    ? undefined
    : `an unknown message, ${text(message)}`;
}

/** Answers with text, HTML or bytes: never with a stack. */
export const anything: Judge = (body) =>
  /\bat (file|ext|async)\b.*:\d+:\d+/.test(String(body)) ? "a stack trace" : undefined;

export const html: Judge = (body) => String(body).endsWith("</html>") ? undefined : "no whole page";

/** JSON with these keys at least. */
export function json(...keys: readonly string[]): Judge {
  return (body) => {
    const fields = fieldsOf(body);
    const missing = keys.find((key) => !Object.hasOwn(fields, key));
    return missing === undefined ? undefined : `no ${missing} in ${text(body)}`;
  };
}

export function refused(...codes: readonly string[]): Judge {
  return (body) => {
    const { refused } = fieldsOf(body);
    return codes.some((code) => code === refused) ? undefined : `an unknown refusal, ${text(body)}`;
  };
}

export const messages: Judge = (body) => {
  const { msgs } = fieldsOf(body);
  if (!Array.isArray(msgs)) return `no messages in ${text(body)}`;
  return msgs.map(judgeMessage).find((fault) => fault !== undefined);
};

export function either(...judges: readonly Judge[]): Judge {
  return (body) => {
    const faults = judges.map((judge) => judge(body));
    return faults.includes(undefined) ? undefined : faults[0];
  };
}

/** JSON with a code and a sentence, as all of the bot API says no. */
export const no: Judge = (body) => {
  const { refused, message } = fieldsOf(body);
  const isKnown = typeof refused === "string" && Object.hasOwn(API_REFUSALS, refused);
  return isKnown && typeof message === "string" ? undefined : `an unknown refusal, ${text(body)}`;
};

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? value as Record<string, unknown> : {};
}

function isOf(codes: All<string>, code: unknown): boolean {
  return typeof code === "string" && Object.hasOwn(codes, code);
}

function text(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 200) ?? String(value);
}
