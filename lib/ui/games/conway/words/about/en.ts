/** What pages say of Conway by post, in English; the rules' numbers are its record's own. */

import type { OptionSpec } from "../../../../../games/game.ts";
import type { RulesSection } from "../../../../rules/rules.tsx";

export const en = {
  text: "Conway by Post",
  short: "2–8 colonies, no edges",
  line: "Two to eight colonies on a board without edges; Conway as it was played by mail.",
  rules: (
    { seats, size, place }: Readonly<Record<"seats" | "size" | "place", OptionSpec>>,
    stalled: number,
  ): readonly RulesSection[] => [
    {
      title: "The board",
      text: [
        `A square of ${size.default} by ${size.default} cells, or any side from ${size.min} to ${size.max}, that is closed like a ring both ways: past the right edge one comes in on the left, past the bottom on top.`,
        `${seats.min} to ${seats.max} players, each with a color of their own. The board begins empty.`,
      ],
    },
    {
      title: "A turn",
      text: [
        `Place up to ${place.default} pieces on empty cells, or none. The first turn of the game may place 1, the second 2, until the limit is reached.`,
        "Or let chance place all that you may; such a turn is marked *.",
        "In the first two rounds nothing lives or dies. After every later turn the whole board lives one generation.",
        "Players may agree on another limit, and that pieces must touch: then each piece lies next to one of its own color, save the first of a player who has none.",
      ],
    },
    {
      title: "Who survives, who is born",
      text: [
        "A piece with 2 or 3 neighbors survives, whoever they belong to.",
        "An empty cell with exactly 3 neighbors is born, in the color that more of them have than any other. Where no color leads, a piece is born that belongs to nobody.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "Whoever has no piece left after a generation is out, and the last one left wins. If all go at once, it is a draw.",
        "Whoever gives up is out as well, and leaves pieces that belong to nobody.",
        `All may agree on a draw. After ${stalled} moves in a row without a piece placed, it is one.`,
      ],
    },
  ],
};

export type ConwayWords = typeof en;
