/** What the page says that sets up games by post, in Spanish. */

import { counted } from "../../../../../words/grammar.ts";
import type { PostPageWords } from "./en.ts";

const LANGUAGE = "es";

export const es: PostPageWords = {
  title: "Conway por correo",
  line:
    "De dos a ocho colonias en un tablero sin bordes. La primera jugada coloca una pieza, la siguiente dos, y así hasta el límite. Desde la tercera ronda, a cada jugada le sigue una generación. Gana la última colonia viva.",
  rules: "Todas las reglas",
  online: "Con otros",
  onlineLine:
    "Crea una sala y comparte su enlace. Puedes empezar antes de que se ocupen todos los asientos. Con días por jugada, nadie tiene que quedarse: la partida espera.",
  device: "En este dispositivo",
  deviceLine: "Túrnense en una pantalla. La máquina juega los asientos que le des.",
  seats: "Asientos",
  seat: (seat) => `Asiento ${seat}`,
  size: "Filas y columnas",
  place: "Máximo de piezas por jugada",
  touch: "Las piezas deben tocar las tuyas",
  pace: "Tiempo por jugada",
  paceNone: "Sin límite",
  paceMinutes: (minutes) => counted(LANGUAGE, minutes, { one: "minuto", other: "minutos" }),
  paceDays: (days) => counted(LANGUAGE, days, { one: "día", other: "días" }),
  paceLine: "Si se acaba el tiempo, pasas.",
  listed: "Hacerla pública",
  make: "Crear una sala",
  play: "Jugar aquí",
  closed: "Nadie",
  person: "Una persona",
  levels: { easy: "Máquina, Fácil", normal: "Máquina, Normal", hard: "Máquina, Difícil" },
  open: "Asientos libres",
  openNone: "Aún no hay asientos libres. Crea una sala y publícala aquí.",
  openGame: (host, taken, seats) => `${host}: ${taken} de ${seats} ocupados`,
  guest: "Invitado",
};
