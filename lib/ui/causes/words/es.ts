/** Why a cell is as it is, in Spanish. */

import { feminine } from "../../../words/spanish.ts";
import type { CausesWords } from "./en.ts";

export const es: CausesWords = {
  title: "¿Por qué esta casilla?",
  line: "Toca una casilla o escribe su nombre para ver qué jugadas la causaron.",
  label: "Casilla",
  ask: "¿Por qué?",
  noCell: "Esa casilla no existe.",
  is: (cell, what) => `${cell} está ${feminine(what)}`,
  because: (is, list) => `${is} a causa de ${list}.`,
  noSingle: (is) =>
    `${is}. Ninguna jugada la causó por sí sola: sin cualquiera de ellas estaría igual.`,
  tooLong: (is) => `${is}. Pasó demasiado para saber por qué.`,
  placed: (seat, cell, round) => `${cell} de ${seat} en la ronda ${round}`,
  bombed: (seat, cell, round) => `la bomba de ${seat} en ${cell} en la ronda ${round}`,
  painted: (cell, what, generation) => `${cell} pintada de ${what} en la generación ${generation}`,
  erased: (cell, generation) => `${cell} borrada en la generación ${generation}`,
};
