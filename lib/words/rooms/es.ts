/** What the list of one's own rooms says, in Spanish. */

import type { RoomsWords } from "./en.ts";

export const es: RoomsWords = {
  page: "Partidas",
  title: "Tus partidas en curso",
  none: "No tienes ninguna partida en curso en una sala.",
  myTurn: "Te toca mover",
  turnOf: (who) => `Le toca a ${who}`,
  guest: "Invitado",
  computer: "la máquina",
  waiting: (taken, seats) => `En espera: ${taken} de ${seats} asientos ocupados`,
  until: (when) => `hasta ${when}`,
  open: "Partidas abiertas",
  feed: "Avisos de tus turnos",
  feedLine: "Da este enlace a un lector de fuentes, y a nadie más: dice cuándo te toca.",
  feedTitle: "Tus turnos",
  reminder: {
    title: "Avisarme en este navegador cuando me toque mover",
    said: {
      asking: "Un momento…",
      on: "Recibirás un aviso, también sin ninguna página de este sitio abierta.",
      off: "No recibirás avisos en este navegador.",
      denied: "El navegador no permite avisos. Se cambia en sus ajustes para este sitio.",
      failed: "No se pudo activar. Inténtalo más tarde.",
    },
  },
  feedAuthor: "Conway's Conquerors",
};
