/** What the command line of `deno task study` asks for. */

import { parseArgs } from "node:util";
import { readPairings } from "./pairings.ts";
import type { Settings } from "./settings.ts";
import { UsageError } from "./usage.ts";

export interface Command {
  readonly settings: Settings;
  /** The command line without what the result does not depend on. */
  readonly text: string;
  readonly workers: number;
  readonly format: "text" | "json" | "csv";
  /** Where the report goes. */
  readonly html?: string | undefined;
  /** The file of the run. */
  readonly run?: string | undefined;
}

/** Parses the arguments, `cores` being how many there are; throws a `UsageError`. */
export function readCommand(args: string[], cores: number): Command {
  const values = parse(args);
  if (values.json && values.csv) throw new UsageError("--json and --csv exclude each other");
  return {
    settings: {
      pairings: readPairings(values),
      games: readCount("games", values.games, 1_000_000),
      seed: values.seed,
      isFixed: values.fixed,
      timeMs: readCount("time", values.time ?? "5000", 3_600_000),
      mostRounds: readCount("rounds", values.rounds ?? "1000", 1_000_000),
    },
    text: writeCommand(values),
    workers: readCount("workers", values.workers ?? String(cores), 256),
    format: values.json ? "json" : values.csv ? "csv" : "text",
    html: values.html,
    run: values.run,
  };
}

type Values = ReturnType<typeof parse>;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        game: { type: "string" },
        blue: { type: "string" },
        red: { type: "string" },
        pool: { type: "string" },
        all: { type: "boolean", default: false },
        option: { type: "string", multiple: true, default: [] },
        komi: { type: "string" },
        games: { type: "string", default: "1000" },
        seed: { type: "string", default: "1" },
        fixed: { type: "boolean", default: false },
        time: { type: "string" },
        rounds: { type: "string" },
        workers: { type: "string" },
        run: { type: "string" },
        json: { type: "boolean", default: false },
        csv: { type: "boolean", default: false },
        html: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message.replaceAll("\n", " ")) : error;
  }
}

/** The options that make a study what it is. */
const TELLING = [
  "game",
  "all",
  "blue",
  "red",
  "pool",
  "option",
  "komi",
  "games",
  "seed",
  "fixed",
  "time",
  "rounds",
] as const;

function writeCommand(values: Values): string {
  const parts = TELLING.flatMap((name) => {
    const value = values[name];
    if (value === undefined || value === false) return [];
    if (value === true) return `--${name}`;
    // What begins with a dash would be taken for an option.
    return [value].flat().map((text) => `--${name}${text[0] === "-" ? "=" : " "}${quote(text)}`);
  });
  return ["deno task study", ...parts].join(" ");
}

/** An argument as a shell would take it. */
function quote(argument: string): string {
  return /^[\w.,:=@/+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}

function readCount(name: string, text: string, most: number): number {
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count >= 1 && count <= most) return count;
  throw new UsageError(`--${name} ${text}: this is not a whole number from 1 to ${most}`);
}
