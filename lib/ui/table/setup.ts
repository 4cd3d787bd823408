/** Which game a link asks for: `/play?level=hard&side=red&game=conquerors-classic`. */

import type { Seat } from "../../games/game.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import { DEFAULT_GAME, findPlayedLife } from "../../games/played_life.ts";
import type { GameId } from "../../games/registry.ts";
import { isOptionValue } from "../../games/kit/option.ts";
import { LADDER, LEVEL_IDS, type LevelId, type Options } from "../../games/game.ts";

export { LEVEL_IDS };

export interface Setup {
  readonly game: GameId;
  /** The computer at a level, or somebody at the same device. */
  readonly opponent: LevelId | "person";
  readonly side: Seat;
  /** Chance for the computer; the page draws one where the link gives none. */
  readonly seed?: string;
  /** Where the game starts, if not as usual: a position of its game as text. */
  readonly position?: string;
  /** Points that Blue is given when cells decide, if not as many as the game gives. */
  readonly komi?: number;
}

/** The part of a link that is not understood: the parameter and what it said. */
export class SetupError extends Error {
  constructor(parameter: string, value: string) {
    super(`${parameter}=${value}`);
  }
}

const DEFAULT_LEVEL: LevelId = LADDER[0]!;

/** The link's words for the seats. */
export const SIDES = ["blue", "red"] as const;

/** The link's word for either: Red moves last, which is worth points (docs/levels.md). */
export const RANDOM = "random";

/** What a link asks for once its random side is drawn, by a number from 0 up to 1; else undefined. */
export function drawSide(params: URLSearchParams, toss: number): URLSearchParams | undefined {
  if (params.get("side") !== RANDOM) return undefined;
  const drawn = new URLSearchParams(params);
  drawn.set("side", SIDES[Math.floor(toss * SIDES.length)]!);
  return drawn;
}

/** Throws a `SetupError` for what is no position of a game. */
type CheckPosition = (game: string, position: string) => void;

/** `check` is asked about a position; a browser takes it that the server has. */
export function readSetup(params: URLSearchParams, check: CheckPosition = () => {}): Setup {
  const id = params.get("game") ?? DEFAULT_GAME;
  const game = findPlayedLife(id);
  if (!game) throw new SetupError("game", id);
  const side = params.get("side") ?? SIDES[0];
  const seat = SIDES.findIndex((name) => name === side);
  if (seat < 0) throw new SetupError("side", side);
  const seed = params.get("seed");
  if (seed !== null && !/^[0-9a-f]{1,32}$/.test(seed)) throw new SetupError("seed", seed);
  const position = params.get("position") ?? undefined;
  if (position !== undefined) check(id, position);
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

/** A field that is left empty says nothing. */
function readKomi({ rules, options }: PlayedLife, text: string): number {
  const komi = text === "" ? rules.komi : Number(text);
  if (!isOptionValue(komi, options.komi!)) throw new SetupError("komi", text);
  return komi;
}

/** The options of a setup's game. */
export function optionsOf({ komi }: Setup): Options {
  return komi === undefined ? {} : { komi };
}

function readOpponent(params: URLSearchParams): Setup["opponent"] {
  if (params.has("two")) return "person";
  const level = params.get("level") ?? DEFAULT_LEVEL;
  const known = LEVEL_IDS.find((id) => id === level);
  if (!known) throw new SetupError("level", level);
  return known;
}

/** A setup whose side may yet be drawn. */
export interface OpenSetup extends Omit<Setup, "side"> {
  readonly side: Seat | typeof RANDOM;
}

/** The address of a table, under which its game is kept. */
export function tableHref(setup: Setup): string {
  return setupHref(setup) + (setup.seed === undefined ? "" : `&seed=${setup.seed}`);
}

/** The link to a game, chance left open. */
export function setupHref({ game, opponent, side, position, komi }: OpenSetup): string {
  const params = new URLSearchParams();
  if (opponent === "person") params.set("two", "");
  else params.set("level", opponent);
  if (side !== 0) params.set("side", side === RANDOM ? RANDOM : SIDES[side]!);
  if (game !== DEFAULT_GAME) params.set("game", game);
  if (position !== undefined) params.set("position", position);
  if (komi !== undefined) params.set("komi", `${komi}`);
  return `/play?${params}`;
}
