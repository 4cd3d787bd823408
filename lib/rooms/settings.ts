/** Reads a room's settings from what someone chose; the rest has its defaults. */

import type { Options, OptionSpec, Seat } from "../games/game.ts";
import { DEFAULT_GAME, type GameId, gameOf, isGameId } from "../games/registry.ts";
import { isOptionValue } from "../games/kit/option.ts";
import type { Bank, Settings } from "./event.ts";
import { MOST_CELL_TURNS, MOST_TURNS } from "./verdict.ts";
import { isStart } from "./start.ts";
import { seatsOf } from "./view.ts";

/**
 * The least and the most seconds that a clock may have: for a turn, up to two weeks; for a whole game
 * at its beginning; and what each turn may add to that.
 */
export const CLOCKS = {
  turn: { min: 5, max: 14 * 86_400 },
  base: { min: 15, max: 90 * 60 },
  increment: { min: 0, max: 180 },
} as const;

/** Where both sides of a board may be chosen, a room's page has it square: cells along a side. */
const SIDE: OptionSpec = { default: 20, min: 8, max: 64, step: 1 };

/** The choices of a form by name: `game`, its options, `side`, `clock`, `listed`; undefined when one is bad. */
export function readSettings(
  choose: (name: string) => string | undefined,
  toss: (seats: number) => Seat,
): Settings | undefined {
  const game = choose("game") ?? DEFAULT_GAME;
  if (!isGameId(game)) return undefined;
  const options = readOptions(game, choose);
  const time = readTime(choose("clock") ?? "");
  if (!options || !time || time.bank && !hasBank(game)) return undefined;
  const side = readSide(choose("side") ?? "random", seatsOf({ game, options }), toss);
  if (side === undefined) return undefined;
  const listed = choose("listed") !== undefined;
  const position = choose("position");
  if (position === undefined || position === "") {
    return { game, options: decidable(options), side, ...time, listed };
  }
  if (!isStart(gameOf(game), position, options)) return undefined;
  const { generation } = gameOf(game).text.readPosition(position, options) as Generations;
  return { game, options: decidable(options, generation), position, side, ...time, listed };
}

function readOptions(
  id: GameId,
  choose: (name: string) => string | undefined,
): Options | undefined {
  const read = readNumbers(choicesOf(id), choose);
  if (!read || !isSquare(id)) return read;
  const { size, ...options } = read;
  return { ...options, width: size!, height: size! };
}

/** What a position has of a game that counts generations. */
interface Generations {
  readonly generation?: number;
}

/**
 * The options with no more generations than are played before a room's game is a draw for its length;
 * where it starts, so many are over.
 */
function decidable(options: Options, over = 0): Options {
  const { width, height, generations } = options;
  if (!width || !height || !generations) return options;
  const turns = Math.min(MOST_TURNS, MOST_CELL_TURNS / (width * height));
  return { ...options, generations: Math.min(generations, over + Math.floor(turns / 2)) };
}

/** The options of a game that a room may choose, by name. */
export function choicesOf(id: GameId): Readonly<Record<string, OptionSpec>> {
  const { width: _, height: __, ...specs } = gameOf(id).options;
  return isSquare(id) ? { ...specs, size: SIDE } : specs;
}

/** Whether both sides of a game's board are options, of which rooms make one. */
function isSquare(id: GameId): boolean {
  return "width" in gameOf(id).options;
}

function readNumbers(
  specs: Readonly<Record<string, OptionSpec>>,
  choose: (name: string) => string | undefined,
): Options | undefined {
  const options: Record<string, number> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const text = choose(name);
    const value = text === undefined || text === "" ? spec.default : Number(text);
    if (!isOptionValue(value, spec)) return undefined;
    options[name] = value;
  }
  return options;
}

/** One of the seats, by its number or at random. */
function readSide(
  text: string,
  seats: number,
  toss: (seats: number) => Seat,
): Seat | undefined {
  if (text === "random") return toss(seats);
  return /^\d$/.test(text) && Number(text) < seats ? Number(text) : undefined;
}

/** Whether a game's players may have time for the whole of it: two, of whom the other wins. */
export function hasBank(id: GameId): boolean {
  const { seats, attrition } = gameOf(id);
  return seats.max === 2 && !attrition;
}

/** Whole seconds for a turn, nothing for no clock, or `180+3`: for the game, and what a turn adds. */
function readTime(text: string): Pick<Settings, "clock" | "bank"> | undefined {
  const [, base, increment] = /^(\d+)\+(\d+)$/.exec(text) ?? [];
  if (base !== undefined) {
    const bank: Bank = { base: Number(base), increment: Number(increment) };
    const fits = isWithin(bank.base, CLOCKS.base) && isWithin(bank.increment, CLOCKS.increment);
    return fits ? { clock: null, bank } : undefined;
  }
  if (text === "" || text === "0") return { clock: null };
  const seconds = Number(text);
  return isWithin(seconds, CLOCKS.turn) ? { clock: seconds } : undefined;
}

/** Whether something is a whole number between two. */
export function isWithin(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}
