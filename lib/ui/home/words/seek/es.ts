/** What is said to those who wait for an opponent, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { SeekWords } from "./en.ts";

const LANGUAGE = "es";

export const es: SeekWords = {
  title: "Jugar con alguien nuevo",
  intro: "Te buscamos un rival de tu nivel. Estas partidas puntúan.",
  houseBots: "¿Nadie tras 45 segundos? Juega contigo uno de nuestros bots, sin puntos.",
  start: "Buscar rival",
  connecting: "Conectando…",
  crowded: "Hay demasiada gente en tu red. Reintentando pronto…",
  looking: "Buscando rival…",
  paused: "Por ahora no hay partidas nuevas. Conservas tu lugar.",
  others: (count) =>
    count === 0
      ? "Nadie más espera todavía."
      : `${
        counted(LANGUAGE, count, { one: "jugador más espera", other: "jugadores más esperan" })
      }.`,
  waited: (seconds) =>
    `Llevas ${counted(LANGUAGE, seconds, { one: "segundo", other: "segundos" })} esperando`,
  cancel: "Cancelar",
  slow: "¿Quieres jugar mientras tanto? Conservas tu lugar.",
  meanwhile: (level) => `Jugar contra ${level}`,
  found: "¡Rival encontrado!",
  playing: "Tienes una partida en curso. Termínala primero.",
  goTo: "Ir a tu partida",
  offline: "No tienes conexión. Seguimos cuando vuelva.",
  ended: {
    "taken-along": "Estás esperando en otra pestaña.",
    "bad-token": "Tus datos se eliminaron. Prueba de nuevo como jugador nuevo.",
    banned: "Ahora no puedes jugar en línea.",
    outdated: "Hay una versión nueva. Recarga la página.",
  },
};
