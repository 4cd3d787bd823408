/** What the ways to an opponent elsewhere say, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { LobbyWords } from "./en.ts";

const LANGUAGE = "es";

export const es: LobbyWords = {
  friendTitle: "Envía un enlace",
  friendLine: "Recibes un enlace. La primera persona que lo abra juega contra ti.",
  cutOff:
    "No hay conexión con el servidor. Puedes jugar contra la máquina, hacer las lecciones y usar el laboratorio.",
  friendStart: "Crear una sala",
  listed: "Hacerla pública, para que puntúe",
  clock: "Reloj",
  clockNone: "Sin límite",
  clockSeconds: (seconds) => counted(LANGUAGE, seconds, { one: "segundo", other: "segundos" }),
  clockGame: (minutes, increment) => `${minutes} min + ${increment} s por turno`,
  clockDays: (days) => counted(LANGUAGE, days, { one: "día", other: "días" }),
  more: "Más opciones",
  komi: "Komi",
  komiLine:
    "Puntos extra para Azul, porque Rojo mueve último. Con 3,5 queda parejo entre jugadores fuertes. Con komi no se puntúa.",
  sideRandom: "Al azar",
  komiOwn: (game, points) => `${game} ya le da ${points} a Azul: déjalo vacío.`,
  name: "Tu nombre",
  nameless: "Opcional",
  joinTitle: "Entrar con código",
  join: "Entrar",
  openTitle: "Partidas abiertas",
  openNone: "Aún no hay partidas abiertas. Crea una sala y publícala aquí.",
  openGame: (host, side, game) => `${host}: juega con ${side}, ${game}`,
  openApart: (host, game) => `${host}: ${game}`,
  game: "Reglas",
  side: "Tu lado",
  guest: "Invitado",
};
