/** What stands below a lesson's board: the buttons of a turn, then what it came to. */

import { Actions } from "../table/actions.tsx";
import { NudgePad } from "../table/nudge_pad.tsx";
import type { LessonRun } from "./lesson_run.ts";
import { VerdictPanel, type WayOn } from "./verdict_panel.tsx";

export type { WayOn } from "./verdict_panel.tsx";

interface LessonControlsProps {
  readonly run: LessonRun;
  readonly next: WayOn;
}

export function LessonControls({ run, next }: LessonControlsProps) {
  const { match, table, tools, speech: { words } } = run;
  return (
    <div class="controls">
      {match.verdict.value === "on"
        ? (
          <>
            <NudgePad table={table} hasNews={false} />
            <Actions table={table} tools={tools} />
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
