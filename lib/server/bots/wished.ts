/** How a bot wants a room: read as the site's form is, and in a sentence what is wrong with it. */

import { below } from "../../games/kit/rng.ts";
import { DEFAULT_GAME, type GameId, gameIds, isGameId } from "../../games/registry.ts";
import type { OptionSpec } from "../../games/game.ts";
import { isOptionValue } from "../../games/kit/option.ts";
import type { Settings } from "../../rooms/event.ts";
import { choicesOf, CLOCKS, hasBank, readSettings } from "../../rooms/settings.ts";

interface Wished {
  readonly game?: string | undefined;
  readonly options?: Readonly<Record<string, number | boolean>> | undefined;
  readonly side?: number | "random" | undefined;
  readonly clock?: number | string | null | undefined;
  readonly position?: string | undefined;
  readonly listed?: boolean | undefined;
}

type Read = { readonly settings: Settings } | { readonly fault: string };

/** The settings, or what is wrong with them. */
export function settingsOf(wished: Wished, random: () => number): Read {
  const { options = {}, listed = false, ...rest } = wished, { game = DEFAULT_GAME } = rest;
  if (!isGameId(game)) return { fault: `"game" must be one of ${gameIds().join(", ")}.` };
  const fault = optionFault(game, options);
  if (fault !== undefined) return { fault };
  const numbers = Object.entries(options).map(([name, value]) => [name, Number(value)]);
  const fields = { ...Object.fromEntries(numbers), ...rest, ...listed && { listed } };
  const chosen = new Map(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)] as const]
    ),
  );
  const choose = (name: string) => chosen.get(name);
  const toss = (seats: number) => below(seats, random);
  const settings = readSettings(choose, toss);
  if (settings) return { settings };
  const isFit = (field: string) => {
    const isTold = (name: string) => name === field || name === "game" || name in options;
    return readSettings((name) => isTold(name) ? choose(name) : undefined, toss) !== undefined;
  };
  if (!isFit("clock")) return { fault: clockFault(game) };
  if (!isFit("side")) return { fault: '"side" must be a seat of the game, from 0, or "random".' };
  return { fault: `"position" must be a position of ${game} in CCN (docs/notation.md).` };
}

/** What is wrong with the first option that isn't one of the game's, or can't have its value. */
function optionFault(
  game: GameId,
  options: Readonly<Record<string, number | boolean>>,
): string | undefined {
  const choices = choicesOf(game), names = Object.keys(choices).join(", ");
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(choices, name)) return `The options of ${game} are: ${names}.`;
    const spec = choices[name]!;
    if (!isOptionValue(Number(value), spec)) return `"options.${name}" must be ${valuesOf(spec)}.`;
  }
  return undefined;
}

function valuesOf({ min, max, step, isFlag }: OptionSpec): string {
  if (isFlag) return "true or false";
  const range = `from ${min} to ${max}`;
  return step === 1 ? `a whole number ${range}` : `${range}, in steps of ${step}`;
}

function clockFault(game: GameId): string {
  const { turn, base, increment } = CLOCKS;
  const seconds = `"clock" must be null, or ${turn.min} to ${turn.max} seconds for a turn`;
  if (!hasBank(game)) return `${seconds}; ${game} has none for the whole game.`;
  const [start, added] = [base, increment].map(({ min, max }) => `${min} to ${max}`);
  return `${seconds}, or such as "180+3": ${start} for the game and ${added} more each turn.`;
}
