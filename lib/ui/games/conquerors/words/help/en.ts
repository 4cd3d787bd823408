/** The keys and commands that only games of two colonies have, in English. */

import type { Rows } from "../../../../table/game_ui.ts";

export const en: Rows = {
  keys: [
    ["[ ]", "previous or next zone"],
    ["x", "bomb here"],
    ["k", "skip"],
  ],
  commands: [
    ["bomb m13, skip", "instead of placing"],
    ["zone home, zone mid, zone rival", "what lives in a zone"],
    ["zones", "which zones are open to you"],
  ],
};
