/** A lesson's board and all around it. */

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { LifeGame } from "../../games/conquerors/conquerors.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Lesson } from "../../learn/lesson.ts";
import type { Words } from "../../words/mod.ts";
import { focusBoard } from "../board/focus_board.ts";
import { pointOut } from "../table/named_cells.ts";
import { TaskTable } from "../table/task_table.tsx";
import { type LessonKit, LessonRun } from "./lesson_run.ts";
import { type LessonSpeech, verdictSentence, verdictTitle } from "./narrate.ts";

/** Where one goes from here once the lesson is passed. */
interface WayOn {
  readonly href: string;
  readonly label: string;
}

export interface LessonTableProps<Kind extends AnyGame> {
  readonly lesson: Lesson<string, Kind>;
  /** What the table of the lesson's game adds. */
  readonly kit: LessonKit<Kind>;
  readonly table: Words;
  readonly speech: LessonSpeech;
  /** What the learner is asked to do. */
  readonly task: string;
  readonly next: WayOn;
}

/** How long a generation is shown before the next, in milliseconds. */
const PAUSE = 450;

export function LessonTable<Kind extends AnyGame = LifeGame>(props: LessonTableProps<Kind>) {
  const { lesson, kit, table: tableWords, speech, task, next } = props;
  const run = useMemo(() => new LessonRun(lesson, kit, tableWords, speech, pause), []);
  const { match, table } = run, { words } = speech;
  return (
    <TaskTable
      run={run}
      task={
        <p class="task" id="task" onClick={(event) => pointOut(table, event)}>
          <strong>{words.task}.</strong> {task}
        </p>
      }
      ways={words}
      verdict={match.verdict.value !== "on" && <VerdictPanel run={run} next={next} />}
    />
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

interface VerdictPanelProps<Kind extends AnyGame> {
  readonly run: LessonRun<Kind>;
  readonly next: WayOn;
}

/** What a turn came to, and how to go on. */
function VerdictPanel<Kind extends AnyGame>({ run, next }: VerdictPanelProps<Kind>) {
  const { match, speech, speech: { words } } = run;
  const headline = useRef<HTMLHeadingElement>(null);
  // The button that played the turn is gone, and the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) headline.current?.focus({ preventScroll: true });
    // On a phone it's below the board, and so is the way on.
    headline.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, []);
  const again = ({ currentTarget }: Event) => {
    const byKey = (currentTarget as Element).matches(":focus-visible");
    run.startOver();
    // The button goes with the panel.
    if (byKey) focusBoard();
  };
  const isShown = run.isShown.value;
  const isPassed = match.verdict.value === "passed" && !isShown;
  const title = verdictTitle(speech, match.verdict.value, isShown);
  return (
    <section class="result" aria-labelledby="verdict">
      <h2 id="verdict" ref={headline} tabIndex={-1}>{title}</h2>
      <p>{isShown ? words.shown : verdictSentence(speech, match)}</p>
      <div class="ways">
        {isPassed && <a class="button primary" href={next.href}>{next.label}</a>}
        <button type="button" class={isPassed ? "" : "primary"} onClick={again}>
          {isPassed ? words.repeat : words.tryAgain}
        </button>
        {!isPassed && !isShown && (
          <button type="button" onClick={() => run.show()}>{words.show}</button>
        )}
      </div>
    </section>
  );
}
