/** What pages say of Conway by post, in Spanish. */

import type { ConwayWords } from "./en.ts";

export const es: ConwayWords = {
  text: "Conway por correo",
  short: "2–8 colonias, sin bordes",
  line: "De dos a ocho colonias en un tablero sin bordes: Conway como se jugaba por correo.",
  rules: ({ seats, size, place }, stalled) => [
    {
      title: "El tablero",
      text: [
        `Un cuadrado de ${size.default} por ${size.default} celdas, o de cualquier lado de ${size.min} a ${size.max}, cerrado como un anillo en ambos sentidos: más allá del borde derecho se entra por la izquierda; del inferior, por arriba.`,
        `De ${seats.min} a ${seats.max} jugadores, cada uno con su color. El tablero empieza vacío.`,
      ],
    },
    {
      title: "Un turno",
      text: [
        `Coloca hasta ${place.default} piezas en celdas vacías, o ninguna. El primer turno de la partida puede colocar 1, el segundo 2, hasta llegar al límite.`,
        "O deja que el azar coloque todas las que puedas; ese turno se marca con *.",
        "En las dos primeras rondas nada vive ni muere. Tras cada turno posterior, todo el tablero vive una generación.",
        "Se puede acordar otro límite, y que las piezas deban tocarse: entonces cada una va junto a otra de su color, salvo la primera de quien no tiene ninguna.",
      ],
    },
    {
      title: "Quién sobrevive, quién nace",
      text: [
        "Una pieza con 2 o 3 vecinas sobrevive, sean de quien sean.",
        "Una celda vacía con exactamente 3 vecinas nace, con el color que más de ellas tengan. Si ninguno destaca, nace una pieza que no es de nadie.",
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Quien se queda sin piezas tras una generación queda fuera, y gana quien quede al final. Si caen todos a la vez, hay empate.",
        "Quien se rinde también queda fuera, y deja piezas que no son de nadie.",
        `Todos pueden acordar un empate. Tras ${stalled} jugadas seguidas sin colocar piezas, lo hay.`,
      ],
    },
  ],
};
