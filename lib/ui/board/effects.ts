/** The short-lived marks of a turn: they read the game and never write it. */

import type { Cell, State } from "../../automaton/board.ts";
import type { Changes } from "./changes.ts";
import { readSetting } from "../settings/settings.ts";

export interface Effect {
  readonly kind: "birth" | "death" | "bomb";
  readonly cell: Cell;
  /** The colour born or dead. */
  readonly state: State;
}

/** How long effects live, in milliseconds. */
const DURATION = 450;

/** Deaths and births. */
export function effectsIn({ born, died, before, after }: Changes): Effect[] {
  return [
    ...died.map((cell) => ({ kind: "death" as const, cell, state: before.cells[cell]! })),
    ...born.map((cell) => ({ kind: "birth" as const, cell, state: after.cells[cell]! })),
  ];
}

/**
 * Calls `draw` with a progress from 0 to 1, a frame at a time, and the last time with 1; returns how
 * to end it at once.
 */
export function animate(draw: (progress: number) => void): () => void {
  const start = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    const progress = Math.min(1, Math.max(0, (now - start) / DURATION));
    draw(progress);
    if (progress < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** Whether the person asked for less motion: in the settings, or else by the system. */
export function motionIsReduced(): boolean {
  const motion = readSetting("motion");
  if (motion !== "system") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
