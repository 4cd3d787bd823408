/** Plays a story by frames, which end with it. */

import type { Scene } from "./scene.ts";
import { marksOf, type Phase, sceneIn, type Story } from "./story.ts";

/** How a story is told: a multiple of the time it takes, or with nothing moving. */
export type Pace = number | "still";

/** Is shown a part of a story, and how far that has come, from 0 to 1. */
export type Show = (scene: Partial<Scene>, phase: Phase, share: number) => void;

/** How long the marks of a story stay where nothing moves, in milliseconds. */
const STAY = 1_000;

/** `done` is called once it is told. Returns how to stop. */
export function play(story: Story, pace: Pace, show: Show, done: () => void): () => void {
  if (pace === "still") {
    show(marksOf(story), "score", 1);
    const timer = setTimeout(done, STAY);
    return () => clearTimeout(timer);
  }
  let start: number | undefined, seen = "", scene: Partial<Scene> = {};
  const next = (now: number) => {
    start ??= now;
    const part = partAt(story, (now - start) / pace);
    if (!part) return done();
    frame = requestAnimationFrame(next);
    const view = viewOf(story, ...part);
    if (view !== seen) scene = sceneIn(story, ...part);
    seen = view;
    show(scene, ...part);
  };
  // What came before it had this frame for itself.
  let frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Names what is seen: it is the same for a while where only deaths, births and bombs move. */
function viewOf({ placed }: Story, phase: Phase, share: number): string {
  if (phase === "placed") return `${phase}${Math.floor(share * placed.length)}`;
  return phase === "beat" || phase === "score" ? phase : `${phase}${share}`;
}

/** The part of a story that is told some milliseconds after its beginning, and how far it is. */
function partAt({ parts }: Story, time: number): [Phase, number] | undefined {
  for (const [phase, length] of parts) {
    if (time < length) return [phase, time / length];
    time -= length;
  }
}
