/** What the page says that sets up games by post, in Spanish. */

import { counted } from "../../../../../words/grammar.ts";
import type { PostPageWords } from "./en.ts";

const LANGUAGE = "es";

export const es: PostPageWords = {
  title: "Conway por correo",
  line:
    "De dos a ocho colonias en un tablero sin bordes. La primera jugada pone una pieza, la siguiente dos, y así hasta el límite; desde la tercera ronda, a cada jugada le sigue una generación. Gana la última colonia viva.",
  rules: "Todas las reglas",
  online: "Con otros",
  onlineLine:
    "Crea una sala y pasa su enlace. Puedes empezar antes de que se ocupen todos los asientos. Con días para cada jugada nadie tiene que quedarse: la partida espera.",
  device: "En este dispositivo",
  deviceLine:
    "Las personas se turnan ante una pantalla, y la máquina juega los asientos que le des.",
  seats: "Asientos",
  seat: (seat) => `Asiento ${seat}`,
  size: "Filas y columnas",
  place: "Piezas por jugada, como mucho",
  touch: "Las piezas deben tocar las tuyas",
  pace: "Tiempo por jugada",
  paceNone: "Sin límite",
  paceMinutes: (minutes) => counted(LANGUAGE, minutes, { one: "minuto", other: "minutos" }),
  paceDays: (days) => counted(LANGUAGE, days, { one: "día", other: "días" }),
  paceLine: "Quien llega tarde pasa.",
  listed: "Mostrarla a todos",
  make: "Crear una sala",
  play: "Jugar aquí",
  closed: "Nadie",
  person: "Una persona",
  levels: { easy: "Máquina, Fácil", normal: "Máquina, Normal", hard: "Máquina, Difícil" },
  open: "Asientos libres",
  openNone: "Ahora mismo ninguna sala tiene un asiento libre.",
  openGame: (host, taken, seats) => `${host}: ${taken} de ${seats} ocupados`,
  guest: "Invitado",
};
