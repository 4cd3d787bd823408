/** What pages say of Conway by post, in English; the rules' numbers are its record's own. */

import type { OptionSpec } from "../../../../../games/game.ts";
import type { RulesSection } from "../../../../rules/rules.tsx";

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
};

export type ConwayWords = typeof en;
