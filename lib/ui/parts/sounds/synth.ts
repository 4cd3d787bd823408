/** Plays cues by Web Audio. Whoever hears nothing never fetches it. */

import type { Cue } from "../cue.ts";
import { tonesOf } from "./tones.ts";

/** Of the loudest there is; and how long a tone takes to come and to go, so that it does not click. */
const VOLUME = 0.08;
const FADE_S = 0.01;

let context: AudioContext | undefined;

export function play(cue: Cue): void {
  context ??= new AudioContext();
  for (const { hz, from, length } of tonesOf(cue)) {
    const start = context.currentTime + from, end = start + length;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + FADE_S);
    volume.gain.setValueAtTime(VOLUME, end - FADE_S);
    volume.gain.linearRampToValueAtTime(0, end);
    volume.connect(context.destination);
    const tone = new OscillatorNode(context, { frequency: hz });
    tone.connect(volume);
    tone.start(start);
    tone.stop(end);
  }
}
