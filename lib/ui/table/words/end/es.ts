/** What is said at the end of a game, in Spanish. */

import type { EndWords } from "./en.ts";

export const es: EndWords = {
  review: "Repasar",
  share: "Compartir",
  copied: "Copiado. Pégalo donde quieras.",
  copyByHand: "Pulsa Ctrl+C para copiar.",
  shared: "Tu resultado en texto",
  decided: (round, seat) => `La ronda ${round} decidió la partida: desde ahí ganaba ${seat}.`,
  swing: (round, seat, points) =>
    `El mayor cambio fue en la ronda ${round}: ${points} para ${seat}.`,
  show: "Ver",
  graph: (first, second) => `Ventaja tras cada turno: arriba ${first}, abajo ${second}`,
};
