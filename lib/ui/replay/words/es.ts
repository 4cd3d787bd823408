/** What is said where finished games are looked through or checked, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { ReplayWords } from "./en.ts";

const LANGUAGE = "es";

export const es: ReplayWords = {
  scrubber: "Dónde está la repetición",
  first: "Al principio",
  back: "Un paso atrás",
  on: "Un paso adelante",
  end: "Al final",
  play: "Ver",
  pause: "Pausa",
  speed: "Pasos por segundo",
  start: (rounds) => `El tablero vacío, quedan ${rounds} rondas.`,
  placed: (seat, generation) => `${seat} ha movido; sigue la generación ${generation}.`,
  bringTitle: "Repasar una partida",
  bringLine: "Pega un registro (CCN o JSON) o el enlace de una partida, o suelta aquí un archivo.",
  bring: "Mostrar",
  brokenLink: "Este enlace está dañado o incompleto. Pídelo de nuevo.",
  why: "¿Por qué esta casilla?",
  analyze: "Analizar la partida",
  share: "La partida entera en un enlace",
  downloads: "Guardar como",
  level: "Nivel",
  playFrom: "Seguir jugando desde aquí",
  challenge: "Retar a alguien desde aquí",
  curve: "Los dos marcadores por generaciones",
  curveLine: "Puntos por generación; lo sombreado es lo que cuenta doble.",

  verify: {
    title: "Comprobar registros",
    intro:
      "Un registro es verdadero si cada turno fue legal, cada suma es la del tablero y el resultado es el del tablero. Se repite aquí, en tu navegador.",
    line: "Pega registros (CCN) o suelta aquí un archivo.",
    check: "Comprobar",
    isTrue: (game, turns, result) =>
      `Verdadero: ${game}, ${
        counted(LANGUAGE, turns, { one: "turno", other: "turnos" })
      }, ${result}.`,
    isFalse: "Falso:",
  },
};
