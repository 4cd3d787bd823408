/** What a room says to its host before the game begins, in English. */

import { counted } from "../../../../words/grammar.ts";

const seats = (count: number) => counted("en", count, { one: "seat", other: "seats" });

export const en = {
  computers: "The computer",
  level: "Level",
  give: "Give it a seat",
  sendAway: (name: string) => `${name}: send away`,
  full: "No seat is free.",
  have: (count: number) =>
    count === 0 ? "The computer has no seat." : `The computer has ${seats(count)}.`,
  startWith: (players: number) => `Begin with ${players}`,
  closeSeat: "Close an empty seat",
};

export type HostWords = typeof en;
