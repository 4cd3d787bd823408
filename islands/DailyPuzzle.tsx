/** The puzzle of the day and those of the days before, with a streak and something to share. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { dateOf, dayOf, readDate } from "../lib/puzzles/day.ts";
import { readPuzzle } from "../lib/puzzles/puzzle.ts";
import { onWake } from "../lib/ui/net/env.ts";
import { copyText } from "../lib/ui/parts/copy_text.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { passOn } from "../lib/ui/parts/pass_on.ts";
import { sendAttempt } from "../lib/ui/puzzles/ask_puzzles.ts";
import {
  type DailyResult,
  type Day,
  noteDaily,
  readDaily,
  streakOf,
  withKept,
} from "../lib/ui/puzzles/kept_days.ts";
import type { Attempt } from "../lib/ui/puzzles/puzzle_run.ts";
import { PuzzleTable } from "../lib/ui/puzzles/puzzle_table.tsx";
import { type PuzzleWords, puzzleWordsIn } from "../lib/ui/puzzles/words/mod.ts";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface DailyPuzzleProps {
  readonly language: Language;
  /** Past ones and, for a page that is kept, some to come. */
  readonly days: readonly Day[];
  /** The day that the server shows. */
  readonly shown: number;
  /** The day when the page was made. */
  readonly today: number;
}

/** How many days back there are. */
const DAYS_BACK = 7;

export default function DailyPuzzle({ language, ...made }: DailyPuzzleProps) {
  useEarlyChoices();
  const words = puzzleWordsIn(language);
  const today = useSignal(made.today), shown = useSignal(made.shown);
  const days = useSignal(made.days);
  const results = useSignal<readonly DailyResult[]>([]);
  const isBusy = useRef(() => false);
  useEffect(() => {
    days.value = withKept(made.days);
    // A page that was kept for offline use was made on another day, and one left open is seen on another.
    // Days begin in the evening in America: nobody loses a puzzle that they were just solving.
    const look = () => {
      results.value = readDaily();
      const now = dayOf(Date.now()),
        asked = readDate(new URL(location.href).searchParams.get("day") ?? "");
      const isThere = (day: number) => days.peek().some((one) => one.day === day);
      if (isThere(now)) today.value = now;
      const wanted = asked ?? now;
      if (isThere(wanted) && wanted <= now && !isBusy.current()) shown.value = wanted;
    };
    look();
    return onWake(look);
  }, []);
  const { day, line } = days.value.find((one) => one.day === shown.value)!;
  const puzzle = readPuzzle(line);
  const attempt = ({ solved, moves }: Attempt) => {
    if (!results.peek().some((one) => one.day === day)) sendAttempt(puzzle.id, moves);
    noteDaily(day, solved);
    results.value = readDaily();
  };
  const result = results.value.find((one) => one.day === day);
  const streak = streakOf(results.value, today.value);
  return (
    <>
      <PuzzleTable
        key={line}
        puzzle={puzzle}
        table={wordsIn(language)}
        words={words}
        onAttempt={attempt}
        isBusy={isBusy}
        isDone={result?.isSolved ?? false}
        end={() => ({
          note: <Shared words={words} result={result} />,
          ways: <a class="button quiet" href="/puzzles">{words.other}</a>,
        })}
      >
        <p class="puzzle-rating">
          {shortDay(language, day)}. {streak > 0 ? words.streak(streak) : words.noStreak}
        </p>
      </PuzzleTable>
      <Archive
        language={language}
        words={words}
        results={results.value}
        today={today.value}
        shown={day}
      />
    </>
  );
}

interface ArchiveProps {
  readonly language: Language;
  readonly words: PuzzleWords;
  readonly results: readonly DailyResult[];
  readonly today: number;
  /** The day whose puzzle is shown. */
  readonly shown: number;
}

/**
 * The ways to the days before, and what came of each. They move up as a verdict goes: the second half of
 * a double tap on its button may meet one, and means none.
 */
function Archive({ language, words, results, today, shown }: ArchiveProps) {
  return (
    <nav
      class="puzzle-days"
      aria-label={words.archive}
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      <h2>{words.archive}</h2>
      <ul>
        {Array.from({ length: DAYS_BACK }, (_, back) => today - back).map((past) => (
          <li key={past}>
            <a
              href={past === today ? "/puzzle/daily" : `/puzzle/daily?day=${dateOf(past)}`}
              aria-current={past === shown ? "page" : "false"}
            >
              {past === today ? words.today : shortDay(language, past)}
              {markOf(results, past)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `Nov 22`. */
function shortDay(language: Language, day: number): string {
  const parts = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Date(dateOf(day)).toLocaleDateString(language, parts);
}

function markOf(results: readonly DailyResult[], day: number): string {
  const result = results.find((one) => one.day === day);
  return result ? result.isSolved ? " ✓" : " …" : "";
}

interface SharedProps {
  readonly words: PuzzleWords;
  readonly result: DailyResult | undefined;
}

/** In how many tries it was solved, to be passed on. */
function Shared({ words, result }: SharedProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useSignal("");
  if (!result?.isSolved) return null;
  const { day, tries } = result;
  const squares = "🟥".repeat(Math.min(tries - 1, 9)) + "🟩";
  const text = `${words.shared(dateOf(day), tries)}\n${squares}\n${location.origin}/puzzle/daily`;
  const share = async () => {
    if (await passOn(text)) return;
    note.value = await copyText(text, field.current!) ? words.copied : words.notCopied;
  };
  return (
    <>
      <p>{words.solvedIn(tries)}</p>
      <div class="ways">
        <button type="button" class="primary share" onClick={share}>{words.share}</button>
      </div>
      <p role="status">{note.value}</p>
      <textarea
        ref={field}
        class="copied-text"
        readOnly
        rows={3}
        aria-label={words.share}
        value={text}
      />
    </>
  );
}
