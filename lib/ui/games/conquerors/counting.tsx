/** What a game against the computer counts: fetched once one has begun. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { LADDER, type LevelId } from "../../../games/game.ts";
import { Account } from "../../net/account.ts";
import type { CpuEntry } from "../../net/cpu_entry.ts";
import { readStored, writeStored } from "../../parts/stored.ts";
import { markBeaten, readBeaten, rivalAfter, rungOf } from "../../table/ladder.ts";
import type { Match } from "../../table/match.ts";
import { RANDOM, type Setup, setupHref } from "../../table/setup.ts";
import type { Words } from "../../../words/mod.ts";
import { verdictWordsIn } from "./words/verdict/mod.ts";

export { CpuVerdict } from "./cpu_verdict.tsx";

interface FactsProps {
  readonly words: Words;
  readonly entry: CpuEntry;
  /** The game, which is over. */
  readonly match: Match;
  readonly setup: Setup;
}

/** A game in which the player was helped, or took a turn back, is none of these. */
const UNFAIR: readonly string[] = ["helped", "undone", "resigned"];

/** What a finished game against the computer is among one's games: the best, one of a row of wins. */
export function Facts({ words, entry, match, setup }: FactsProps) {
  const verdict = verdictWordsIn(words.language);
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

/** What this browser remembers of one's games against a level. */
interface Best {
  /** Of a game that was won. */
  readonly score: number;
  readonly streak: number;
  /** The chance of the game that was noted last, which is noted once. */
  readonly last: string;
}

/** A finished game as it is noted. */
interface NotedGame {
  readonly seed: string;
  readonly score: number;
  readonly isWon: boolean;
}

/** What was kept; nothing for what cannot be read. */
export function readBest(text: string): Best | undefined {
  const [score, streak, last = ""] = text.split(" ");
  const best = { score: Number(score), streak: Number(streak), last };
  return text !== "" && [best.score, best.streak].every(Number.isInteger) ? best : undefined;
}

export function writeBest({ score, streak, last }: Best): string {
  return `${score} ${streak} ${last}`;
}

/** What is remembered after a game, and whether its score is higher than all before. */
export function noteGame(
  known: Best | undefined,
  { seed, score, isWon }: NotedGame,
): Best & { readonly isBest: boolean } {
  const { score: highest, streak } = known ?? { score: 0, streak: 0 };
  const isBest = known !== undefined && isWon && score > highest;
  return {
    score: isWon ? Math.max(score, highest) : highest,
    streak: isWon ? streak + 1 : 0,
    last: seed,
    isBest,
  };
}

interface NextRivalProps {
  readonly words: Words;
  readonly setup: Setup;
  readonly level: LevelId;
  /** Whether the player has won without help. */
  readonly hasWon: boolean;
}

/** The same rival again; after a win, the next one too, and for who has never won, the lessons. */
export function NextRival({ words, setup, level, hasWon }: NextRivalProps) {
  const verdict = verdictWordsIn(words.language);
  const isFirstWin = useMemo(() => {
    if (!hasWon) return false;
    const before = readBeaten(setup.game);
    markBeaten(setup.game, level);
    return before !== readBeaten(setup.game);
  }, []);
  const isNew = useMemo(() => readBeaten(setup.game) === undefined, []);
  const next = hasWon ? rivalAfter(level) : undefined;
  const rung = next && rungOf(next);
  const again = setupHref({ ...setup, side: 1 - setup.side });
  return (
    <>
      {isFirstWin && rung !== undefined && <p>{verdict.rung(rung, LADDER.length)}</p>}
      <a class="button primary" href={again}>{words.result.again}</a>
      {next && (
        <a class="button" href={setupHref({ ...setup, opponent: next, side: RANDOM })}>
          {verdict.next(words.levels[next])}
        </a>
      )}
      {isNew && <a class="button" href="/learn">{verdict.learn}</a>}
    </>
  );
}
