/** Plays cues by Web Audio. A page without sound never fetches it. */

import type { Cue } from "./cue.ts";

/** A tone; times in seconds from the cue. */
interface Tone {
  readonly hz: number;
  readonly from: number;
  readonly length: number;
}

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  place: [tone(520, 0, 0.05)],
  undo: [tone(390, 0, 0.05)],
  confirm: [tone(520, 0, 0.07), tone(650, 0.07, 0.07)],
  error: [tone(160, 0, 0.16)],
  edge: [tone(220, 0, 0.05)],
  bomb: [tone(180, 0, 0.06), tone(120, 0.06, 0.18)],
  deaths: [tone(330, 0, 0.08), tone(247, 0.08, 0.12)],
  births: [tone(740, 0, 0.08), tone(880, 0.08, 0.08)],
  zone: [tone(587, 0, 0.1), tone(880, 0.1, 0.2)],
  extinction: [tone(294, 0, 0.14), tone(220, 0.14, 0.14), tone(147, 0.28, 0.4)],
  turn: [tone(660, 0, 0.12), tone(880, 0.12, 0.12)],
  late: [tone(660, 0, 0.1), tone(660, 0.14, 0.1), tone(990, 0.28, 0.16)],
  won: [tone(523, 0, 0.14), tone(659, 0.14, 0.14), tone(784, 0.28, 0.3)],
  lost: [tone(392, 0, 0.14), tone(330, 0.14, 0.14), tone(262, 0.28, 0.3)],
  over: [tone(440, 0, 0.14), tone(440, 0.28, 0.2)],
};

/** What each cue sounds like. */
export function tonesOf(cue: Cue): readonly Tone[] {
  return TONES[cue];
}

function tone(hz: number, from: number, length: number): Tone {
  return { hz, from, length };
}

/** Of the loudest there is; and how long a tone takes to come and to go, so that it does not click. */
const VOLUME = 0.08;
const FADE_S = 0.01;

/** How late a cue may sound, in milliseconds: one that is older is dropped. */
const LATE = 300;

let context: AudioContext | undefined;

/** When what is sounding ends: cues of one moment follow each other. */
let end = 0;

/** Whether it was suspended here, until the next cue, and not by the browser. */
let isResting = false;

export function play(cue: Cue): void {
  // Safari has none in Lockdown Mode.
  if (!("AudioContext" in globalThis)) return;
  context ??= open();
  if (context.state === "running" && !isResting) return sound(cue, context);
  const asked = performance.now();
  context.resume().then(() => {
    if (performance.now() - asked <= LATE) sound(cue, context!);
  }, () => {});
}

/** Safari lets nothing sound until a touch asks for it, and again after a call: so each does. */
function open(): AudioContext {
  const made = new AudioContext();
  const wake = () => {
    if (made.state !== "running" && !isResting) made.resume().catch(() => {});
  };
  for (const gesture of ["click", "keydown"]) addEventListener(gesture, wake, true);
  return made;
}

function sound(cue: Cue, context: AudioContext): void {
  isResting = false;
  const begin = Math.max(context.currentTime, end);
  for (const { hz, from, length } of tonesOf(cue)) {
    const start = begin + from;
    end = start + length;
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + FADE_S);
    volume.gain.setValueAtTime(VOLUME, end - FADE_S);
    volume.gain.linearRampToValueAtTime(0, end);
    volume.connect(context.destination);
    const tone = new OscillatorNode(context, { frequency: hz });
    tone.connect(volume);
    tone.onended = () => rest(context);
    tone.start(start);
    tone.stop(end);
  }
}

/** One that runs on keeps a phone's sound awake: it rests while nothing sounds. */
function rest(context: AudioContext): void {
  isResting = context.currentTime >= end;
  if (isResting) context.suspend().catch(() => {});
}
