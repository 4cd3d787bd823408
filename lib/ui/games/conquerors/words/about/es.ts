/** What pages say of the games of two colonies, in Spanish. */

import type { LifeRules, Zone } from "../../../../../games/conquerors/rules.ts";
import { counted, listed } from "../../../../../words/grammar.ts";
import type { ConquerorsWords } from "./en.ts";

const LANGUAGE = "es";

/** A zone as a player speaks of it. */
const zones: Record<Zone, string> = {
  home: "tu casa",
  neutral: "la zona neutral",
  rival: "la casa rival",
};

const turns = (count: number) => counted(LANGUAGE, count, { one: "turno", other: "turnos" });

export const es: ConquerorsWords = {
  v2: {
    text: "Conquerors",
    line: "Mantén las tres zonas para invadir; allí las células cuentan doble.",
  },
  classic: { text: "Clásico", line: "Más fácil invadir. Cada célula cuenta una vez." },
  skirmish: {
    text: "Escaramuza",
    short: "Tablero pequeño, tres minutos",
    line: "Conquerors en un tablero pequeño. La partida entera dura tres minutos.",
  },
  pictures: {
    board:
      "El tablero: la casa de Azul a la izquierda, la zona neutral en medio, la casa de Rojo a la derecha",
    blinker: "Tres células en fila",
    blinkerNext:
      "Una generación después: la del medio sobrevivió, las de los extremos murieron, nacieron dos",
    birth: "Dos células azules y una roja alrededor de una casilla vacía",
    birthNext: "Una generación después: allí nació una célula azul",
    chain: "Azul vive en su casa, en la zona neutral y en la casa de Rojo",
  },
  rules: (rules, missed) => [
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
        "Después todo el tablero avanza una generación, los dos colores a la vez, y le toca a tu rival.",
        `Una partida tiene ${rules.rounds} rondas; una ronda es un turno de cada uno.`,
        `Si tienes abiertas menos de ${rules.place} casillas, coloca tantas como puedas.`,
      ],
    },
    {
      title: "Quién sobrevive",
      picture: "blinker",
      text: [
        "Cada casilla tiene ocho vecinas. Una célula viva con 2 o 3 vecinas vivas sobrevive, sean de quien sean.",
        "Con menos muere de soledad; con más, de hacinamiento.",
      ],
    },
    {
      title: "Quién nace",
      picture: "birth",
      text: [
        "En una casilla vacía con exactamente 3 vecinas vivas nace una célula, con el color de la mayoría. Tres no pueden empatar.",
      ],
    },
    {
      title: "Dónde puedes colocar",
      picture: "chain",
      text: [
        "Tu casa siempre está abierta.",
        `La zona neutral está abierta mientras vivas en ${zoneList(rules.neutralNeeds)}.`,
        `La casa rival está abierta mientras vivas en ${
          zoneList(rules.rivalNeeds)
        } a la vez. Por eso no puedes colocar tu primera célula allí: tiene que nacer allí.`,
        "El tablero al empezar tu turno decide qué está abierto durante todo el turno.",
      ],
    },
    {
      title: "Bomba y pase",
      text: [
        `Desde la ronda ${rules.bombRound} una bomba elimina las células de 3 por 3 casillas donde quieras, también las tuyas. Ocupa tu turno entero, y ${
          missed === 1 ? "tu siguiente turno va" : `tus siguientes ${turns(missed)} van`
        } sin ella.`,
        `${
          rules.skips === 1 ? "Una vez" : `${rules.skips} veces`
        } por partida puedes pasar: no colocas nada y el tablero avanza su generación.`,
      ],
    },
    {
      title: "Cómo termina",
      text: [
        "Cuando los dos movieron, pierdes si te quedas sin células tras una generación. Si no le quedan a nadie, hay empate.",
        `Tras la ronda ${rules.rounds} gana la puntuación más alta; si son iguales, hay empate. ${
          rules.rivalWeight === 1
            ? "Cada célula viva cuenta 1."
            : `Una célula viva cuenta 1, o ${rules.rivalWeight} en la casa rival.`
        }`,
        ...rules.komi === 0 ? [] : [
          `Azul recibe ${
            rules.komi.toLocaleString(LANGUAGE)
          } puntos extra (komi), porque Rojo mueve al final y eso vale más o menos lo mismo.`,
        ],
      ],
    },
  ],
};

function zoneList(needs: LifeRules["rivalNeeds"]): string {
  return listed(LANGUAGE, needs.map((zone) => zones[zone]));
}
