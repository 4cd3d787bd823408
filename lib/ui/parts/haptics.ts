/** What may be felt, on devices that can shake. */

import type { Cue } from "./cue.ts";
import { motionIsReduced } from "../board/effects.ts";
import { readSetting } from "../settings/settings.ts";

/** In milliseconds, shaking and still by turns. */
const SHAKES: Partial<Readonly<Record<Cue, number[]>>> = { place: [10], error: [30, 40, 30] };

/** Browsers let no page shake before it was touched, and complain. */
export function shake(cue: Cue): void {
  const pattern = SHAKES[cue];
  if (!pattern || readSetting("haptics") === "off" || motionIsReduced()) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
