/** What is said of tournaments: what they and those in them are called, and why something was not done. */

import type { Named } from "../../tournaments/news.ts";
import type { TournamentPlan } from "../../tournaments/tournament.ts";
import { isolated } from "../../words/isolated.ts";
import type { TournamentAnswer } from "../net/tournaments.ts";
import type { TournamentWords } from "./words/mod.ts";

/** The names of games, by id. */
export type GameNames = Readonly<Record<string, string>>;

export function titleOf(
  words: TournamentWords,
  games: GameNames,
  { kind, name, game }: Pick<TournamentPlan, "kind" | "name" | "game">,
): string {
  return name || words[kind](games[game] ?? game);
}

export function nameOf(words: TournamentWords, { number, name, isGone, isBot }: Named): string {
  const shown = isGone ? words.gone : isolated(name) || words.nameless(number);
  return isBot ? `${shown} (${words.bot})` : shown;
}

/** Points as they are said: a Swiss counts in halves. */
export function pointsText(kind: TournamentPlan["kind"], points: number): string {
  if (kind === "arena") return `${points}`;
  const whole = Math.floor(points / 2), half = points % 2 === 1 ? "½" : "";
  return whole === 0 && half !== "" ? half : `${whole}${half}`;
}

/** Why something wasn't done; empty where it was. */
export function refusalText({ failed }: TournamentWords, answer: TournamentAnswer): string {
  if (!("refused" in answer)) return "";
  const known: Readonly<Record<string, string>> = failed;
  return known[answer.refused] ?? failed.offline;
}
