/** What stands beside a sandbox's board, whether it is painted or played on. This module is browser compatible. */

import { BringPattern } from "./bring_pattern.tsx";
import { PlayOn } from "./play_on.tsx";
import { Population } from "./population.tsx";
import type { Run } from "./run.ts";
import { StructureList } from "./structure_list.tsx";
import type { Studio } from "./studio.ts";
import { TakeAlong } from "./take_along.tsx";
import { WhyPanel } from "./why_panel.tsx";

export interface LabProps {
  readonly studio: Studio;
  readonly run: Run;
}

export function Lab({ studio, run }: LabProps) {
  return (
    <div class="lab">
      <Population studio={studio} />
      <StructureList studio={studio} run={run} />
      <WhyPanel studio={studio} />
      <BringPattern studio={studio} />
      <TakeAlong studio={studio} />
      <PlayOn studio={studio} />
    </div>
  );
}
