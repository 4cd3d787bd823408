/** The moves that a user has left in advance, as a letter says them. */

import type { Misfit, Queue } from "../../rooms/premove.ts";
import { writeStep, writeSteps } from "../../rooms/premove_text.ts";
import { REASONS } from "./refusal_text.ts";

export function queueText({ steps, dropped }: Queue): string {
  if (steps.length > 0) return `In advance: ${writeSteps(steps)}`;
  if (!dropped) return "Nothing is left in advance.";
  return `Nothing is left in advance; ${writeStep(dropped.step)} was dropped: ${why(dropped.why)}.`;
}

function why(misfit: Misfit): string {
  switch (misfit) {
    case "unexpected":
      return "the turns before it were others";
    case "undone":
      return "a turn was taken back";
    case "unreadable":
      return "it is no turn";
    default:
      return REASONS[misfit] ?? misfit;
  }
}
