import { readRleBody } from "../../automaton/rle.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../../games/life_games.ts";
import type { Card } from "../picture/card.ts";

const { rules } = LIFE_GAMES[DEFAULT_GAME];

/** A ninth round of two computers: what the game looks like, for those who don't know it yet. */
export const SHOWPIECE: Card = {
  board: readRleBody(
    "7$7.2A$4.2A.3A5.B.B$.A.2A4.2A7.B.3B$A.A2.A2.A2.A3.B2.B.B.B$A2.A4.3A6.B2.B.2B2.2B$A.A6.2A10.B." +
      "B2.2B$A.A.2A17.2B$A.A.3A17.B.B$A.A2.2A18.2B$A.2A$.2A!",
    rules.width,
    rules.height,
  ),
  home: rules.home,
  score: [44, 26],
};
