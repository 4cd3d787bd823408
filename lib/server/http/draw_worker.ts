/** Draws on a core of its own: what is wished for in, the picture out. */

import { drawCard } from "../picture/card.ts";
import type { Picture } from "./drawer.ts";
import { drawLast } from "./last_board.ts";
import { drawQr } from "./qr.ts";
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
    case "link":
      return drawQr(picture.link);
  }
}
