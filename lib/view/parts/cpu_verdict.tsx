/** What a finished game against the computer counts on the leaderboard. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { resultText } from "../../games/write_record.ts";
import type { Counted } from "../../leaderboard/counted.ts";
import type { Points } from "../../leaderboard/points.ts";
import type { CpuEntry } from "../../transport/cpu_entry.ts";
import type { Match } from "../match.ts";
import { listed } from "../words/grammar.ts";
import type { Language } from "../words/language.ts";
import type { Words } from "../words/mod.ts";
import { type VerdictWords, verdictWordsIn } from "../words/verdict/mod.ts";

export interface CpuVerdictProps {
  readonly words: Words;
  readonly entry: CpuEntry;
  /** The game, which is over. */
  readonly match: Match;
}

export function CpuVerdict({ words, entry, match }: CpuVerdictProps) {
  const counted = useSignal<Counted | undefined>(undefined);
  const report = async () => {
    counted.value = undefined;
    counted.value = await entry.report(movesOf(match), resultText(match.game, match.result.value));
  };
  useEffect(() => {
    report();
    const again = () => {
      if (isUnheard(counted.peek())) report();
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return (
    <p class="verdict" aria-live="polite">
      <Verdict words={words} counted={counted.value} onAgain={report} />
    </p>
  );
}

interface VerdictProps {
  readonly words: Words;
  /** Undefined while the server judges. */
  readonly counted: Counted | undefined;
  readonly onAgain: () => void;
}

function Verdict({ words, counted, onAgain }: VerdictProps) {
  const verdict = verdictWordsIn(words.language as Language);
  if (!counted) return <>{verdict.counting}</>;
  if ("refused" in counted) {
    return (
      <>
        {verdict.notCounted} {verdict.uncounted[counted.refused]} {counted.refused === "offline" &&
          <button type="button" onClick={onAgain}>{words.table.retry}</button>}
      </>
    );
  }
  return (
    <>
      {pointsSentence(verdict, words.language, counted.points)}{" "}
      <a href="/leaderboard">{words.site.leaderboard}</a> ·{" "}
      <a href={`/g/${counted.id}`}>{words.room.review}</a>
    </>
  );
}

/** "98 points: 70 for the win and 28 for speed." */
function pointsSentence(
  { countedLost, points, pointsFor }: VerdictWords,
  language: string,
  { total, ...parts }: Points,
): string {
  if (total === 0) return countedLost;
  const told = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => parts[part] > 0)
    .map((part) => pointsFor[part](parts[part]));
  return `${points(total)}: ${listed(language, told)}.`;
}

function movesOf({ game, turns }: Match): string {
  return turns.value.map(({ move, before }) => game.text.writeMove(before, move)).join(" ");
}

/** Whether the report did not reach the server, and may be sent again. */
function isUnheard(counted: Counted | undefined): boolean {
  return counted !== undefined && "refused" in counted && counted.refused === "offline";
}
