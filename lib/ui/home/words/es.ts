/** What the ways to an opponent elsewhere say, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { LobbyWords } from "./en.ts";

const LANGUAGE = "es";

export const es: LobbyWords = {
  friendTitle: "Jugar con alguien",
  friendLine: "Recibes un enlace. Quien lo abra primero juega contra ti.",
  cutOff:
    "No se puede llegar al servidor. Las salas y las partidas abiertas lo esperan; la máquina, las lecciones y el laboratorio, no.",
  friendStart: "Crear una sala",
  listed: "Mostrarla a todos, para que puntúe",
  clock: "Tiempo por turno",
  clockNone: "Sin límite",
  clockSeconds: (seconds) => counted(LANGUAGE, seconds, { one: "segundo", other: "segundos" }),
  clockDays: (days) => counted(LANGUAGE, days, { one: "día", other: "días" }),
  komi: "Komi",
  komiLine:
    "Puntos para Azul al final, pues Rojo mueve el último: con 3,5 el juego fuerte queda igualado. Las partidas con komi no cuentan.",
  sideRandom: "Cualquiera",
  name: "Tu nombre",
  nameless: "Opcional",
  joinTitle: "Entrar con código",
  join: "Entrar",
  openTitle: "Partidas abiertas",
  openNone: "Nadie espera. Crea una sala y muéstrala aquí.",
  openGame: (host, side, game) => `${host}: juega con ${side}, ${game}`,
  openApart: (host, game) => `${host}: ${game}`,
  game: "Reglas",
  side: "Tu lado",
  guest: "Invitado",
};
