/** What pages say of King of the Hill, in English; the rules' numbers are its record's own. */

import type { OptionSpec } from "../../../../../games/game.ts";
import type { RulesSection } from "../../../game_about.tsx";

export const en = {
  text: "King of the Hill",
  short: "Bots fight it out",
  line: "Place up to 30 cells a turn. Bots fight on a 2000 × 2000 board.",
  rules: (
    { width, height, place, generations }: Readonly<
      Record<"width" | "height" | "place" | "generations", OptionSpec>
    >,
  ): readonly RulesSection[] => [
    {
      title: "The board",
      text: [
        `A rectangle of ${width.default} by ${height.default} cells, or any sides up to ${width.max}. It starts empty, and nothing lives beyond its edges. In the Bot Arena it's 2000 by 2000.`,
      ],
    },
    {
      title: "A generation",
      text: [
        `First one player, then the other brings up to ${place.default} empty cells to life, or none. The same player goes first every time.`,
        "Then the whole board runs one generation.",
      ],
    },
    {
      title: "Who survives, who is born",
      text: [
        "A cell with 2 or 3 neighbors of its own color survives. Enemies don't count, for or against.",
        "An empty cell with exactly 3 neighbors of one color is born in that color, if no enemy is next to it.",
      ],
    },
    {
      title: "How it ends",
      text: [
        "Once both have placed cells, you lose if you have none left after a generation. If nobody has any, it's a draw.",
        `After ${generations.default} generations, or as many as the room sets, the player with more cells wins. Equal numbers draw.`,
      ],
    },
  ],
};

export type HillWords = typeof en;
