/** What a room says to its host before the game begins, in English. */

import { counted } from "../../../../words/grammar.ts";

const seats = (count: number) => counted("en", count, { one: "seat", other: "seats" });

export const en = {
  computers: "Computer",
  level: "Level",
  give: "Add computer",
  sendAway: (name: string) => `${name}: remove`,
  full: "No free seats.",
  have: (count: number) =>
    count === 0 ? "The computer has no seats." : `The computer has ${seats(count)}.`,
  startWith: (players: number) => `Start with ${players}`,
  closeSeat: "Close an empty seat",
};

export type HostWords = typeof en;
