/** What the page of running games says, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { TvWords } from "./en.ts";

export const es: TvWords = {
  title: "Partidas en vivo",
  description: "Mira las mejores partidas que se juegan ahora.",
  kinds: "Tipos de partida",
  all: "Todas",
  live: "En vivo, con dos turnos de retraso",
  replay: "Repetición",
  nothing: "Aún no hay partidas que mirar",
  guest: "Invitado",
  deleted: "Jugador eliminado",
  side: ({ name, rating, isBot }) =>
    `${name}${isBot ? " (bot)" : ""}${rating === null ? "" : ` (${rating})`}`,
  turn: (turns) => `turno ${turns}`,
  board: (turns, blue, red) =>
    `El tablero tras el turno ${turns}: Azul ${
      counted("es", blue, { one: "célula", other: "células" })
    }, Rojo ${red}.`,
  back: "Atrás",
  forward: "Siguiente",
  pause: "Pausa",
  review: "Repasar la partida",
  listTitle: "Se juegan ahora",
  none: "Nadie juega ahora mismo.",
  play: "Jugar con alguien nuevo",
  link: "Partidas en vivo",
};
