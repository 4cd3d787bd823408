/** What is said where finished games are looked through or checked, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { ReplayWords } from "./en.ts";

const LANGUAGE = "es";

export const es: ReplayWords = {
  room: "Volver a la sala",
  scrubber: "Posición en la partida",
  first: "Al principio",
  back: "Un paso atrás",
  on: "Un paso adelante",
  end: "Al final",
  play: "Reproducir",
  pause: "Pausa",
  speed: "Pasos por segundo",
  start: (rounds) => `El principio. Rondas: ${rounds}.`,
  placed: (seat, generation) => `${seat} movió; sigue la generación ${generation}.`,
  bringTitle: "Importar partida",
  bringLine: "Pega una partida (CCN o JSON) o su enlace, o suelta aquí un archivo.",
  bring: "Importar",
  brokenLink: "Este enlace está dañado o incompleto. Pide uno nuevo.",
  why: "¿Por qué esta casilla?",
  analyze: "Analizar la partida",
  share: "La partida entera en un enlace",
  inGames: (games) =>
    `Esta posición en ${counted(LANGUAGE, games, { one: "partida", other: "partidas" })}`,
  downloads: "Guardar como",
  level: "Nivel",
  playFrom: "Jugar desde aquí",
  challenge: "Desafiar a alguien desde aquí",
  curve: "Los puntos de los dos por generación",
  curveLine: "Puntos por generación. Lo sombreado cuenta doble.",

  verify: {
    title: "Comprobar partidas",
    intro:
      "Una partida es válida si cada turno es legal, cada suma coincide con el tablero y el resultado es correcto. Tu navegador la repite aquí.",
    line: "Pega partidas (CCN) o suelta aquí un archivo.",
    check: "Comprobar",
    isTrue: (game, turns, result) =>
      `Válida: ${game}, ${counted(LANGUAGE, turns, { one: "turno", other: "turnos" })}, ${result}.`,
    isFalse: "No válida:",
  },
};
