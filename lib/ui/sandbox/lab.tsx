/** What stands beside a sandbox's board, whether it is painted or played on. */

import { AskWhy } from "../causes/ask_why.tsx";
import { twoSides } from "../board/speech.ts";
import { BringPattern } from "./bring_pattern.tsx";
import { PlayOn } from "./play_on.tsx";
import { Population } from "./population.tsx";
import type { Run } from "./run.ts";
import { stepsOf } from "./steps.ts";
import { StructureList } from "./structure_list.tsx";
import type { Studio } from "./studio.ts";
import { TakeAlong } from "./take_along.tsx";

export interface LabProps {
  readonly studio: Studio;
  readonly run: Run;
}

export function Lab({ studio, run }: LabProps) {
  const { words, own, board, timeline, asked, outlined, isAsking } = studio;
  return (
    <div class="lab">
      <Population studio={studio} />
      <StructureList studio={studio} run={run} />
      <AskWhy
        said={twoSides(words)}
        board={board.value}
        past={() => stepsOf(timeline.value)}
        asked={asked}
        outlined={outlined}
        onShow={({ shownAt }) => studio.goTo(shownAt)}
        onAnswer={(sentence) => studio.say(sentence)}
      >
        <button
          type="button"
          aria-pressed={`${isAsking.value}`}
          onClick={() => studio.startAsking()}
        >
          {own.whyTouch}
        </button>
      </AskWhy>
      <BringPattern studio={studio} />
      <TakeAlong studio={studio} />
      <PlayOn studio={studio} />
    </div>
  );
}
