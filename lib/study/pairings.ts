/** Who plays whom at what, and under which options, as a command line says it. */

import type { Options, OptionSpec } from "../games/game.ts";
import { isOptionValue } from "../games/kit/option.ts";
import { DEFAULT_GAME, type GameId, gameIds, gameOf, isGameId } from "../games/registry.ts";
import { LEVELS } from "../search/levels.ts";
import { canPlay, isPlayerName, PLAYER_NAMES, type PlayerName } from "./player.ts";
import type { Pairing } from "./settings.ts";
import { UsageError } from "./usage.ts";

/** The arguments that say so, as they were given. */
interface Asked {
  readonly game?: string | undefined;
  readonly blue?: string | undefined;
  readonly red?: string | undefined;
  readonly pool?: string | undefined;
  readonly all: boolean;
  readonly option: readonly string[];
  readonly komi?: string | undefined;
}

type Pair = readonly [PlayerName, PlayerName];

/** All that is asked for, game by game; throws a `UsageError`. */
export function readPairings(asked: Asked): Pairing[] {
  const { option, komi } = asked;
  const given = komi === undefined ? option : [...option, `komi=${komi}`];
  const pairs = readPairs(asked);
  return readGames(asked, pairs.flat()).flatMap((game) =>
    readVariants(given, game).flatMap((options) =>
      pairs.map(([blue, red]) => ({ game, options, blue, red }))
    )
  );
}

/** The games of RR-001 §6, which every level plays. */
const REPORTED: readonly GameId[] = ["conquerors-v2", "conquerors-classic"];

/** With `--all` those of the report. */
function readGames({ game, all }: Asked, players: readonly PlayerName[]): readonly GameId[] {
  if (all && game !== undefined) throw new UsageError("--all says which games: leave out --game");
  if (all) return REPORTED;
  const chosen = game ?? DEFAULT_GAME;
  if (!isGameId(chosen)) throw new UsageError(`--game ${game}: there are ${gameIds().join(", ")}`);
  const stranger = players.find((player) => !canPlay(player, chosen));
  if (stranger === undefined) return [chosen];
  throw new UsageError(`--game ${chosen}: ${stranger} does not play it`);
}

function readPairs({ blue, red, pool, all }: Asked): Pair[] {
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

/** Blue's and red's. */
const SEATS = 2;

/** Every choice of options that were given as `NAME=VALUE,VALUE…`; throws a `UsageError`. */
function readVariants(given: readonly string[], game: GameId): Options[] {
  const variants = given.reduce((variants: Options[], text) => {
    const { name, values } = readOption(text, game);
    return variants.flatMap((variant) => values.map((value) => ({ ...variant, [name]: value })));
  }, [{}]);
  if (variants.every((options) => seatsOf(game, options) === SEATS)) return variants;
  throw new UsageError(`--game ${game}: a study is of games of ${SEATS} seats`);
}

function readOption(text: string, game: GameId): { name: string; values: number[] } {
  const [, name, list] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) {
    throw new UsageError(`--option ${text}: this is not NAME=VALUE`);
  }
  const { options } = gameOf(game);
  const spec = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!spec) throw new UsageError(`--option ${text}: ${game} has no such option`);
  return { name, values: list.split(",").map((value) => readValue(text, value, spec)) };
}

function readValue(option: string, text: string, spec: OptionSpec): number {
  const value = Number(text), { min, max, step } = spec;
  if (/^-?\d+(\.\d+)?$/.test(text) && isOptionValue(value, spec)) return value;
  throw new UsageError(`--option ${option}: ${text} is not from ${min} to ${max} by ${step}`);
}

function seatsOf(id: GameId, options: Options): number {
  const game = gameOf(id);
  return game.tally(game.initial(options)).count.length;
}
