/**
 * What the page says that sets up games by post, in English. `es.ts` says the same: a missing word
 * does not compile.
 */

import { counted } from "../../../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  title: "Conway by post",
  line:
    "Two to eight colonies on a board without edges. The first move places one piece, the next two, and so on up to the limit; from the third round on, every move is followed by a generation. The last colony alive wins.",
  rules: "All the rules",
  online: "With others",
  onlineLine:
    "Make a room and pass its link on. You may begin before every seat is taken. With days for each move nobody needs to stay: the game waits.",
  device: "On this device",
  deviceLine: "People take turns at one screen, and the computer plays the seats you give it.",
  seats: "Seats",
  seat: (seat: string) => `Seat ${seat}`,
  size: "Rows and columns",
  place: "Most pieces a move",
  touch: "Pieces must touch your own",
  pace: "Time for a move",
  paceNone: "No limit",
  paceMinutes: (minutes: number) => counted(LANGUAGE, minutes, { one: "minute", other: "minutes" }),
  paceDays: (days: number) => counted(LANGUAGE, days, { one: "day", other: "days" }),
  paceLine: "Whoever is late passes.",
  listed: "Show it to everyone",
  make: "Make a room",
  play: "Play here",
  closed: "Nobody",
  person: "A person",
  levels: { easy: "Computer, Easy", normal: "Computer, Normal", hard: "Computer, Hard" },
  open: "Open seats",
  openNone: "No room has an open seat just now.",
  openGame: (host: string, taken: number, seats: number) => `${host}: ${taken} of ${seats} taken`,
  guest: "Guest",
};

export type PostPageWords = typeof en;
