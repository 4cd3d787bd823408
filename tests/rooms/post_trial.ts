/** Rooms of Conway by post to try commands on. */

import type { Settings } from "../../lib/rooms/event.ts";
import { Trial } from "./trial.ts";

const POST = {
  game: "conway",
  options: { seats: 3, size: 8, place: 3, touch: 0 },
} as const satisfies Partial<Settings>;

/** A room with `seats` seats, `sat` of them taken. */
export function postTrial(seats: number, sat: number, settings: Partial<Settings> = {}): Trial {
  const trial = new Trial({ ...POST, options: { ...POST.options, seats }, ...settings });
  for (let player = 0; player < sat; player++) sitDown(trial, player);
  return trial;
}

export function sitDown(trial: Trial, player: number): string[] {
  const who = { name: `Player ${player}`, token: `token ${player}`, identity: `id ${player}` };
  return trial.tell({ t: "sit", ...who }).map(({ t }) => t);
}
