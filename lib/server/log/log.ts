/** What the server says of itself: one line of JSON for each event, or plain text on a terminal. */

import { textOfError } from "./error_text.ts";

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
