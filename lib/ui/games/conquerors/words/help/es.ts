/** The keys and commands that only games of two colonies have, in Spanish. */

import type { Rows } from "../../../../table/game_ui.ts";

export const es: Rows = {
  keys: [
    ["[ ]", "zona anterior o siguiente"],
    ["x", "bomba aquí"],
    ["k", "pasar"],
  ],
  commands: [
    ["bomba m13, pasar", "en lugar de colocar"],
    ["zona casa, zona neutral, zona rival", "qué vive en una zona"],
    ["zonas", "cuáles están abiertas para ti"],
  ],
};
