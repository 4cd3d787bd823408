/** Reads which game a link asks for, and where that starts: a page that was made for its link isn't sent this. */

import { TextError } from "../../automaton/text_error.ts";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import { LADDER, type LevelId } from "../../games/game.ts";
import { isOptionValue } from "../../games/kit/option.ts";
import { DEFAULT_GAME, findLifeGame, lifeGameOf } from "../../games/life_games.ts";
import type { GameId } from "../../games/registry.ts";
import { LEVEL_IDS, optionsOf, RANDOM, type Setup, SIDES } from "./setup.ts";

/** The part of a link that is not understood: the parameter and what it said. */
export class SetupError extends Error {
  constructor(parameter: string, value: string) {
    super(`${parameter}=${value}`);
  }
}

const DEFAULT_LEVEL: LevelId = LADDER[0]!;

/** What a link asks for once its random side is drawn, by a number from 0 up to 1; else undefined. */
export function drawSide(params: URLSearchParams, toss: number): URLSearchParams | undefined {
  if (params.get("side") !== RANDOM) return undefined;
  const drawn = new URLSearchParams(params);
  drawn.set("side", SIDES[Math.floor(toss * SIDES.length)]!);
  return drawn;
}

export function readSetup(params: URLSearchParams): Setup {
  const id = params.get("game") ?? DEFAULT_GAME;
  const game = findLifeGame(id);
  if (!game) throw new SetupError("game", id);
  const side = params.get("side") ?? SIDES[0];
  const seat = SIDES.findIndex((name) => name === side);
  if (seat < 0) throw new SetupError("side", side);
  const seed = readSeed(params);
  const position = readPosition(game, params.get("position"));
  const komi = readKomi(game, params.get("komi") ?? "");
  return {
    game: id as GameId,
    opponent: readOpponent(params),
    side: seat,
    ...seed && { seed },
    ...position && { position },
    ...komi !== game.rules.komi && { komi },
  };
}

/** The chance that a link gives, if any. */
export function readSeed(params: URLSearchParams): string | undefined {
  const seed = params.get("seed");
  if (seed !== null && !/^[0-9a-f]{1,32}$/.test(seed)) throw new SetupError("seed", seed);
  return seed ?? undefined;
}

function readPosition(game: LifeGame, text: string | null): string | undefined {
  if (text === null) return undefined;
  try {
    game.text.readPosition(text, {});
    return text;
  } catch (error) {
    throw error instanceof TextError ? new SetupError("position", text) : error;
  }
}

/** A field that is left empty says nothing. */
function readKomi({ rules, options }: LifeGame, text: string): number {
  const komi = text === "" ? rules.komi : Number(text);
  if (!isOptionValue(komi, options.komi!)) throw new SetupError("komi", text);
  return komi;
}

function readOpponent(params: URLSearchParams): Setup["opponent"] {
  if (params.has("two")) return "person";
  const level = params.get("level") ?? DEFAULT_LEVEL;
  const known = LEVEL_IDS.find((id) => id === level);
  if (!known) throw new SetupError("level", level);
  return known;
}

/** Where a setup's game starts. */
export function startOf(setup: Setup): LifePosition {
  const { text, initial } = lifeGameOf(setup.game);
  const options = optionsOf(setup), { position } = setup;
  return position === undefined ? initial(options) : text.readPosition(position, options);
}
