/**
 * What the page says that sets up games by post, in English. `es.ts` says the same: a missing word
 * does not compile.
 */

import { counted } from "../../../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  title: "Conway by Post",
  line:
    "Two to eight colonies on a board without edges. The first move places one piece, the next two, and so on up to the limit. From round three, a generation follows every move. The last colony alive wins.",
  rules: "All the rules",
  online: "With others",
  onlineLine:
    "Make a room and share its link. You can start before every seat is taken. With days per move, nobody has to stay: the game waits.",
  device: "On this device",
  deviceLine: "Take turns at one screen. The computer plays any seats you give it.",
  seats: "Seats",
  seat: (seat: string) => `Seat ${seat}`,
  size: "Rows and columns",
  place: "Most pieces per move",
  touch: "Pieces must touch your own",
  pace: "Time per move",
  paceNone: "No limit",
  paceMinutes: (minutes: number) => counted(LANGUAGE, minutes, { one: "minute", other: "minutes" }),
  paceDays: (days: number) => counted(LANGUAGE, days, { one: "day", other: "days" }),
  paceLine: "When time runs out, you pass.",
  listed: "List it publicly",
  make: "Make a room",
  play: "Play here",
  closed: "Nobody",
  person: "A person",
  levels: { easy: "Computer, Easy", normal: "Computer, Normal", hard: "Computer, Hard" },
  open: "Open seats",
  openNone: "No open seats yet. Make a room and list it here.",
  openGame: (host: string, taken: number, seats: number) => `${host}: ${taken} of ${seats} taken`,
  guest: "Guest",
};

export type PostPageWords = typeof en;
