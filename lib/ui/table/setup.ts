/** Which game a link asks for: `/play?level=hard&side=red&game=conquerors-classic`. */

import type { Seat } from "../../games/game.ts";
import { DEFAULT_GAME } from "../../games/played_life.ts";
import type { GameId } from "../../games/registry.ts";
import { LEVEL_IDS, type LevelId, type Options } from "../../games/game.ts";

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

/** The link's words for the seats. */
export const SIDES = ["blue", "red"] as const;

/** The link's word for either: Red moves last, which is worth points (docs/levels.md). */
export const RANDOM = "random";

/** The options of a setup's game. */
export function optionsOf({ komi }: Setup): Options {
  return komi === undefined ? {} : { komi };
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
