/** What pages say of King of the Hill, in Spanish. */

import type { HillWords } from "./en.ts";

export const es: HillWords = {
  text: "Rey de la colina",
  short: "Luchan los bots",
  line: "Coloca hasta 30 células por turno. Los bots luchan en un tablero de 2000 × 2000.",
  rules: ({ width, height, place, generations }) => [
    {
      title: "El tablero",
      text: [
        `Un rectángulo de ${width.default} por ${height.default} casillas, o de cualquier lado hasta ${width.max}. Empieza vacío, y más allá de sus bordes no vive nada. En la Arena de bots es de 2000 por 2000.`,
      ],
    },
    {
      title: "Una generación",
      text: [
        `Primero uno y después el otro dan vida a hasta ${place.default} casillas vacías, o a ninguna. Siempre empieza el mismo.`,
        "Después, todo el tablero avanza una generación.",
      ],
    },
    {
      title: "Quién sobrevive, quién nace",
      text: [
        "Una célula con 2 o 3 vecinas de su propio color sobrevive. Las enemigas no cuentan, ni a favor ni en contra.",
        "En una casilla vacía con exactamente 3 vecinas de un color nace una célula de ese color, si no hay ninguna enemiga al lado.",
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Cuando los dos colocaron células, pierdes si te quedas sin ninguna tras una generación. Si no le quedan a nadie, hay empate.",
        `Tras ${generations.default} generaciones, o las que diga la sala, gana quien tenga más células. Si son iguales, hay empate.`,
      ],
    },
  ],
};
