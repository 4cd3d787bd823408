/** Boards of two kinds, 26 rows by 28 columns, on which a generation is measured. */

import type { Board } from "../../lib/automaton/board.ts";
import { readRleBody } from "../../lib/automaton/rle.ts";
import { randomBoard } from "../automaton/boards.ts";

/** The boards after each turn of one game, Hard against Normal, 4 to 91 live cells. */
const GAME = [
  "12$3.2A$3.2A!",
  "12$3.2A17.2B$3.2A17.2B!",
  "11$2.3A$2.2A.A16.2B$2.2A.A16.2B$3.A.A!",
  "10$3.A$2.A.A$.A3.A15.3B$5.2A15.2B$2.2A!",
  "10$2.3A$.A2.A17.B$.2A2.2A14.B.B$.A.A.2A14.B.B$2.2A.2A$2.3A!",
  "9$3.A$2.3A$.A2.A17.B$2A.A2.A14.B.B$.A.A3.A$.A4.A$2.A.2A$3.A!",
  "9$2.3A$2.A.A$2A2.2A16.B$2A.A2.2A14.B$.A.2A2.A$.A5.A$.2A.3A$2.3A!",
  "8$3.A$2.A.A$2.A$A3.3A15.B$3.A2.2A14.B.B$.A.2A2.2A13.B.B$2A5.A$.A2.3A$.2A.A$3.A!",
  "8$3.2A$2.A.A$.A4.A$.7A15.B$2A.A4.A12.2B$.A.2A3.A$2A.A3.2A$3.4A$.2A3.A$2.4A$4.A!",
  "8$3.2A$2.A.2A$.A4.2A$3.5A13.4B$A5.A.A13.2B$3.2A3.2A$2A4.A.2A$A2.4A.B$.A4.2A$.2A.2A$4.2A!",
  "8$3.3A$2.A.3A$.2A4.A14.2B$A2.2A3.A12.B2.B$.2A3.A.2A11.B2.B$A2.3A4.A$3A3.A3.A$A.A.A3.BA$2A5.A$.4A$3.3A!",
  "7$4.A$3.A2.A$.2A3.2A$.2A3.2AB13.3B$A2.A17.B2.2B$3A4.3A13.2B$A2.5A2.A$A.A7.A$2.2A3.ABA$A3.A3.AB$2A3.A$5.A$4.A!",
  "8$2.2A.3A$.A.A.A2.A14.B$A2.A2.A.B13.4B$A2.A2.A2.A15.B$A.A2.A.3A13.3B$A2.5A2.A$2.A7.A$2.3A2.A2.A$A.6A2.A$A.A.2A2.2A$3A.2A!",
  "7$6.A$2.2A.3A$.A.A.A2.AB12.2B$2A.A.2A.B13.B2.B$A.5A3.A10.B4.B$A.A6.2A11.2B.B$2.4A.A2.A12.2B$.2A4.A.3A$7.A.3A$7.A2.A$A6.3A$A.A.2A$.A!",
  "7$2.2A.3A$.A.A.A.3A$2A.A6.A11.2B$A7.B.A10.3B$A5.3A.A10.B.4B$9.3A10.2B.B$4.A.A15.3B$.2A.A2.A$6.2A$6.2A3.A$.A.2A.4A$A.3A3.A$.4A!",
  "6$6.A$2.2A.A.A$2A.A.A.3A$2A2.A2.A2.A10.B.2B$A7.B.2A9.B3.B$7.A13.B3.2B$5.2A.4A9.B4.B$3.A.A.4A11.B.B$3.A4.B14.B$5.A$9.BA$.A2.A.A2.2A$A7.2A$.A2.A$2.2A!",
  "6$6.A$.3A.A.A$A2.A.A.A.A$2.A.A.2A2.2A10.B.B$2A5.AB3A8.2B3.2B$6.2A12.3B2.2B$4.2A5.A9.2B3.B$5.A5.A10.2B$6.2AB14.B$7.A$5.4A.2A$11.A$6A2.3A$.A2.A$2.2A!",
  "6$2.A3.A$.3A.A.2A$5.A.A2.A$A.4A5.A9.B3.B$.A3.A3.A.A8.B2.2B.B$5.3A19.B$4.2A4.BA8.B4.2B$4.2A.A.2BA9.B.B$6.A.2B12.2B$5.A5.A$6.A.4AB$.3A8.A$6A3.2A$A4.A3.A$2.2A!",
  "6$.3A2.2A$.5A.2A$5.A.2A$.3A.A5.A12.2B$.3A6.A13.3B$10.A13.B2.B$7.A18.B$4.A16.B.2B$4.A.A15.2B$5.3A.A.2A$2.A6.2A.B$A4.A2.A3.A$A4.A3.2A$A4.A3.2A!",
  "6$5.4A$4.2A$2.2A.A.2A$.A.A2.A17.B.B$.A.2A5.2A11.B2.B$2.A21.B2.B$23.3B$5.A17.2B$4.A.2A14.3B$5.5A.2A$5.A.A.2A.BA$.A6.A$2A2.3A.A.2A$9.2A!",
  "5$6.2A$4.4A$3.A$2.2A.A.A$.A3.6A14.B$.A.2A5.A12.2B.2B$2.2A6.A15.B$25.B$5.2A$4.A17.B.B$4.A4.A.3A9.B$5.A4.A2.A$3A5.A3.2A$3A.2A.2A.2A$4.2A2.A2.A$9.2A!",
  "4$7.A$8.B$4.2A2.B$2.2A4.A$2.2A.A.A.A$.A3.A.4A13.3B$.A.6A.2A12.B.2B$2.3A19.B.2B2$5.A18.B.B$4.A7.A10.3B$4.2A4.4A9.3B$.A7.2A3.A$A.7A.A.2A$A.A.5A.2A$.A.6A2.A$9.2A!",
  "5$7.2B$3.2A2.3B$2.A2.5A$.A.A3.A2.A$.A9.A$.A8.2A$2.A3.2A$3.2A$23.2B$4.A7.2A12.B$4.2A3.2A.2A9.B.B$.2A4.2A5.A9.B$A.A9.2A$A9.A$.3A7.A$4.7A!",
  "5$7.B.B$3.3A$2.A2.A4.A$.A5.A.2A$.A9.A$B2A7.2A$.3A$3.A$3.2A$3.3A5.3A9.B.B$2.B.2A2.2A.2A.A8.B.B$2.A5.2A.A2.A8.2B$A.A10.A$A2.A7.2A$.8A2.A$2.9A$5.5A!",
];

export const gameBoards: readonly Board[] = GAME.map((body) => readRleBody(body, 28, 26));

/** As many boards of which 30 % live at random. */
export const soups: readonly Board[] = GAME.map((_, i) => randomBoard(28, 26, 30, `soup ${i}`));
