/** A lesson's board and all around it. */

import { useMemo } from "preact/hooks";
import type { LifeGame } from "../../games/conquerors/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Lesson } from "../../learn/lesson.ts";
import type { Words } from "../../words/mod.ts";
import { pointOut } from "../table/named_cells.ts";
import { TaskTable } from "../table/task_table.tsx";
import { type LessonKit, LessonRun } from "./lesson_run.ts";
import type { LessonSpeech } from "./narrate.ts";
import { VerdictPanel, type WayOn } from "./verdict_panel.tsx";

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
