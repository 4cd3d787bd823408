/** The same in Spanish. */

import type { RulesWords } from "./en.ts";

export const es: RulesWords = {
  title: "Reglas",
  which: "Juegos",
  learn: "Aprender en un tablero vivo",
  play: "Jugar",
  on: "Seguir",
  then: "después",
};
