/** What the panel of moves left in advance says, in Spanish. */

import type { PremoveWords } from "./en.ts";

export const es: PremoveWords = {
  door: (count) => count > 0 ? `Anticipadas: ${count}` : "Anticipadas",
  label: "Jugadas anticipadas",
  line:
    "Cada una se juega en cuanto llega tu turno; antes nadie más la ve. Si una deja de ser legal, se cancelan todas.",
  list: "Tus jugadas anticipadas",
  after: (example) => `Solo tras estas jugadas (sepáralas con espacios): ${example} o cualquiera`,
  move: (example) => `Jugar: ${example} o azar`,
  unknown: (text, example) => `No conozco «${text}». Escribe una jugada como ${example}, o azar.`,
  add: "Agregar",
  now: "Jugar ahora",
  clear: "Cancelar todas",
  left: (steps) => `Jugadas anticipadas: ${steps}.`,
  cleared: "No quedan jugadas anticipadas.",
  typed: { pass: "pasar", random: "azar", any: "cualquiera" },
};
