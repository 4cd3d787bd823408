/** Studies as tests play them: in this process, without a command line. */

import { playAll } from "../../lib/study/worker_pool.ts";
import type { PlayedGame } from "../../lib/study/match.ts";
import { countGames, type Pairing, type Settings } from "../../lib/study/settings.ts";
import { type Row, tallyRows } from "../../lib/study/tally.ts";

/** A pairing in V2, if nothing else is said. */
export function pairing(blue: string, red: string, more: Partial<Pairing> = {}): Pairing {
  return { game: "conquerors-v2", options: {}, blue, red, ...more };
}

export function settingsOf(pairings: readonly Pairing[], more: Partial<Settings> = {}): Settings {
  return {
    pairings,
    games: 4,
    seed: "test",
    isFixed: false,
    timeMs: 60_000,
    mostRounds: 1000,
    ...more,
  };
}

/** Every game of a study at its place. */
export async function playStudy(settings: Settings, workers = 2): Promise<PlayedGame[]> {
  const played: PlayedGame[] = [];
  const indices = Array.from({ length: countGames(settings) }, (_, index) => index);
  const stopping = new AbortController().signal;
  await playAll({ settings, indices, workers, stopping }, (game) => played[game.index] = game);
  return played;
}

/** The rows of a study without what depends on the machine. */
export function rowsOf(settings: Settings, played: readonly PlayedGame[]) {
  return tallyRows(settings, played).map(timeless);
}

export function timeless({ blueMs: _blue, redMs: _red, ...row }: Row) {
  return row;
}
