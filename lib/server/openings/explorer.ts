/** How games began: what others played in a position, and how that went. */

import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import { flipMove, merged } from "../../games/conquerors/opening.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import { DEFAULT_GAME, findLifeGame } from "../../games/life_games.ts";
import type { GameId } from "../../games/registry.ts";
import { type Band, type Crowd, CROWD_IDS } from "../../leaderboard/opening_bands.ts";
import { readPath, tokensOf } from "../../ui/openings/path.ts";
import type { World } from "../clock.ts";
import type { Limits } from "../rooms/limits.ts";
import { isStoreFailure } from "../store/failure.ts";
import type { OpeningPage, Openings } from "../store/openings.ts";

/** How many games are counted at a time: each is replayed, which takes some milliseconds; and how often. */
const AT_A_TIME = 5, TIMES = 4;
/** How many turns a page tells of. */
const SHOWN = 12;
/** How long a page is good, ms, and how many are kept: the first positions have the most turns to add up. */
const FRESH = 10_000, KEPT = 100;
/** One that took long is good for as many times as long: with SQLite nobody else is served meanwhile. */
const AS_LONG = 500;

interface ExplorerParts {
  readonly openings: Openings;
  readonly limits: Pick<Limits, "openings">;
  readonly world: Pick<World, "now">;
}

export class Explorer {
  readonly #parts: ExplorerParts;
  /** Each until a moment, ms. */
  readonly #pages = new Map<string, { until: number; readonly page: Promise<OpeningPage> }>();

  constructor(parts: ExplorerParts) {
    this.#parts = parts;
  }

  /** Counts some of the games that wait for it; what a store that fails doesn't count waits on. */
  async step(): Promise<void> {
    const { openings, limits } = this.#parts;
    try {
      for (let time = 0; time < TIMES; time++) {
        if (await openings.count(AT_A_TIME, limits.openings) < AT_A_TIME) return;
      }
    } catch (error) {
      if (!isStoreFailure(error)) throw error;
    }
  }

  /** What was played in a position, as it is there and not in its mirror image. */
  async at(game: LifeGame, position: LifePosition, bands: readonly Band[]): Promise<OpeningPage> {
    const { text, isMirrored } = merged(game, position);
    const page = await this.#page(game.id as GameId, text, bands);
    if (!isMirrored) return page;
    const turns = page.turns.map((turn) => {
      const move = flipMove(position, game.text.readMove(position, turn.move));
      return { ...turn, move: game.text.writeMove(position, move) };
    });
    return { ...page, turns };
  }

  #page(game: GameId, text: string, bands: readonly Band[]): Promise<OpeningPage> {
    const key = JSON.stringify([game, text, bands]), now = this.#parts.world.now();
    const known = this.#pages.get(key);
    if (known && now < known.until) return known.page;
    const page = this.#parts.openings.at(game, text, bands, SHOWN);
    const kept = { until: now + FRESH, page };
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    // What couldn't be read isn't kept.
    page.then(
      () => kept.until = Math.max(kept.until, now + AS_LONG * (this.#parts.world.now() - now)),
      () => this.#pages.delete(key),
    );
    if (this.#pages.size > KEPT) this.#pages.delete(this.#pages.keys().next().value!);
    return page;
  }
}

/** What an address asks the opening explorer. */
interface AskedOpening {
  readonly game: LifeGame;
  readonly who: Crowd;
  readonly tokens: readonly string[];
  /** The positions from the start on; the last is asked about. */
  readonly path: readonly LifePosition[];
}

/** Undefined for an address that asks for what there isn't. */
export function readAsked({ searchParams }: URL): AskedOpening | undefined {
  const game = findLifeGame(searchParams.get("game") || DEFAULT_GAME);
  const asked = searchParams.get("who") || "all", who = CROWD_IDS.find((id) => id === asked);
  const moves = searchParams.get("moves") ?? "", path = game && readPath(game, moves);
  return game && who && path && { game, who, tokens: tokensOf(moves), path };
}
