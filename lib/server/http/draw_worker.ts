/** Draws on a core of its own: what is wished for in, the picture out. */

import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { QrCode } from "../../ui/parts/qr_code.ts";
import { type Card, drawCard } from "../picture/card.ts";
import type { Picture } from "./drawer.ts";
import { drawGame, drawLast } from "./last_board.ts";
import { readRleBody } from "../../automaton/rle.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../../games/life_games.ts";

const { rules } = LIFE_GAMES[DEFAULT_GAME];

/** A ninth round of two computers: what the game looks like, for those who don't know it yet. */
const SHOWPIECE: Card = {
  board: readRleBody(
    "7$7.2A$4.2A.3A5.B.B$.A.2A4.2A7.B.3B$A.A2.A2.A2.A3.B2.B.B.B$A2.A4.3A6.B2.B.2B2.2B$A.A6.2A10.B." +
      "B2.2B$A.A.2A17.2B$A.A.3A17.B.B$A.A2.2A18.2B$A.2A$.2A!",
    rules.width,
    rules.height,
  ),
  home: rules.home,
  score: [44, 26],
};

self.addEventListener("message", ({ data }: MessageEvent<Picture>) => {
  self.postMessage(draw(data));
});

function draw(picture: Picture) {
  switch (picture.of) {
    case "site":
      return drawCard(SHOWPIECE);
    case "game":
      return drawLast(picture.record);
    case "playback":
      return drawGame(picture.record);
    case "link":
      return drawQr(picture.link);
  }
}

function drawQr(text: string): QrCode {
  const code = generate(text);
  return { side: code.size, path: toSvgPath(code) };
}
