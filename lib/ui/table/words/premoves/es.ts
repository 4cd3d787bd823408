/** What the panel of moves left in advance says, in Spanish. */

import type { PremoveWords } from "./en.ts";

export const es: PremoveWords = {
  door: (count) => count > 0 ? `Adelantar: ${count}` : "Adelantar",
  label: "Jugadas por adelantado",
  line:
    "Cada una se juega en cuanto llega tu turno; hasta entonces nadie más la ve. Si una ya no encaja, se descartan todas.",
  list: "Las que has dejado",
  after: "Solo si antes se juegan estos turnos: d4,e5 o cualquiera, separados por espacios",
  move: "Jugar: a5,g2, pasar o azar",
  unknown: (text) => `No conozco «${text}». Escribe una jugada como a5,g2, pasar o azar.`,
  add: "Añadir",
  clear: "Retirarlas todas",
  left: (steps) => `Por adelantado: ${steps}.`,
  cleared: "No queda nada por adelantado.",
};
