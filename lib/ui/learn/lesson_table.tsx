/** A lesson's board and all around it. */

import { useMemo } from "preact/hooks";
import type { LifeGame } from "../../games/conquerors/game.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Lesson } from "../../learn/lesson.ts";
import type { Words } from "../../words/mod.ts";
import { Actions } from "../table/actions.tsx";
import { pointOut } from "../table/named_cells.ts";
import { PadSpot } from "../table/pad_spot.tsx";
import { SidePanel } from "../table/side_panel.tsx";
import { useTableWays } from "../table/use_table_ways.ts";
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
  const { match, table } = run;
  const { isReady, input, help, side, showHelp, obeyLine, goTo } = useTableWays(
    table,
    () => run.listen(),
  );
  return (
    <>
      <p class="task" id="task" onClick={(event) => pointOut(table, event)}>
        <strong>{speech.words.task}.</strong> {task}
      </p>
      <div
        class="board-frame"
        data-ready={`${isReady.value}`}
        data-turns={match.turns.value.length}
        data-open={`${match.isOpen.value}`}
      >
        <table.ui.Board table={table} onGo={goTo} />
      </div>
      <div class="speech" data-last="said" onClick={(event) => pointOut(table, event)}>
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

interface LessonControlsProps<Kind extends AnyGame> {
  readonly run: LessonRun<Kind>;
  readonly next: WayOn;
}

/** What stands below a lesson's board: the buttons of a turn, then what it came to. */
function LessonControls<Kind extends AnyGame>({ run, next }: LessonControlsProps<Kind>) {
  const { match, table, tools, speech: { words } } = run;
  return (
    <div class="controls">
      {match.verdict.value === "on"
        ? (
          <>
            <PadSpot table={table} />
            <Actions table={table} tools={tools} hasNews={false} />
            <div class="lesson-ways">
              <button type="button" class="quiet" onClick={() => run.startOver()}>
                {words.again}
              </button>
              <button type="button" class="quiet" onClick={() => run.show()}>{words.showMe}</button>
            </div>
          </>
        )
        : <VerdictPanel run={run} next={next} />}
    </div>
  );
}
