/** What pages say of Annihilation, in Spanish. */

import type { AnnihilationWords } from "./en.ts";

export const es: AnnihilationWords = {
  text: "Aniquilación",
  short: "Lógica pura",
  line: "Luces en una red que se apagan unas a otras. Si no puedes mover, pierdes.",
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
        "Dispara un vértice encendido: se apaga y cambia uno de los vértices a los que apunta: se enciende si estaba apagado, se apaga si estaba encendido. Así una luz avanza por una arista, y dos que se encuentran se aniquilan.",
        "Una partida puede fijar que un disparo cambie dos vértices o más, exactamente esos o hasta esos. Si del vértice disparado salen menos aristas, cambian todos aquellos a los que apunta.",
        "Puedes jugar en varios tableros a la vez, y también con montones de Nim, de los que tomas cuantas quieras. Un turno es entonces una jugada en uno de ellos.",
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Si no puedes mover, pierdes: no hay nada encendido, o solo vértices de los que no sale ninguna arista.",
        "En misère es al revés: si no puedes mover, ganas.",
        "El juego puede dar vueltas sin fin. Cuando una posición sale tres veces con el mismo turno, se ofrece un empate.",
      ],
    },
  ],

  intro: {
    title: "¿Primera vez? Apréndelo en un minuto",
    steps: [
      "Dos vértices y una arista. z0 está encendido y mueves tú.",
      "Disparas z0. Se apaga, y z1, adonde lleva la arista, cambia: se enciende.",
      "z1 está encendido, pero no sale ninguna arista de él. Tu rival no puede mover: ganas.",
    ],
    annihilate:
      "Si los dos están encendidos, disparar z0 apaga también z1: dos luces que se encuentran se aniquilan.",
    try: "Prueba con estos dos",
    tryBoth: "Prueba con los dos encendidos",
    gamma:
      "γ es lo que vale una posición. En 0 pierde quien mueve; por encima de 0 gana moviendo a 0; ∞ puede no acabar nunca.",
    source: "El artículo",
    citation:
      "Aviezri S. Fraenkel, «Two-player games on cellular automata», en: More Games of No Chance (Richard J. Nowakowski, ed.), MSRI Publications 42, Cambridge University Press, 2002.",
    where: "El libro en línea, de lectura libre",
  },
};
