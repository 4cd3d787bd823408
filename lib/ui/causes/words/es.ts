/** Why a cell is as it is, in Spanish. */

import type { CausesWords } from "./en.ts";

export const es: CausesWords = {
  title: "¿Por qué está así una celda?",
  line:
    "Toca una celda o escribe su nombre. Se juega todo otra vez sin cada colocación: las que cambian la celda son sus causas.",
  label: "Celda",
  ask: "¿Por qué?",
  noCell: "No existe esa celda.",
  is: (cell, what) => `${cell} está ${what}`,
  because: (is, list) => `${is} a causa de ${list}.`,
  noSingle: (is) =>
    `${is}, y ninguna colocación por sí sola hacía falta: sin una cualquiera de ellas estaría igual.`,
  tooLong: (is) => `${is}. Ha pasado demasiado para saber por qué.`,
  placed: (seat, cell, round) => `${cell} de ${seat} en la ronda ${round}`,
  bombed: (seat, cell, round) => `la bomba de ${seat} en ${cell} en la ronda ${round}`,
  painted: (cell, what, generation) => `${cell} pintada de ${what} en la generación ${generation}`,
  erased: (cell, generation) => `${cell} borrada en la generación ${generation}`,
};
