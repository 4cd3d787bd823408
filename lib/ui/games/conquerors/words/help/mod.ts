/** The keys and commands that only games of two colonies have. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { Language } from "../../../../../words/language.ts";
import type { Words } from "../../../../../words/mod.ts";
import type { Rows } from "../../../../table/game_ui.ts";

const rowsIn = dictionary<Rows>({
  en: {
    keys: [
      ["[ ]", "previous or next zone"],
      ["x", "bomb here"],
      ["k", "skip"],
    ],
    commands: [
      ["bomb m13, skip", "instead of placing"],
      ["zone home, zone mid, zone rival", "what lives in a zone"],
      ["zones", "which are open to you"],
    ],
  },
  es: {
    keys: [
      ["[ ]", "zona anterior o siguiente"],
      ["x", "bomba aquí"],
      ["k", "saltar"],
    ],
    commands: [
      ["bomba m13, pasar", "en lugar de colocar"],
      ["zona casa, zona neutral, zona rival", "qué vive en una zona"],
      ["zonas", "cuáles están abiertas para ti"],
    ],
  },
});

export function helpRowsIn({ language }: Words): Rows {
  return rowsIn(language as Language);
}
