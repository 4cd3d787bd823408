/** What the server says of itself: one line of JSON for each event, or plain text on a terminal. */

/** An error with where it happened and what caused it; what it may quote of a visitor is left out. */
function textOfError(error: unknown): string {
  if (!(error instanceof Error)) return withoutVisitors(String(error));
  const { name, message, stack = "", cause } = error;
  const frames = stack.split("\n").filter((line) => /^ +at /.test(line));
  const head = withoutVisitors(message === "" ? name : `${name}: ${message}`);
  const causes = cause === undefined ? [] : [`Caused by: ${textOfError(cause)}`];
  return [head, ...frames, ...causes].join("\n");
}

const LEFT_OUT = "…";

/** Quotations: of chat and names, say, by a parser that didn't understand them. */
const QUOTED = /"[^"]*"|“[^”]*”/g;
/** 128 bits or more in URL-safe base64: tokens, codes of players, and hashes of them. */
const SECRET = /[\w-]{22,}/g;
const IPV4 = /\b\d{1,3}(\.\d{1,3}){3}\b/g;
const IPV6 = /(?<![\w:])(?=[\da-f:]*:[\da-f:]*:)[\da-f:]{2,}(\.\d+){0,3}/gi;
/** What comes after an address's path: keys of feeds. */
const QUERY = /\?[^\s"']+/g;

/** The text without quotations, secrets, addresses of machines, and queries. */
export function withoutVisitors(text: string): string {
  return [QUOTED, QUERY, SECRET, IPV4, IPV6].reduce(
    (rest, pattern) => rest.replace(pattern, LEFT_OUT),
    text,
  );
}

export const LEVELS = ["info", "warn", "error"] as const;
export type Level = typeof LEVELS[number];

export const FORMATS = ["text", "json"] as const;
export type Format = typeof FORMATS[number];

export interface LogSettings {
  /** Undefined: text on a terminal, JSON elsewhere. */
  readonly format: Format | undefined;
  /** What is below this level isn't logged. */
  readonly level: Level;
}

let settings: LogSettings = { format: undefined, level: "info" };

/** From now on logs like that. */
export function setLog(chosen: LogSettings): void {
  settings = chosen;
}

/** Logs what this program has to say: never an address, a name, chat or a secret of a visitor. */
export function log(level: Level, message: string): void {
  write(level, message);
}

/** Logs a bug, without what its message may quote of a visitor. */
export function logError(error: unknown, message = "A bug was reported"): void {
  write("error", message, textOfError(error));
}

function write(level: Level, message: string, error?: string): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(settings.level)) return;
  const isJson = (settings.format ?? defaultFormat()) === "json";
  const line = isJson ? jsonLine(level, message, error) : textLine(message, error);
  // Not to a stream: OpenTelemetry takes what is said to the console.
  if (level === "info") console.log(line);
  else console[level](line);
}

function defaultFormat(): Format {
  return Deno.stderr.isTerminal() ? "text" : "json";
}

function jsonLine(level: Level, message: string, error?: string): string {
  return JSON.stringify({ time: new Date().toISOString(), level, message, error });
}

function textLine(message: string, error?: string): string {
  return error === undefined ? message : `${message}\n${error}`;
}
