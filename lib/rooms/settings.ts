/** Reads how a room is to be set from what someone chose; what is not chosen has its default. */

import type { Options, OptionSpec, Seat } from "../games/game.ts";
import { DEFAULT_GAME, type GameId, gameOf, isGameId } from "../games/registry.ts";
import { isOptionValue } from "../games/kit/option.ts";
import type { Settings } from "./event.ts";
import { isStart } from "./start.ts";
import { seatsOf } from "./view.ts";

/** The least and the most seconds that a turn's clock may have: up to two weeks. */
const CLOCK = { min: 5, max: 14 * 86_400 };

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
  const clock = readClock(choose("clock") ?? "");
  if (!options || clock === undefined) return undefined;
  const side = readSide(choose("side") ?? "random", seatsOf({ game, options }), toss);
  if (side === undefined) return undefined;
  const listed = choose("listed") !== undefined;
  const position = choose("position");
  if (position === undefined || position === "") return { game, options, side, clock, listed };
  if (!isStart(gameOf(game), position, options)) return undefined;
  return { game, options, position, side, clock, listed };
}

function readOptions(
  id: GameId,
  choose: (name: string) => string | undefined,
): Options | undefined {
  const { width, height, ...specs } = gameOf(id).options;
  const options = readNumbers(specs, choose);
  if (!options || !width || !height) return options;
  const square = readNumbers({ size: SIDE }, choose);
  return square && { ...options, width: square.size!, height: square.size! };
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

/** One of so many seats by its number, or by chance. */
function readSide(
  text: string,
  seats: number,
  toss: (seats: number) => Seat,
): Seat | undefined {
  if (text === "random") return toss(seats);
  return /^\d$/.test(text) && Number(text) < seats ? Number(text) : undefined;
}

/** Whole seconds, or null for no clock. */
function readClock(text: string): number | null | undefined {
  if (text === "" || text === "0") return null;
  const seconds = Number(text);
  const fits = Number.isInteger(seconds) && seconds >= CLOCK.min && seconds <= CLOCK.max;
  return fits ? seconds : undefined;
}
