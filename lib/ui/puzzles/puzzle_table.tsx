/** A puzzle's board and all around it. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { hasOneAnswer } from "../../puzzles/kind.ts";
import type { Puzzle } from "../../puzzles/puzzle.ts";
import type { Words } from "../../words/mod.ts";
import { pointOut } from "../table/named_cells.ts";
import { TaskTable } from "../table/task_table.tsx";
import { type Attempt, PuzzleRun } from "./puzzle_run.ts";
import { type End, PuzzleDone, PuzzleVerdict, TASK } from "./puzzle_verdict.tsx";
import type { PuzzleWords } from "./words/mod.ts";

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  readonly table: Words;
  readonly words: PuzzleWords;
  readonly onAttempt: (attempt: Attempt) => void;
  /** What the verdict says besides, and the ways on from there. */
  readonly end: (isSolved: boolean) => End;
  /** Whether one may start over and be shown the answer. */
  readonly isTimed?: boolean;
  /** Whether it takes the place of another, which had the focus: its task gets it, and is read. */
  readonly isNext?: boolean;
  /** Whether it was solved on an earlier visit: that is said until it's taken up again. */
  readonly isDone?: boolean;
  /** Is given what says whether somebody is in the middle of it. */
  readonly isBusy?: { current: () => boolean };
  /** What stands next to the task. */
  readonly children?: ComponentChildren;
}

/** How long a turn is shown before the next, in milliseconds. */
const PAUSE = 1200;

export function PuzzleTable(props: PuzzleTableProps) {
  const { puzzle, table: tableWords, words, onAttempt, end, isTimed = false } = props;
  const run = useMemo(() => new PuzzleRun(puzzle, tableWords, words, pause), []);
  if (props.isBusy) props.isBusy.current = () => run.isBusy;
  const isReopened = useSignal(false);
  const isDone = props.isDone && !isReopened.value && run.tries.value === 0 && !run.isBusy;
  const reopen = () => {
    isReopened.value = true;
    run.startOver();
  };
  useEffect(() => {
    run.onAttempt = onAttempt;
  }, [onAttempt]);
  const { verdict } = run.match.judgment.value;
  return (
    <TaskTable
      run={run}
      task={<Task {...props} run={run} />}
      ways={!isTimed && words}
      verdict={isDone
        ? <PuzzleDone words={words} end={end} onAgain={reopen} />
        : verdict !== "on" && <PuzzleVerdict run={run} end={end} isTimed={isTimed} />}
      marks={{ "data-verdict": verdict, "data-puzzle": puzzle.id }}
    />
  );
}

/** What is asked for, of whom, and where. */
function Task(
  { run, puzzle, table, words, isNext, children }: PuzzleTableProps & { readonly run: PuzzleRun },
) {
  const { game, start } = run.match, { turn, round } = start, { score } = game.tally(start);
  const task = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNext) task.current!.focus({ preventScroll: true });
  }, []);
  return (
    <div
      class="task"
      id={TASK}
      ref={task}
      tabIndex={-1}
      onClick={(event) => pointOut(run.table, event)}
    >
      <p>
        <strong>{words.tasks[puzzle.kind](run.rival, puzzle.lead)}</strong>
      </p>
      <p>
        {words.mover(table.seats[turn]!, round, game.rules.rounds)}
        {puzzle.kind === "last" && ` ${words.score(score[turn]!, score[1 - turn]!)}`}{" "}
        {hasOneAnswer(puzzle.kind) ? words.oneAnswer : words.anyAnswer}
      </p>
      {children}
    </div>
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
