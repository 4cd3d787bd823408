/** Whether anything may move. */

import { readSetting } from "./settings.ts";

/** Whether the person asked for less motion: in the settings, or else by the system. */
export function motionIsReduced(): boolean {
  const motion = readSetting("motion");
  if (motion !== "system") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
