/** A lesson's board and all around it. */

import { useMemo } from "preact/hooks";
import type { Lesson } from "../../learn/lesson.ts";
import { CellBoard } from "../table/cell_board.tsx";
import { SidePanel } from "../table/side_panel.tsx";
import { useTableWays } from "../table/use_table_ways.ts";
import type { Words } from "../../words/mod.ts";
import { LessonControls, type WayOn } from "./lesson_controls.tsx";
import { LessonRun } from "./lesson_run.ts";
import type { LessonSpeech } from "./narrate.ts";

interface LessonTableProps {
  readonly lesson: Lesson;
  readonly table: Words;
  readonly speech: LessonSpeech;
  /** What the learner is asked to do. */
  readonly task: string;
  readonly next: WayOn;
}

/** How long a generation is shown before the next, in milliseconds. */
const PAUSE = 450;

export function LessonTable({ lesson, table: tableWords, speech, task, next }: LessonTableProps) {
  const run = useMemo(() => new LessonRun(lesson, tableWords, speech, pause), []);
  const { match, table } = run;
  const { isReady, input, help, side, showHelp, obeyLine, goTo } = useTableWays(
    table,
    () => run.listen(),
  );
  return (
    <>
      <p class="task" id="task">
        <strong>{speech.words.task}.</strong> {task}
      </p>
      <div
        class="board-frame"
        data-ready={`${isReady.value}`}
        data-turns={match.turns.value.length}
        data-open={`${match.isOpen.value}`}
      >
        <CellBoard table={table} onGo={goTo} />
      </div>
      <div class="speech" data-last="said">
        <p role="status" aria-live="polite">{table.said.value}</p>
      </div>
      <LessonControls run={run} next={next} />
      <SidePanel table={table} panel={side} input={input} onLine={obeyLine} onHelp={showHelp} />
      {help.value && <help.value.Help table={table} onClose={() => help.value = undefined} />}
    </>
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
