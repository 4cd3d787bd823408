/** What the balance study says, in Spanish. */

import type { StudyWords } from "./en.ts";

export const es: StudyWords = {
  title: "Estudio de equilibrio",
  intro:
    "Los niveles juegan entre sí con este mismo motor, y quien quiera puede repetirlo todo: la misma semilla da las mismas partidas.",
  made: (date) => `Jugado el ${date} con`,
  games: (games) => `${games.toLocaleString("es")} partidas por fila`,
  seed: (seed) => `semilla ${seed}`,
  chance: "Juego al azar",

  results: (game) => `Resultados en ${game}`,
  resultsChart: (game) =>
    `Barras: porcentajes de partidas ganadas, empatadas y perdidas en ${game}, como en la tabla siguiente`,
  ratings: "Fuerza",
  strength: (game) => `Fuerza en ${game}`,
  ratingsChart: (game) => `Elo en ${game} y su margen de error, como en la tabla siguiente`,
  komi: "Cuánto vale mover primero",
  komiLine:
    "El komi son puntos que recibe Azul cuando deciden las células. Azul mueve primero y quien mueve el último lleva ventaja; con un 50 % no la lleva nadie.",
  firstMoverChart: (game) =>
    `Lo que puntúa Azul en ${game} según el komi, como en la tabla siguiente`,
  quote: (percent, other) => `Gana el ${percent} % de las partidas contra ${other}.`,
  link: "Cómo se midieron los niveles",

  columns: {
    game: "Reglas",
    options: "Opciones",
    blue: "Uno",
    red: "Otro",
    blueWin: "% gana uno",
    redWin: "% gana otro",
    draw: "% empates",
    extinction: "% extinción",
    meanRound: "Ronda media",
    meanMargin: "Ventaja media",
    firstMover: "% de quien empieza",
    anchorLost: "% sin ancla",
    blueMs: "ms por turno, uno",
    redMs: "ms por turno, otro",
    blueFaults: "Faltas de uno",
    redFaults: "Faltas de otro",
    player: "Jugador",
    elo: "Elo",
  },

  howTitle: "Cómo se lee",
  how: [
    "Los dos se turnan para mover primero, cada uno en la mitad de las partidas. Si un nivel juega contra sí mismo, el uno es quien mueve primero.",
    "Entre paréntesis: dónde está el porcentaje verdadero 19 veces de cada 20 (Wilson).",
    "Ventaja: cuántas células lleva un bando de más al final, contadas como dicen las reglas. Extinción: la partida acabó porque un bando se quedó sin células.",
    "De quien empieza: sus victorias y la mitad de sus empates. Sin ancla: turnos empezados con vida pero sin ninguna célula en casa.",
    "Elo: 400 puntos son diez a uno; la media de cada tabla es 0 (Bradley y Terry), y ± vale 19 veces de cada 20.",
  ],
};
