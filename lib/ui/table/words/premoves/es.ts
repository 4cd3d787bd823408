/** What the panel of moves left in advance says, in Spanish. */

import type { PremoveWords } from "./en.ts";

export const es: PremoveWords = {
  door: (count) => count > 0 ? `Adelantar: ${count}` : "Adelantar",
  label: "Jugadas por adelantado",
  line:
    "Cada una se juega en cuanto llega tu turno; hasta entonces nadie más la ve. Si una ya no encaja, se descartan todas.",
  list: "Las que has dejado",
  after: (example) => `Solo tras estos turnos: ${example} o cualquiera, con espacios entre ellos`,
  move: (example) => `Jugar: ${example} o azar`,
  unknown: (text, example) => `No conozco «${text}». Escribe una jugada como ${example}, o azar.`,
  add: "Añadir",
  clear: "Retirarlas todas",
  left: (steps) => `Por adelantado: ${steps}.`,
  cleared: "No queda nada por adelantado.",
};
