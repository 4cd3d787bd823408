/** Reads what came from outside. What it returns is typed and bounded; nothing else is trusted. */

import { type OfferKind, OFFERS } from "./event.ts";
import type { Step } from "./premove.ts";
import { readPool } from "./read_pool.ts";
import { isToken } from "./premove_text.ts";
import type { Action, ClientMessage, Join, Request, Seek, Wish } from "./protocol.ts";

/** The longest move, in characters: it and its request fit into a frame. */
const LONGEST_MOVE = 1_800;
/** The most turns that a move left in advance may expect before it. */
const MOST_EXPECTED = 8;
const LONGEST_TEXT = 1_000;
/** More seats than any game has, and a longer name than any level's. */
const MOST_LEVELS = 16;
const LONGEST_LEVEL = 16;
const WISHES: readonly Wish[] = ["sit", "back", "take", "watch"];

type Fields = Readonly<Record<string, unknown>>;

/** The message, or undefined for anything that is not one. */
export function parseMessage(value: unknown): ClientMessage | undefined {
  if (!isFields(value)) return undefined;
  // The published protocol (TR-001 §4.3) tags messages with `type`.
  switch (value.t ?? value.type) {
    case "join":
      return parseJoin(value);
    case "seek":
      return parseSeek(value);
    case "ping":
      return { t: "ping" };
    case "leave":
      return { t: "leave" };
    case "sync":
      return isVersion(value.since) ? { t: "sync", since: value.since } : undefined;
    default:
      return parseRequest(value);
  }
}

/** The JSON value of a text; undefined for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A place in a log, or 0 for before it. */
export function isVersion(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** 128 bits or more in URL-safe base64: tokens, keys, identities. */
export function isSecret(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]{22,64}$/.test(value);
}

function parseJoin(fields: Fields): Join | undefined {
  const { protocol = 0, code, wish, token, identity, name = "", key = "", since = 0 } = fields;
  const known = isVersion(protocol) && typeof code === "string" && isWish(wish);
  if (!known || !isVersion(since) || typeof name !== "string" || name.length > LONGEST_TEXT) return;
  const join = { t: "join", protocol, code, name, since } as const;
  if (wish === "watch") return { ...join, wish, token: "", identity: "", key: "" };
  if (!isSecret(token) || !isSecret(identity)) return undefined;
  if (wish !== "take") return { ...join, wish, token, identity, key: "" };
  return isSecret(key) ? { ...join, wish, token, identity, key } : undefined;
}

function parseSeek({ protocol, pool, token, identity, name = "" }: Fields): Seek | undefined {
  if (!isVersion(protocol) || typeof pool !== "string" || !readPool(pool)) return undefined;
  if (!isSecret(token) || !isSecret(identity) || !isText(name, LONGEST_TEXT)) return undefined;
  return { t: "seek", protocol, pool, token, identity, name };
}

function isWish(value: unknown): value is Wish {
  return WISHES.some((wish) => wish === value);
}

function parseRequest(fields: Fields): Request | undefined {
  const { id, on } = fields;
  if (typeof id !== "string" || !/^[\w-]{1,32}$/.test(id) || !isVersion(on)) return undefined;
  const action = parseAction(fields);
  return action && { ...action, id, on };
}

function parseAction(
  { t, type, move, lag, steps, what, text, seats, levels, key }: Fields,
): Action | undefined {
  const tag = t ?? type;
  switch (tag) {
    case "resign":
    case "abort":
    case "claim":
      return { t: tag };
    case "move":
      return isText(move, LONGEST_MOVE) && (lag === undefined || isVersion(lag))
        ? { t: tag, move, ...lag !== undefined && { lag } }
        : undefined;
    case "queue":
      return isSteps(steps) ? { t: tag, steps: steps.map(pickStep) } : undefined;
    case "offer":
    case "accept":
    case "decline":
      return isOffer(what) ? { t: tag, what } : undefined;
    case "say":
      return isText(text, LONGEST_TEXT) ? { t: tag, text } : undefined;
    case "narrow":
      return isVersion(seats) ? { t: tag, seats } : undefined;
    case "enlist":
      return isLevels(levels) ? { t: tag, levels } : undefined;
    case "lend":
      return isSecret(key) ? { t: tag, key } : undefined;
    default:
      return undefined;
  }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}

/** As long as a move may be, all together. */
function isSteps(value: unknown): value is Step[] {
  return Array.isArray(value) && JSON.stringify(value).length <= LONGEST_MOVE &&
    value.every(isStep);
}

function isStep(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { after, move, number } = value;
  return Array.isArray(after) && after.length <= MOST_EXPECTED && [...after, move].every(isTurn) &&
    (number === undefined || isVersion(number));
}

function isTurn(value: unknown): boolean {
  return typeof value === "string" && isToken(value);
}

function pickStep({ after, move, number }: Step): Step {
  return number === undefined ? { after, move } : { after, move, number };
}

function isLevels(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_LEVELS &&
    value.every((level) => isText(level, LONGEST_LEVEL));
}

function isOffer(value: unknown): value is OfferKind {
  return OFFERS.some((offer) => offer === value);
}
