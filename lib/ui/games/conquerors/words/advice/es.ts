/** What the strongest level advises, in Spanish. */

import type { AdviceWords } from "./en.ts";

export const es: AdviceWords = {
  warning:
    "Si preguntas, pierdes esta partida que puntúa. Pulsa otra vez para preguntar o sigue jugando.",
  thinking: "El Conquistador está pensando en tu turno…",
  place: (cells) => `El Conquistador colocaría ${cells}.`,
  bomb: (cell) => `El Conquistador lanzaría la bomba en ${cell}.`,
  skip: "El Conquistador pasaría este turno.",
};
