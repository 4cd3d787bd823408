/** What the table of a king of the hill says, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { HillWords } from "./en.ts";

const LANGUAGE = "es";

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });

export const es: HillWords = {
  generation: (now, all) => `Generación ${now} de ${all}`,
  rule: (first, second, place) =>
    `${first} y luego ${second} ponen hasta ${
      cells(place)
    }, o ninguna; después el tablero vive una generación. Los enemigos ni se alimentan ni se ahogan entre sí; solo impiden nacimientos.`,
  rules: "Las reglas",
  pass: "Pasar",
  passSure: "Pasar de verdad",
  lack: (place) => `Pon hasta ${cells(place)}, o pasa.`,
  tooMany: (place) => `En un turno se ponen ${cells(place)} como mucho. Quita alguna.`,
  turnPass: (seat) => `${seat} pasó.`,
  by: { extinction: "por extinción", majority: "por las células del final" },
  field: "Escribe tu turno: c3,c4,d4 o pasar",
  unknown: (text) =>
    `No conozco «${text}». Escribe células como c3,c4,d4, o pasar, confirmar, deshacer, borrar, puntos, último, prever.`,
  replayStart: "El tablero al principio.",
};
