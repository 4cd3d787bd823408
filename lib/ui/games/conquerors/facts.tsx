/** What a finished game against the computer is among one's games: the best, one of a row of wins. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Language } from "../../../words/language.ts";
import { Account } from "../../net/account.ts";
import type { CpuEntry } from "../../net/cpu_entry.ts";
import { readStored, writeStored } from "../../parts/stored.ts";
import type { Match } from "../../table/match.ts";
import type { Setup } from "../../table/setup.ts";
import type { Words } from "../../../words/mod.ts";
import { noteGame, readBest, writeBest } from "./bests.ts";
import { verdictWordsIn } from "./words/verdict/mod.ts";

interface FactsProps {
  readonly words: Words;
  readonly entry: CpuEntry;
  /** The game, which is over. */
  readonly match: Match;
  readonly setup: Setup;
}

/** A game in which the player was helped, or took a turn back, is none of these. */
const UNFAIR: readonly string[] = ["helped", "undone", "resigned"];

export function Facts({ words, entry, match, setup }: FactsProps) {
  const verdict = verdictWordsIn(words.language as Language);
  const counted = entry.counted.value;
  const isFair = !(counted && "refused" in counted && UNFAIR.includes(counted.refused));
  const noted = useMemo(() => isFair ? note(match, setup, entry.seed) : undefined, []);
  const rank = useSignal<number | undefined>(undefined);
  const points = counted && "id" in counted ? counted.points.total : undefined;
  useEffect(() => {
    if (points === undefined) return;
    // Asking takes a name that waited for this, too. Without the server the place is not said.
    new Account().place("").then((place) => {
      // A place is no news to who has won nothing.
      if (points > 0) rank.value = place?.standing?.rank;
    }, () => {});
  }, [points]);
  const facts = [
    noted?.isBest && verdict.best(words.levels[setup.opponent as keyof Words["levels"]]),
    noted && noted.streak > 1 && verdict.streak(noted.streak),
    rank.value !== undefined && verdict.place(rank.value),
  ].filter((fact) => fact !== false && fact !== undefined);
  return facts.length > 0 && (
    <ul class="facts">{facts.map((fact) => <li key={fact}>{fact}</li>)}</ul>
  );
}

/** Notes a game once; undefined where that was done. */
function note({ game, position, result }: Match, { opponent, side }: Setup, seed: string) {
  const name = `best ${game.id} ${opponent}`, known = readBest(readStored("localStorage", name));
  if (known?.last === seed) return undefined;
  const noted = noteGame(known, {
    seed,
    score: game.tally(position.value).score[side]!,
    isWon: result.value?.winner === side,
  });
  writeStored("localStorage", name, writeBest(noted));
  return noted;
}
