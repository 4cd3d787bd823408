/** What pages say of Conway by post, in Spanish. */

import type { ConwayWords } from "./en.ts";

export const es: ConwayWords = {
  text: "Conway por correo",
  short: "2–8 colonias, sin bordes",
  line: "De dos a ocho colonias en un tablero sin bordes, como se jugaba por correo.",
  rules: ({ seats, size, place }, stalled) => [
    {
      title: "El tablero",
      text: [
        `Un cuadrado de ${size.default} por ${size.default} casillas, o de cualquier lado de ${size.min} a ${size.max}, cerrado como un anillo en ambos sentidos: más allá del borde derecho se entra por la izquierda; del inferior, por arriba.`,
        `De ${seats.min} a ${seats.max} jugadores, cada uno con su color. El tablero empieza vacío.`,
      ],
    },
    {
      title: "Un turno",
      text: [
        `Coloca hasta ${place.default} piezas en casillas vacías, o ninguna. El primer turno de la partida coloca hasta 1, el segundo hasta 2, y así hasta el límite.`,
        "O coloca al azar todas las permitidas. Ese turno se marca con *.",
        "En las dos primeras rondas nada nace ni muere. Tras cada turno posterior, todo el tablero avanza una generación.",
        "Una sala puede tener otro límite, y pedir que las piezas se toquen: entonces cada una va junto a otra de su color, salvo la primera de quien no tiene ninguna.",
      ],
    },
    {
      title: "Quién sobrevive, quién nace",
      text: [
        "Una pieza con 2 o 3 vecinas sobrevive, sean de quien sean.",
        "En una casilla vacía con exactamente 3 vecinas nace una pieza, con el color que más tengan. Si ninguno destaca, la pieza nueva es neutral.",
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Si pierdes tu última pieza en una generación, quedas fuera. Gana el último que quede. Si caen todos a la vez, hay empate.",
        "Si te rindes, también quedas fuera. Tus piezas quedan neutrales.",
        `Entre todos pueden acordar un empate. ${stalled} jugadas seguidas sin colocar piezas también son empate.`,
      ],
    },
  ],
};
