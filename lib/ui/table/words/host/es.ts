/** What a room says to its host before the game begins, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { HostWords } from "./en.ts";

const seats = (count: number) => counted("es", count, { one: "asiento", other: "asientos" });

export const es: HostWords = {
  computers: "Máquina",
  level: "Nivel",
  give: "Agregar máquina",
  sendAway: (name) => `${name}: quitar`,
  full: "No hay asientos libres.",
  have: (count) =>
    count === 0 ? "La máquina no tiene ningún asiento." : `La máquina tiene ${seats(count)}.`,
  startWith: (players) => `Empezar con ${players}`,
  closeSeat: "Cerrar un asiento vacío",
};
