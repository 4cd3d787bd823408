/** What pages say of Conway by post, in English; the rules' numbers are its record's own. */

import type { OptionSpec } from "../../../../../games/game.ts";
import { counted } from "../../../../../words/grammar.ts";
import type { RulesSection } from "../../../game_about.tsx";

const LANGUAGE = "en";

export const en = {
  text: "Conway by Post",
  short: "2–8 colonies, no edges",
  line: "Two to eight colonies on a board without edges, as once played by mail.",
  rules: (
    { seats, size, place }: Readonly<Record<"seats" | "size" | "place", OptionSpec>>,
    stalled: number,
  ): readonly RulesSection[] => [
    {
      title: "The board",
      text: [
        `A square of ${size.default} by ${size.default} cells, or any side from ${size.min} to ${size.max}, closed like a ring both ways: go past the right edge and you come in on the left, past the bottom and you're on top.`,
        `${seats.min} to ${seats.max} players, each with their own color. The board starts empty.`,
      ],
    },
    {
      title: "A turn",
      text: [
        `Place up to ${place.default} pieces on empty cells, or none. The first turn of the game places up to 1, the second 2, and so on to the limit.`,
        "Or place at random, as many as allowed. That turn is marked *.",
        "In the first two rounds nothing is born or dies. After every later turn the whole board runs one generation.",
        "Rooms can set another limit, and that pieces must touch: each piece then goes next to one of its own color, except the first of a player who has none.",
      ],
    },
    {
      title: "Who survives, who is born",
      text: [
        "A piece with 2 or 3 neighbors survives, no matter whose they are.",
        "An empty cell with exactly 3 neighbors is born in the color most of them have. If no color leads, the new piece is neutral.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "Lose your last piece in a generation and you're out. The last player left wins. If everybody goes at once, it's a draw.",
        "Resign and you're out too. Your pieces turn neutral.",
        `Everybody can agree on a draw. ${stalled} moves in a row with no piece placed are a draw too.`,
      ],
    },
  ],

  /** The page that sets up games. */
  setup: {
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
    seat: (seat: number) => `Seat ${seat}`,
    size: "Rows and columns",
    place: "Most pieces per move",
    touch: "Pieces must touch your own",
    pace: "Time per move",
    paceNone: "No limit",
    paceMinutes: (minutes: number) =>
      counted(LANGUAGE, minutes, { one: "minute", other: "minutes" }),
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
  },
};

export type ConwayWords = typeof en;
