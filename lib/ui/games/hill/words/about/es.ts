/** What pages say of King of the Hill, in Spanish. */

import type { HillWords } from "./en.ts";

export const es: HillWords = {
  text: "Rey de la colina",
  short: "Luchan los bots",
  line:
    "Treinta células por turno; el enemigo solo impide nacer. Los robots lo juegan con cuatro millones.",
  rules: ({ width, height, place, generations }) => [
    {
      title: "El tablero",
      text: [
        `Un rectángulo de ${width.default} por ${height.default} celdas, o de cualquier lado hasta ${width.max}. Empieza vacío, y más allá de sus bordes nunca vive nada. En la arena, donde juegan programas, es de 2000 por 2000.`,
      ],
    },
    {
      title: "Una generación",
      text: [
        `Primero uno y después el otro dan vida a hasta ${place.default} celdas vacías, o a ninguna. Quien empezó va siempre primero.`,
        "Después, todo el tablero vive una generación.",
      ],
    },
    {
      title: "Quién sobrevive, quién nace",
      text: [
        "Una célula con 2 o 3 vecinas de su propio color sobrevive. Las enemigas no cuentan, ni a favor ni en contra.",
        "Una celda vacía con exactamente 3 vecinas de un color nace con él, siempre que no haya ninguna enemiga al lado.",
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Cuando ambos han vivido, pierde quien se quede sin células tras una generación. Si no le queda a ninguno, hay empate.",
        `Tras ${generations.default} generaciones, o las que se acuerden, gana quien tenga más células; si son iguales, hay empate.`,
      ],
    },
  ],
};
