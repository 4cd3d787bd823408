/** What was done in a replay up to the frame that is shown. */

import type { Past } from "../causes/ask_why.tsx";
import { deedsOf, type Step } from "../causes/causes.ts";
import type { Frame } from "./frames.ts";
import type { ReplayPlayer } from "./player.ts";

export function pastOf({ frames, at }: ReplayPlayer): Past {
  const steps = frames.slice(1, at.value + 1).flatMap((frame, index) => stepsTo(frame, index + 1));
  return { start: frames[0]!.board, steps };
}

/** What led to a frame from the one before it. */
function stepsTo({ turn, toll, generation }: Frame, index: number): readonly Step[] {
  return toll ? ["generation"] : deedsOf(turn!, generation, index);
}
