/** As many puzzles as one can solve in three minutes. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Puzzle, readPuzzle } from "../lib/puzzles/puzzle.ts";
import { minutesOf } from "../lib/ui/parts/countdown.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { readStored, writeStored } from "../lib/ui/parts/stored.ts";
import type { Attempt } from "../lib/ui/puzzles/puzzle_run.ts";
import { PuzzleTable } from "../lib/ui/puzzles/puzzle_table.tsx";
import { type PuzzleWords, puzzleWordsIn } from "../lib/ui/puzzles/words/mod.ts";
import type { Language } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";

interface StormProps {
  readonly language: Language;
  /** Puzzles by their lines, from easy ones up: others each time that the page is made. */
  readonly lines: readonly string[];
}

const SECONDS = 180;
/** When who can't see the time is told of it, by the seconds that are left then. */
const TOLD = [60, 30, 10];
/** What a wrong turn costs, in seconds. */
const PENALTY = 10;
/** How long a verdict is seen before the next puzzle, in milliseconds. */
const SEEN = 900;

/** The end of a link that begins at once. */
const GO = "#go";

const NOTHING = { note: null, ways: null };

/** Kept in `localStorage`: the most that were solved. */
const BEST = "storm";

export default function Storm({ language, lines }: StormProps) {
  useEarlyChoices();
  const words = puzzleWordsIn(language);
  const storm = useStorm(lines);
  const { at, solved, left, told, best, isOver, isReady, start, attempt } = storm;
  const outcome = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isOver.value) outcome.current!.focus({ preventScroll: true });
  }, [isOver.value]);
  if (at.value === undefined) {
    return (
      <>
        <section class="storm" data-ready={`${isReady.value}`}>
          <p ref={outcome} tabIndex={-1}>
            {isOver.value
              ? words.over(solved.value, best.value)
              : best.value > 0 && words.best(best.value)}
          </p>
          <button type="button" class="primary" onClick={isOver.value ? startAgain : start}>
            {isOver.value ? words.once : words.start}
          </button>
        </section>
        {isOver.value && storm.played.value.length > 0 && (
          <Played words={words} played={storm.played.value} />
        )}
      </>
    );
  }
  const puzzle = readPuzzle(lines[at.value]!);
  return (
    <>
      <p role="status" class="visually-hidden">
        {told.value !== undefined && words.secondsLeft(told.value)}
      </p>
      <PuzzleTable
        key={puzzle.id}
        puzzle={puzzle}
        table={wordsIn(language)}
        words={words}
        onAttempt={attempt}
        end={() => NOTHING}
        isTimed
        isNext
      >
        <p class="puzzle-rating" role="timer">
          {words.left(minutesOf(left.value))} · {words.count(solved.value)}
        </p>
      </PuzzleTable>
    </>
  );
}

/** A puzzle that came, as the tab's history keeps it. */
interface Tried extends Pick<Puzzle, "id" | "kind"> {
  readonly isSolved: boolean;
}

interface PlayedProps {
  readonly words: PuzzleWords;
  readonly played: readonly Tried[];
}

/** The puzzles that came, and what came of each: ways to them, while there's a network to fetch them by. */
function Played({ words, played }: PlayedProps) {
  const isOffline = useSignal(false);
  useEffect(() => {
    const look = () => isOffline.value = !navigator.onLine;
    look();
    const end = new AbortController();
    for (const name of ["online", "offline"]) addEventListener(name, look, end);
    return () => end.abort();
  }, []);
  return (
    <nav class="puzzle-days" aria-label={words.played}>
      <h2>{words.played}</h2>
      <ul>
        {played.map(({ id, kind, isSolved }, n) => {
          const text = `${n + 1}. ${words.kinds[kind]} ${isSolved ? "✓" : "✗"}`;
          return <li key={id}>{isOffline.value ? text : <a href={`/puzzle/${id}`}>{text}</a>}</li>;
        })}
      </ul>
    </nav>
  );
}

/** A storm of so many puzzles: it runs from `start` until the time is up or all were seen. */
function useStorm(lines: readonly string[]) {
  /** Which puzzle; undefined before and after. */
  const at = useSignal<number | undefined>(undefined);
  const solved = useSignal(0), left = useSignal(SECONDS), best = useSignal(0);
  const played = useSignal<readonly Tried[]>([]);
  /** How many were left when that was last told; undefined before. */
  const told = useSignal<number | undefined>(undefined);
  const isOver = useSignal(false), isReady = useSignal(false);
  const readBest = () => best.value = Number(readStored("localStorage", BEST)) || 0;
  useEffect(() => {
    readBest();
    isReady.value = true;
    if (location.hash !== GO) return resume();
    history.replaceState(history.state, "", location.pathname);
    start();
  }, []);
  // Who looked at one of its puzzles and comes back, comes back to all.
  const resume = () => {
    const { storm = [] } = (history.state ?? {}) as { readonly storm?: readonly Tried[] };
    played.value = storm;
    solved.value = storm.filter(({ isSolved }) => isSolved).length;
    isOver.value = storm.length > 0;
  };
  const isRunning = at.value !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick(1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = () => {
    solved.value = 0;
    played.value = [];
    left.value = SECONDS;
    told.value = undefined;
    isOver.value = false;
    at.value = 0;
  };
  const tick = (seconds: number) => {
    const before = left.value, now = left.value = Math.max(0, before - seconds);
    if (TOLD.some((mark) => now <= mark && mark < before)) told.value = now;
    if (left.value === 0) finish();
  };
  const finish = () => {
    if (isOver.value) return;
    at.value = undefined;
    isOver.value = true;
    history.replaceState({ ...history.state, storm: played.value }, "");
    // Another tab may have come further meanwhile.
    readBest();
    if (solved.value > best.value) writeStored("localStorage", BEST, `${solved.value}`);
  };
  const attempt = (attempt: Attempt) => {
    const { id, kind } = readPuzzle(lines[at.peek()!]!);
    played.value = [...played.value, { id, kind, isSolved: attempt.solved }];
    if (attempt.solved) solved.value++;
    else tick(PENALTY);
    const now = at.peek();
    setTimeout(() => {
      if (at.peek() !== now || now === undefined) return;
      if (now + 1 < lines.length) at.value = now + 1;
      else finish();
    }, SEEN);
  };
  return { at, solved, left, told, best, isOver, isReady, played, start, attempt };
}

/** In the same place of the tab's history: Back leads from any storm to the page before the first. */
function startAgain(): void {
  history.replaceState({ ...history.state, storm: [] }, "", GO);
  location.reload();
}
