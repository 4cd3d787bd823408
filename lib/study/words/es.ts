/** What the balance study says, in Spanish. */

import type { StudyWords } from "./en.ts";

const day = new Intl.DateTimeFormat("es", { dateStyle: "long", timeZone: "UTC" });

const share = (percent: number) => `${percent.toLocaleString("es")}\u00a0%`;

export const es: StudyWords = {
  title: "Estudio de equilibrio",
  intro:
    "Los niveles juegan entre sí con este mismo motor, y quien quiera puede repetirlo todo: la misma semilla da las mismas partidas.",
  made: (date, games, seed) =>
    `${games.toLocaleString("es")} partidas por fila, semilla ${seed}, jugadas el ${
      day.format(new Date(date))
    } con:`,
  players: {
    "random": { text: "Juego al azar", phrase: "el juego al azar" },
    "local-300k": {
      text: "Búsqueda simple",
      phrase: "una búsqueda simple que mira 300.000 generaciones por turno",
    },
  },

  ladder: "Quién gana a quién",
  ladderLine: "Cada nivel contra todos los demás y contra sí mismo.",
  duel: (one, other) => `${one} contra ${other}`,
  duelLine: "Uno está por encima del otro: aquí, cuánto.",
  duelResults: (one, other, game) => `${one} contra ${other} en ${game}`,
  resultsChart: (game) =>
    `Porcentajes de partidas ganadas, empatadas y perdidas en ${game}, como en la tabla siguiente`,
  results: (game) => `Resultados en ${game}`,
  strength: (game) => `Fuerza en ${game}`,
  strengthChart: (game) => `Elo en ${game} y su margen de error, como en la tabla siguiente`,
  sweep: "Cuánto vale mover primero",
  sweepLine:
    "El komi son puntos que recibe Azul cuando deciden las células. Azul mueve primero y quien mueve el último lleva ventaja; con un 50 % no la lleva nadie.",
  sweepChart: (game) =>
    `Lo que puntúa quien empieza en ${game} según el komi, como en la tabla siguiente`,
  sweepResults: (game) => `Resultados según el komi en ${game}`,
  score: (level, percent, other) =>
    `${level} gana el ${share(percent)} de sus partidas contra ${other}.`,
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
    ms: "ms por turno",
    steps: "Pasos por turno",
    faults: "Faltas",
    player: "Jugador",
    elo: "Elo",
  },

  howTitle: "Cómo se lee",
  how: [
    "La búsqueda simple piensa como Experto, con 300.000 pasos. Un paso es una generación que se mira.",
    "Los dos se turnan para mover primero, cada uno en la mitad de las partidas. Si un nivel juega contra sí mismo, el uno es quien mueve primero.",
    "Entre paréntesis: dónde está el porcentaje verdadero 19 veces de cada 20 (Wilson).",
    "Ventaja: cuántas células lleva un bando de más al final, contadas como dicen las reglas. Extinción: la partida acabó porque un bando se quedó sin células.",
    "De quien empieza: sus victorias y la mitad de sus empates. Sin ancla: turnos empezados con vida pero sin ninguna célula en casa.",
    "Elo: 400 puntos son diez a uno; la media de cada tabla es 0 (Bradley y Terry), y ± vale 19 veces de cada 20.",
  ],
};
