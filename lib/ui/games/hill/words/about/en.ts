/** What pages say of King of the Hill, in English; the rules' numbers are its record's own. */

import type { OptionSpec } from "../../../../../games/game.ts";
import type { RulesSection } from "../../../../rules/rules.tsx";

export const en = {
  text: "King of the Hill",
  short: "Bots fight it out",
  line: "Thirty cells a turn, and enemies only keep births away; bots play it on four million.",
  rules: (
    { width, height, place, generations }: Readonly<
      Record<"width" | "height" | "place" | "generations", OptionSpec>
    >,
  ): readonly RulesSection[] => [
    {
      title: "The board",
      text: [
        `A rectangle of ${width.default} by ${height.default} cells, or any sides up to ${width.max}. It begins empty, and beyond its edges nothing ever lives. In the arena, where programs play, it is 2000 by 2000.`,
      ],
    },
    {
      title: "A generation",
      text: [
        `First one player, then the other brings up to ${place.default} empty cells to life, or none. Whoever began goes first every time.`,
        "Then the whole board lives one generation.",
      ],
    },
    {
      title: "Who survives, who is born",
      text: [
        "A cell with 2 or 3 neighbors of its own color survives. Enemies count neither for it nor against it.",
        "An empty cell with exactly 3 neighbors of one color is born in it, as long as no enemy is next to it.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "Once both have lived, whoever has no cell left after a generation has lost. If neither has, it is a draw.",
        `After ${generations.default} generations, or as many as were agreed on, whoever has more cells wins, and equal numbers draw.`,
      ],
    },
  ],
};

export type HillWords = typeof en;
