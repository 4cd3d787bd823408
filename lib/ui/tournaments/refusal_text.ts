/** Why something wasn't done, in words. */

import type { TournamentAnswer } from "../net/tournaments.ts";
import type { TournamentWords } from "./words/mod.ts";

/** Empty where it was done. */
export function refusalText({ failed }: TournamentWords, answer: TournamentAnswer): string {
  if (!("refused" in answer)) return "";
  const known: Readonly<Record<string, string>> = failed;
  return known[answer.refused] ?? failed.offline;
}
