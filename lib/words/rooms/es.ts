/** What the list of one's own rooms says, in Spanish. */

import type { RoomsWords } from "./en.ts";

export const es: RoomsWords = {
  page: "Partidas",
  title: "Tus partidas en curso",
  none: "No tienes partidas en curso. Juega con alguien para empezar una.",
  notLoaded: "No se pudieron cargar tus partidas. Lo intentaremos de nuevo enseguida.",
  myTurn: "Tu turno",
  turnOf: (who) => `Turno de ${who}`,
  guest: "Invitado",
  computer: "la máquina",
  waiting: (taken, seats) => `En espera: ${taken} de ${seats} asientos ocupados`,
  awaiting: "Esperando jugadores",
  until: (when) => `hasta ${when}`,
  open: "Partidas abiertas",
  feed: "Avisos de tus turnos",
  feedLine:
    "Agrega este enlace a un lector de fuentes para ver cuándo te toca. Guárdalo en secreto.",
  feedTitle: "Tus turnos",
  reminder: {
    title: "Avisarme cuando sea mi turno",
    said: {
      asking: "Un momento…",
      on: "Recibirás un aviso, aunque cierres este sitio.",
      off: "Ya no recibirás avisos en este navegador.",
      denied: "Tu navegador bloquea los avisos. Permítelos en sus ajustes para este sitio.",
      failed: "No funcionó. Inténtalo más tarde.",
    },
  },
  feedAuthor: "Conway's Conquerors",
};
