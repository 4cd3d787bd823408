/** What each cue sounds like. */

import type { Cue } from "../cue.ts";

/** A tone; times in seconds from the cue. */
interface Tone {
  readonly hz: number;
  readonly from: number;
  readonly length: number;
}

/** Births and deaths follow the confirmation, and one's turn follows them: all come at one moment. */
const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  place: [tone(520, 0, 0.05)],
  undo: [tone(390, 0, 0.05)],
  confirm: [tone(520, 0, 0.07), tone(650, 0.07, 0.07)],
  error: [tone(160, 0, 0.16)],
  edge: [tone(220, 0, 0.05)],
  births: [tone(740, 0.18, 0.08), tone(880, 0.26, 0.08)],
  deaths: [tone(330, 0.36, 0.08), tone(247, 0.44, 0.12)],
  turn: [tone(660, 0.62, 0.12), tone(880, 0.74, 0.12)],
  won: [tone(523, 0.62, 0.14), tone(659, 0.76, 0.14), tone(784, 0.9, 0.3)],
  lost: [tone(392, 0.62, 0.14), tone(330, 0.76, 0.14), tone(262, 0.9, 0.3)],
  over: [tone(440, 0.62, 0.14), tone(440, 0.9, 0.2)],
};

export function tonesOf(cue: Cue): readonly Tone[] {
  return TONES[cue];
}

function tone(hz: number, from: number, length: number): Tone {
  return { hz, from, length };
}
