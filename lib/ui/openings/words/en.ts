/** What the opening explorer says, in English. `es.ts` says the same: a missing word does not compile. */

import type { Crowd } from "../../../leaderboard/opening_bands.ts";
import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  title: "Opening explorer",
  description: "How people begin their games, and how that goes.",
  game: "Game",
  who: "Whose games",
  crowds: {
    all: "Everyone's",
    people: "People's",
    low: "Rated under 1400",
    middle: "Rated 1400–1699",
    high: "Rated 1700 and up",
    cpu: "Against the computer",
    bot: "Bots'",
  } satisfies Record<Crowd, string>,
  show: "Show",
  path: "Turns so far",
  start: "Start",
  where: (round: number, seat: string) => `Round ${round}, ${seat} to move.`,
  over: (rounds: number) => `That's as far as it goes: the first ${rounds} rounds.`,
  games: (games: number) => counted(LANGUAGE, games, { one: "game", other: "games" }),
  none: "No games got here yet. Play it and you're the first.",
  next: "What came next",
  placed: (seat: string, cells: string) => `${seat}: ${cells}`,
  skipped: (seat: string) => `${seat} skips`,
  share: (blue: string, draws: string, red: string) => `Blue ${blue} · Draw ${draws} · Red ${red}`,
  board: "The board",
  mirrored: "Mirror images (top and bottom swapped) count as one position.",
  link: "Openings",
};

export type OpeningWords = typeof en;
