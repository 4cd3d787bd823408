/** What an attempt at a puzzle came to, and how to go on. */

import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PuzzleRun } from "./puzzle_run.ts";
import type { PuzzleWords } from "./words/mod.ts";

/** What a page adds to a verdict. */
export interface End {
  readonly note: ComponentChildren;
  /** Buttons and links, all in one place. */
  readonly ways: ComponentChildren;
}

interface PuzzleVerdictProps {
  readonly run: PuzzleRun;
  readonly end: (isSolved: boolean) => End;
  readonly isTimed: boolean;
}

/** Where a puzzle says what is asked for. */
export const TASK = "task";

/** The section of a verdict: once it goes, with the button that was pressed, the task has the focus. */
function useSection(): RefObject<HTMLElement> {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = section.current!;
    return () => {
      if (!shown.contains(document.activeElement)) return;
      document.getElementById(TASK)?.focus({ preventScroll: true });
    };
  }, []);
  return section;
}

export function PuzzleVerdict({ run, end, isTimed }: PuzzleVerdictProps) {
  const { match, words } = run;
  const section = useSection(), headline = useRef<HTMLHeadingElement>(null);
  // The button that played the turn is gone, and the focus with it; or the one that asked for the answer.
  useLayoutEffect(() => {
    const { body, activeElement } = document, task = document.getElementById(TASK);
    if (activeElement === body || activeElement === task) {
      headline.current?.focus({ preventScroll: true });
    }
    // On a phone it lies below the board.
    section.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const isShown = run.isShown.value;
  const isSolved = match.judgment.value.verdict === "solved" && !isShown;
  const title = isShown ? words.shownTitle : isSolved ? words.solvedTitle : words.missedTitle;
  const { note, ways } = end(isSolved);
  return (
    <section ref={section} class="result" aria-labelledby="verdict">
      <h2 id="verdict" ref={headline} tabIndex={-1}>{title}</h2>
      <p>{run.sentence}</p>
      {note}
      <div class="ways">
        {!isSolved && !isTimed && (
          <button
            type="button"
            class={isShown ? "" : "primary"}
            onClick={() => run.startOver()}
          >
            {words.again}
          </button>
        )}
        {!isSolved && !isShown && !isTimed && (
          <button type="button" onClick={() => run.show()}>{words.show}</button>
        )}
        {ways}
      </div>
    </section>
  );
}

interface PuzzleDoneProps {
  readonly words: PuzzleWords;
  readonly end: (isSolved: boolean) => End;
  readonly onAgain: () => void;
}

/** What came of a puzzle on an earlier visit. */
export function PuzzleDone({ words, end, onAgain }: PuzzleDoneProps) {
  const section = useSection(), { note, ways } = end(true);
  return (
    <section ref={section} class="result" aria-labelledby="verdict">
      <h2 id="verdict">{words.solvedTitle}</h2>
      {note}
      <div class="ways">
        <button type="button" onClick={onAgain}>{words.again}</button>
        {ways}
      </div>
    </section>
  );
}
