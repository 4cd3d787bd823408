/** What a finished game against the computer counts on the leaderboard. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { resultText } from "../../../games/notation/write_record.ts";
import { mayPass, type Reported } from "../../../leaderboard/counted.ts";
import type { Points } from "../../../leaderboard/points.ts";
import type { CpuEntry } from "../../net/cpu_entry.ts";
import { type Match, movesOf } from "../../table/match.ts";
import { listed } from "../../../words/grammar.ts";
import type { Words } from "../../../words/mod.ts";
import { type VerdictWords, verdictWordsIn } from "./words/verdict/mod.ts";

interface CpuVerdictProps {
  readonly words: Words;
  readonly entry: CpuEntry;
  /** The game, which is over. */
  readonly match: Match;
}

export function CpuVerdict({ words, entry, match }: CpuVerdictProps) {
  const reported = useSignal<Reported | undefined>(undefined);
  const report = async () => {
    reported.value = undefined;
    const result = resultText(match.game, match.result.value);
    const onChecking = (ahead: number) => reported.value = { checking: ahead };
    reported.value = await entry.report(movesOf(match), result, onChecking);
  };
  useEffect(() => {
    report();
    const again = () => {
      if (isUnheard(reported.peek())) report();
    };
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return (
    <p class="verdict" aria-live="polite">
      <Verdict words={words} reported={reported.value} onAgain={report} />
    </p>
  );
}

interface VerdictProps {
  readonly words: Words;
  /** Undefined until the server has answered. */
  readonly reported: Reported | undefined;
  readonly onAgain: () => void;
}

function Verdict({ words, reported, onAgain }: VerdictProps) {
  const verdict = verdictWordsIn(words.language);
  if (!reported) return <>{verdict.counting}</>;
  if ("checking" in reported) return <>{verdict.checking(reported.checking)}</>;
  if ("refused" in reported) {
    return (
      <>
        {verdict.notCounted} {verdict.uncounted[reported.refused]} {mayPass(reported.refused) &&
          <button type="button" onClick={onAgain}>{words.table.retry}</button>}
      </>
    );
  }
  return (
    <>
      {pointsSentence(verdict, words.language, reported.points)}{" "}
      <a href="/leaderboard">{words.site.leaderboard}</a>
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

/** Whether the report did not reach the server, and may be sent again. */
function isUnheard(reported: Reported | undefined): boolean {
  return reported !== undefined && "refused" in reported && reported.refused === "offline";
}
