/** Draws on a core of its own: what is wished for in, the picture out. */

import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import type { QrCode } from "../../ui/parts/qr_code.ts";
import { drawCard } from "../picture/card.ts";
import type { Picture } from "./drawer.ts";
import { drawGame, drawLast } from "./last_board.ts";
import { SHOWPIECE } from "./showpiece.ts";

self.addEventListener("message", ({ data }: MessageEvent<Picture>) => {
  self.postMessage(draw(data));
});

function draw(picture: Picture) {
  switch (picture.of) {
    case "site":
      return drawCard(SHOWPIECE);
    case "game":
      return drawLast(picture.record);
    case "film":
      return drawGame(picture.record);
    case "link":
      return drawQr(picture.link);
  }
}

/** A text as a QR code. */
function drawQr(text: string): QrCode {
  const code = generate(text);
  return { side: code.size, path: toSvgPath(code) };
}
