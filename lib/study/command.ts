/** What the command line of `deno task study` asks for. */

import { parseArgs } from "node:util";
import type { Options, OptionSpec } from "../games/game.ts";
import { DEFAULT_GAME, GAME_IDS, type GameId, gameOf, isGameId } from "../games/mod.ts";
import { LEVELS } from "../search/levels.ts";
import { canPlay, isPlayerName, PLAYER_NAMES, type PlayerName } from "./player.ts";
import type { Pairing, Settings } from "./settings.ts";

export const USAGE = `Usage: deno task study WHO [OPTION…]

WHO plays:
  --blue A --red B    two players: a level, LEVEL@STEPS, random, or "cmd:PROGRAM ARG…"
  --pool A,B,C        every pair of these, and each against itself
  --all               in every game that they play; every level, if none are named

  --game ID           the rules (${DEFAULT_GAME})
  --option NAME=VALUE an option of the game; VALUE may be a list: each is played
  --komi VALUE        the same as --option komi=VALUE
  --games N           games a pair (1000)
  --seed TEXT         where all chance comes from (1)
  --fixed             blue always moves first; else they take turns
  --time MS           an outside program's time for a turn (5000)

  --workers N         games played at once (one a core)
  --run FILE          keeps every game in FILE, and goes on from there
  --json, --csv       prints the rows so
  --html FILE         writes a report with charts`;

/** Why a command line is not understood. */
export class UsageError extends Error {}

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
] as const;

function writeCommand(values: Values): string {
  const parts = TELLING.flatMap((name) => {
    const value = values[name];
    if (value === undefined || value === false) return [];
    return value === true ? `--${name}` : [value].flat().map((text) => `--${name} ${quote(text)}`);
  });
  return ["deno task study", ...parts].join(" ");
}

/** An argument as a shell would take it. */
function quote(argument: string): string {
  return /^[\w.,:=/+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`;
}

function readCount(name: string, text: string, most: number): number {
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count >= 1 && count <= most) return count;
  throw new UsageError(`--${name} ${text}: this is not a whole number from 1 to ${most}`);
}

function readPairings(values: Values): Pairing[] {
  const pairs = readPairs(values);
  const games = readGames(values, pairs.flat());
  return games.flatMap((game) =>
    readVariants(values, game).flatMap((options) =>
      pairs.map(([blue, red]) => ({ game, options, blue, red }))
    )
  );
}

/** With `--all`, every game that all of the players play. */
function readGames({ game, all }: Values, players: readonly PlayerName[]): GameId[] {
  if (all && game !== undefined) throw new UsageError("--all plays every game: leave out --game");
  const fit = GAME_IDS.filter((id) => players.every((player) => canPlay(player, gameOf(id))));
  if (all) return fit;
  const chosen = game ?? DEFAULT_GAME;
  if (!isGameId(chosen)) throw new UsageError(`--game ${game}: there are ${GAME_IDS.join(", ")}`);
  if (fit.includes(chosen)) return [chosen];
  throw new UsageError(`--game ${game}: the levels do not play it`);
}

type Pair = readonly [PlayerName, PlayerName];

function readPairs({ blue, red, pool, all }: Values): Pair[] {
  if (blue !== undefined && red !== undefined && pool === undefined) {
    return [[readPlayer("blue", blue), readPlayer("red", red)]];
  }
  const isAsked = pool !== undefined || all;
  if (blue !== undefined || red !== undefined || !isAsked) {
    throw new UsageError("Who plays? Give --blue and --red, or --pool, or --all");
  }
  if (pool === undefined) return pairsOf(Object.keys(LEVELS));
  const players = pool.split(",").map((name) => readPlayer("pool", name));
  if (new Set(players).size < players.length) throw new UsageError(`--pool ${pool}: one is twice`);
  return pairsOf(players);
}

function readPlayer(option: string, name: string): PlayerName {
  if (isPlayerName(name)) return name;
  const known = [...PLAYER_NAMES, '"cmd:PROGRAM"'].join(", ");
  throw new UsageError(`--${option} ${name}: players are ${known}`);
}

/** Each against itself, then all pairs, as RR-001 §6 has its rows. */
function pairsOf(players: readonly PlayerName[]): Pair[] {
  const pairs = players.flatMap((one, n) => players.slice(n + 1).map((two): Pair => [one, two]));
  return [...players.map((one): Pair => [one, one]), ...pairs];
}

/** Every choice of the options that were given. */
function readVariants({ option, komi }: Values, game: GameId): Options[] {
  const given = komi === undefined ? option : [...option, `komi=${komi}`];
  const variants = given.reduce((variants: Options[], text) => {
    const [name, list] = splitOption(text);
    const { options } = gameOf(game);
    const spec = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!spec) throw new UsageError(`--option ${text}: ${game} has no such option`);
    const values = list.split(",").map((value) => readValue(text, value, spec));
    return variants.flatMap((variant) => values.map((value) => ({ ...variant, [name]: value })));
  }, [{}]);
  if (variants.every((options) => seatsOf(game, options) === SEATS)) return variants;
  throw new UsageError(`--game ${game}: a study is of games of ${SEATS} seats`);
}

/** Blue's and red's. */
const SEATS = 2;

function seatsOf(id: GameId, options: Options): number {
  const game = gameOf(id);
  return game.tally(game.initial(options)).count.length;
}

function splitOption(text: string): [name: string, list: string] {
  const [, name, list] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) {
    throw new UsageError(`--option ${text}: this is not NAME=VALUE`);
  }
  return [name, list];
}

function readValue(option: string, text: string, { min, max, step }: OptionSpec): number {
  const value = Number(text);
  const fits = /^-?\d+(\.\d+)?$/.test(text) && value >= min && value <= max;
  if (fits && Number.isInteger(value / step)) return value;
  throw new UsageError(`--option ${option}: ${text} is not from ${min} to ${max} by ${step}`);
}
