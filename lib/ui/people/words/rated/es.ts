/** What a finished game counted for its player, and why not more, in Spanish. */

import { FAIR } from "../../../../leaderboard/fair.ts";
import { counted } from "../../../../words/grammar.ts";
import type { RatedWords } from "./en.ts";

const LANGUAGE = "es";

export const es: RatedWords = {
  points: (points) => counted(LANGUAGE, points, { one: "punto", other: "puntos" }),
  won: "Ganada",
  lost: "Perdida",
  drawn: "Empatada",
  meet: "Seguir o desafiar:",
  repeats: (repeats) =>
    `${repeats === 1 ? "la mitad" : "un cuarto"} de los puntos, sin Elo: partida ${
      repeats + 1
    } con este rival esta semana`,
  unrated: {
    unmoved: "sin puntuar: uno de los dos no movió",
    "one-player": "sin puntuar: un jugador en ambos lados",
    handicap: "sin puntuar: komi u otro comienzo",
    unranked: "sin puntuar: estas reglas no tienen clasificación",
    computer: "sin puntuar: también jugó una máquina",
    bot: "sin puntuar: un bot jugó contra una persona",
    private: "sin puntuar: solo puntúan las partidas públicas",
    network: "sin puntuar: ambos jugaron desde la misma red",
    short: `sin puntuar: menos de ${FAIR.turns} turnos cada uno`,
    hasty: "sin puntuar: se jugó demasiado rápido",
    repeated: `sin puntuar: con el mismo rival solo puntúan ${FAIR.pair} partidas por semana`,
    unchecked: "sin puntuar: el servidor no pudo comprobarla",
  },
  forfeit: {
    unreported: "no se terminó en un día",
    replaced: "empezaste otra partida que puntúa",
    "cpu-differs": "los turnos de la máquina no coinciden",
  },
};
