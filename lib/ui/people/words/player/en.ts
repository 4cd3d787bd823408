/** What a player's page says, in English. `es.ts` says the same: a missing word does not compile. */

import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  rating: "Rating",
  unrated: "No rating yet. It starts with the first rated game against a person.",
  graph: (first: number, last: number, low: number, high: number) =>
    `Rating over time: from ${first} to ${last}, lowest ${low}, highest ${high}.`,
  record: "Record",
  people: "Against people",
  bots: "Against bots",
  computer: "Against the computer",
  tally: (wins: number, draws: number, losses: number) =>
    `${wins} won, ${draws} drawn, ${losses} lost`,
  streak: "Streak",
  streakOf: (now: number, best: number) =>
    `${counted(LANGUAGE, now, { one: "win", other: "wins" })} in a row, best ${best}`,
  newest: (games: number) => `Counts the newest ${games.toLocaleString(LANGUAGE)} games.`,
  rivals: "Head to head",
  bestTitle: "Best wins",
  best: (name: string, rating: number) => `${name} (${rating})`,
  openings: "Favorite openings",
  opened: (games: number, wins: number) =>
    `${counted(LANGUAGE, games, { one: "game", other: "games" })}, ${wins} won`,
  gamesTitle: "Games",
  none: "No games here yet.",
  further: "None here. Look at older games.",
  against: "Opponents",
  show: "Show",
  you: "This is you.",
  yours: "Your name, code and data",
};

export type PlayerWords = typeof en;
