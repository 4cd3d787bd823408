/** The rules of each game, in Spanish. */

import type { LifeRules, Zone } from "../../../games/conquerors/rules.ts";
import { es as table } from "../../../words/es.ts";
import { counted, listed } from "../../../words/grammar.ts";
import type { RulesWords } from "./en.ts";

const LANGUAGE = "es";

/** A zone as a player speaks of it. */
const zones: Record<Zone, string> = {
  home: "tu casa",
  neutral: "terreno neutral",
  rival: "la casa rival",
};

const turns = (count: number) => counted(LANGUAGE, count, { one: "turno", other: "turnos" });

export const es: RulesWords = {
  title: "Reglas",
  which: "Juegos",
  games: table.games,
  learn: "Aprenderlo sobre un tablero vivo",
  play: "Jugar",
  on: "Seguir",
  pictures: {
    board: "El tablero: la casa de Azul a la izquierda, terreno neutral, la de Rojo a la derecha",
    blinker: "Tres células en fila",
    blinkerNext:
      "Una generación después: la del medio sobrevivió, las de los extremos murieron, nacieron dos",
    birth: "Dos células azules y una roja alrededor de una celda vacía",
    birthNext: "Una generación después: allí nació una célula azul",
    chain: "Azul vive en su casa, en terreno neutral y en la casa de Rojo",
  },
  then: "después",

  conquerors: (rules, missed) => [
    {
      title: "El tablero",
      picture: "board",
      text: [
        `${rules.height} filas y ${rules.width} columnas; más allá del borde todo está muerto.`,
        `Las ${rules.home} primeras columnas son la casa de Azul, las ${rules.home} últimas la de Rojo; las ${
          rules.width - 2 * rules.home
        } de en medio son neutrales. Las células azules son discos llenos; las rojas, rombos huecos.`,
        "El tablero empieza vacío. Azul mueve primero.",
      ],
    },
    {
      title: "Un turno",
      text: [
        `Coloca ${rules.place} células en terreno vacío que esté abierto para ti. O lanza una bomba, o pasa.`,
        "Después todo el tablero vive una generación, los dos colores a la vez, y le toca a tu rival.",
        `Una partida tiene ${rules.rounds} rondas; una ronda es un turno de cada uno.`,
        `Si tienes abiertas menos de ${rules.place} celdas, colocas tantas como haya.`,
      ],
    },
    {
      title: "Quién sobrevive",
      picture: "blinker",
      text: [
        "Cada celda tiene ocho vecinas. Una célula viva con 2 o 3 vecinas vivas sobrevive, sean de quien sean.",
        "Con menos muere de soledad; con más, de hacinamiento.",
      ],
    },
    {
      title: "Quién nace",
      picture: "birth",
      text: [
        "Una celda vacía con exactamente 3 vecinas vivas nace, con el color de la mayoría. Tres no pueden empatar.",
      ],
    },
    {
      title: "Dónde puedes colocar",
      picture: "chain",
      text: [
        "Tu casa siempre está abierta.",
        `El terreno neutral está abierto mientras vivas en ${zoneList(rules.neutralNeeds)}.`,
        `La casa rival está abierta mientras vivas en ${
          zoneList(rules.rivalNeeds)
        } a la vez. Por eso tu primera célula allí no se puede colocar: tiene que nacer allí.`,
        "Lo que está abierto lo decide el tablero al empezar tu turno, y vale para todas las células del turno.",
      ],
    },
    {
      title: "Bomba y pase",
      text: [
        `Desde la ronda ${rules.bombRound} una bomba puede limpiar 3 por 3 celdas donde sea, también las tuyas. Es el turno entero, y ${
          missed === 1 ? "tu siguiente turno va" : `tus siguientes ${turns(missed)} van`
        } sin ella.`,
        `${
          rules.skips === 1 ? "Una vez" : `${rules.skips} veces`
        } por partida puedes pasar: no se coloca nada y el tablero vive su generación.`,
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Cuando ambos han movido, pierde quien se quede sin células tras una generación. Si no le queda a ninguno, hay empate.",
        `Tras la ronda ${rules.rounds} gana la puntuación más alta; si son iguales, hay empate. ${
          rules.rivalWeight === 1
            ? "Cada célula viva cuenta 1."
            : `Una célula viva cuenta 1; en la casa rival, ${rules.rivalWeight}.`
        }`,
      ],
    },
  ],

  conway: ({ seats, size, place }, stalled) => [
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

  arena: ({ width, height, place, generations }) => [
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

  annihilation: [
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

function zoneList(needs: LifeRules["rivalNeeds"]): string {
  return listed(LANGUAGE, needs.map((zone) => zones[zone]));
}
