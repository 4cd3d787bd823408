/** Sounds, but for who wants none. */

import type { Cue } from "./cue.ts";
import { readSetting } from "../settings/settings.ts";

/** Sounds a cue of the board that is looked at. */
export function sound(cue: Cue): void {
  if (!document.hidden && readSetting("sounds") === "all") play(cue);
}

/** Sounds one's turn, which came while the page is not seen. */
export function soundUnseenTurn(): void {
  if (document.hidden && readSetting("sounds") !== "none") play("turn");
}

/** Silent until the person has touched the page: browsers let no page sound before, and complain. */
async function play(cue: Cue): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return;
  const synth = await import("./synth.ts").catch(() => undefined);
  synth?.play(cue);
}
