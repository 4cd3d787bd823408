/** What pages say of Annihilation, in Spanish. */

import type { AnnihilationWords } from "./en.ts";

export const es: AnnihilationWords = {
  text: "Aniquilación",
  short: "Lógica pura",
  line: "Luces en una red que se apagan unas a otras; pierde quien no puede mover.",
  rules: [
    {
      title: "El tablero",
      text: [
        "Vértices, algunos encendidos, y aristas que llevan de uno a otro en un solo sentido. Ninguna arista vuelve al vértice del que sale, y ninguna se repite.",
        "Nada en el tablero es de nadie. Dos jugadores mueven por turnos.",
      ],
    },
    {
      title: "Un turno",
      text: [
        "Dispara un vértice encendido: se apaga, y cambia uno de los vértices a los que llevan sus aristas: se enciende si estaba apagado, se apaga si estaba encendido. Así una luz avanza por una arista, y dos que se encuentran se aniquilan.",
        "Se puede acordar que un disparo cambie dos vértices o más, exactamente tantos o como mucho; si del vértice disparado salen menos aristas, cambian todos aquellos a los que llevan.",
        "Se puede jugar en varios tableros a la vez, y con montones de Nim al lado, de los que se toman cuantas fichas se quiera: entonces un turno es una jugada en uno de ellos.",
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Pierde quien no puede mover: ya no hay nada encendido, o solo vértices de los que no sale ninguna arista.",
        "El juego puede dar vueltas sin fin; cuando una posición se da tres veces con el mismo turno, se ofrecen tablas.",
      ],
    },
  ],
};
