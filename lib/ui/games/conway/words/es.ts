/** What the table of games by post says, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { PostWords } from "./en.ts";

const LANGUAGE = "es";

const pieces = (count: number) => counted(LANGUAGE, count, { one: "pieza", other: "piezas" });

export const es: PostWords = {
  neutral: "Neutral",
  title: "Conway por correo",
  move: (move, allowance) => `Jugada ${move}: hasta ${allowance}`,
  begin: (allowance) => `Coloca ${pieces(allowance)} donde quieras y confirma.`,
  seatsLabel: "Colonias",
  out: "fuera",
  pieces,
  pass: "Pasar",
  passSure: "Sí, pasar",
  random: "Al azar",
  randomSure: "Colocar al azar",
  firstGeneration: (move) => `No hay generación antes de la jugada ${move}.`,
  tooMany: (allowance) => `Son más de ${pieces(allowance)}. Retira una.`,
  touch: "Cada pieza debe tocar una tuya, del tablero o colocada antes en este turno.",
  turnPlaced: (seat, cells) => `${seat} colocó ${cells}.`,
  turnDrawn: (seat, cells) => `${seat} colocó ${cells} al azar.`,
  turnPass: (seat) => `${seat} pasó.`,
  turnResign: (seat, isLast) =>
    `${seat} se rindió${isLast ? "" : ": sus piezas quedan neutrales"}.`,
  late: (move) => `Se te acabó el tiempo en la jugada ${move} y pasaste.`,
  ranOut: (seat) => `A ${seat} se le acabó el tiempo.`,
  isOut: (seat) => `${seat} queda fuera.`,
  youAreOut: "Quedaste fuera. Los demás siguen.",
  unknown: (text) =>
    `No conozco «${text}». Escribe casillas como a5,g2,e7, o pasar, azar, confirmar, deshacer, vaciar, puntos, último, prever.`,
  outlived: "por extinción",
  field: "Escribe casillas, pasar o azar",
  levels: { easy: "Fácil", normal: "Normal", hard: "Difícil" },
  person: "Persona",
  curve: "Piezas de cada colonia a lo largo de los turnos",
  replayStart: "El tablero al principio.",
};
