/** What the table of a king of the hill says, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { HillWords } from "./en.ts";

const LANGUAGE = "es";

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });

export const es: HillWords = {
  title: "Rey de la colina",
  generation: (now, all) => `Generación ${now} de ${all}`,
  rule: (first, second, place) =>
    `${first} y luego ${second} colocan hasta ${
      cells(place)
    }, o ninguna; después el tablero avanza una generación. Los enemigos no se alimentan ni se ahogan entre sí, solo impiden nacimientos.`,
  rules: "Las reglas",
  pass: "Pasar",
  passSure: "Sí, pasar",
  lack: (place) => `Coloca hasta ${cells(place)}, o pasa.`,
  tooMany: (place) => `Son más de ${cells(place)}. Retira una.`,
  turnPass: (seat) => `${seat} pasó.`,
  by: { extinction: "por extinción", majority: "por las células del final" },
  field: "Escribe tu turno: c3,c4,d4 o pasar",
  unknown: (text) =>
    `No conozco «${text}». Escribe casillas como c3,c4,d4, o pasar, confirmar, deshacer, vaciar, puntos, último, prever.`,
  replayStart: "El tablero al principio.",
};
