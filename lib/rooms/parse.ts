/** Reads what came from outside. What it returns is typed and bounded; nothing else is trusted. */

import * as v from "valibot";
import type { ClientMessage, Join, PollBody, Seen } from "./protocol.ts";
import { JoinSchema, MessageSchema, PollSchema, SendSchema } from "./schemas.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A message, or why it is none. */
type Parsed = { readonly message: ClientMessage } | { readonly fault: string };

/** The message, or in a sentence what is wrong with it. */
export function readMessage(value: unknown): Parsed {
  if (!isFields(value)) return { fault: "A message is a JSON object" };
  // The published protocol (TR-001 §4.3) tags messages with `type`.
  const fields = { ...value, t: value.t ?? value.type };
  if (fields.t === "join") return readJoin({ ...fields, wish: value.wish ?? "sit" });
  const read = v.safeParse(MessageSchema, fields, { abortEarly: true });
  return read.success ? { message: read.output } : { fault: faultOf(read.issues[0]) };
}

const NO_OBJECT = { fault: "The body must be an object in JSON" };

/** What came by `POST /api/send`, its message read. */
type Sent = Partial<Seen> & { readonly sid?: string; readonly message: ClientMessage };

/** The body of `POST /api/send`, or in a sentence what is wrong with it. */
export function readSend(body: unknown): Sent | { readonly fault: string } {
  if (!isFields(body)) return NO_OBJECT;
  const read = v.safeParse(SendSchema, body, { abortEarly: true });
  if (!read.success) return { fault: faultOf(read.issues[0]) };
  const { sid, since, msg, ...at } = read.output, parsed = readMessage(msg);
  if ("fault" in parsed) return parsed;
  return { ...parsed, ...sid !== undefined && { sid }, ...since !== undefined && { since }, ...at };
}

/** The body of `POST /api/poll`, or in a sentence what is wrong with it. */
export function readPoll(body: unknown): PollBody | { readonly fault: string } {
  if (!isFields(body)) return NO_OBJECT;
  const read = v.safeParse(PollSchema, body, { abortEarly: true });
  return read.success ? read.output : { fault: faultOf(read.issues[0]) };
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

/** What is wrong with a value, in a sentence that names the place: `"move" is missing`. */
export function faultOf(issue: v.BaseIssue<unknown>): string {
  const name = issue.path?.map(({ key }) => String(key)).join(".") ?? "";
  if (name === "") return issue.message;
  if (issue.received === "undefined") return `"${name}" is missing`;
  const { expected, received } = issue;
  // As the library calls a field that the object may not have.
  if (expected === "never") return `There is no "${name}" here`;
  const { type, requirement } = issue as { readonly type: string; readonly requirement?: unknown };
  if (type in BOUNDS) return `"${name}" must ${BOUNDS[type]!(requirement)}, got ${received}`;
  if (issue.kind === "validation") return `"${name}": ${issue.message}`;
  return `"${name}" must be ${eitherOf(expected ?? "something else")}, got ${received}`;
}

/** What the library says of these is for its own readers. */
const BOUNDS: Readonly<Record<string, (bound: unknown) => string>> = {
  integer: () => "be a whole number",
  min_value: (bound) => `be at least ${bound}`,
  max_value: (bound) => `be at most ${bound}`,
  max_length: (bound) => `have a length of ${bound} at most`,
};

/** `("draw" | "rematch")`, as the library writes it, in words. */
function eitherOf(expected: string): string {
  return expected.replace(/^\((.*)\)$/, "$1").replaceAll(" | ", " or ");
}

function readJoin(fields: Fields): Parsed {
  const read = v.safeParse(JoinSchema, fields, { abortEarly: true });
  if (!read.success) return { fault: faultOf(read.issues[0]) };
  const { output } = read, { protocol, code, name, since, at, wish } = output;
  const join: Join = {
    t: "join",
    protocol,
    code,
    wish,
    name,
    since,
    ...at !== undefined && { at },
    token: "",
    identity: "",
    key: "",
  };
  if (output.wish === "watch") return { message: join };
  const { token = "", identity = "" } = output;
  return {
    message: { ...join, token, identity, ...output.wish === "take" && { key: output.key } },
  };
}
