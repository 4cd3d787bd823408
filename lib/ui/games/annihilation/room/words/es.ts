/** What a room of games on digraphs says, in Spanish. */

import { vertexName } from "../../../../../games/annihilation/vertex_names.ts";
import { counted, listed } from "../../../../../words/grammar.ts";
import type { AnnihilationRoomWords } from "./en.ts";

const LANGUAGE = "es";

export const es: AnnihilationRoomWords = {
  board: "Tablero",
  turnOf: ["Turno del primer jugador", "Turno del segundo jugador"],
  wins: ["Gana el primer jugador", "Gana el segundo jugador"],
  blocked: {
    you: "no puedes mover",
    other: "el otro no puede mover",
    itself: "no quedan jugadas (misère)",
  },
  begins: (isMyTurn) =>
    `Empieza la partida: ${isMyTurn ? "mueves tú primero." : "tu rival mueve primero."}`,
  move: (number) => `Jugada ${number}`,
  rule: (q, atMost) =>
    `Dispara un vértice encendido: se apaga, y con él ${
      atMost ? "cambian hasta" : q === 1 ? "cambia" : "cambian"
    } ${
      counted(LANGUAGE, q, { one: "vértice al que apunta", other: "vértices a los que apunta" })
    }.`,
  ruleOfEach: (qs, atMost, names) =>
    `Dispara un vértice encendido: se apaga y cambian ${
      atMost ? "hasta tantos" : "tantos"
    } vértices a los que apunta como dice su q (desde ${vertexName(0, names)}: ${qs.join(", ")}).`,
  end: (isMisere = false) => `Si no puedes mover, ${isMisere ? "ganas: es misère" : "pierdes"}.`,
  misere: "Misère",
  help: "Reglas y teclas",
  begin: "Elige un vértice encendido para dispararlo.",
  ready: (what) => `Listo: ${what}. Pulsa Disparar.`,
  kept: (count) =>
    `${
      counted(LANGUAGE, count, {
        one: "vértice elegido antes, y sigue elegido",
        other: "vértices elegidos antes, y siguen elegidos",
      })
    }.`,
  keys:
    "Las flechas van de vértice en vértice, Intro elige, f dispara, Escape suelta y l dice la última jugada.",
  field: "Escribe una jugada",
  repeated: "Esta posición salió tres veces. ¿Empate?",
  explore: "Explorar esta posición",
  replayStart: "Antes de la primera jugada.",
  lit: (vertices, names) =>
    vertices.length === 0
      ? "Nada está encendido."
      : `Encendidos: ${listed(LANGUAGE, vertices.map((vertex) => vertexName(vertex, names)))}.`,
};
