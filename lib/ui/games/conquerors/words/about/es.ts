/** What pages say of the games of two colonies, in Spanish. */

import type { LifeRules, Zone } from "../../../../../games/conquerors/rules.ts";
import { counted, listed } from "../../../../../words/grammar.ts";
import type { ConquerorsWords } from "./en.ts";

const LANGUAGE = "es";

/** A zone as a player speaks of it. */
const zones: Record<Zone, string> = {
  home: "tu casa",
  neutral: "terreno neutral",
  rival: "la casa rival",
};

const turns = (count: number) => counted(LANGUAGE, count, { one: "turno", other: "turnos" });

export const es: ConquerorsWords = {
  v2: { text: "V2", line: "Mantén las tres zonas para invadir; allí las células cuentan doble." },
  classic: { text: "Clásico", line: "Invasión más fácil; cada célula cuenta una vez." },
  pictures: {
    board: "El tablero: la casa de Azul a la izquierda, terreno neutral, la de Rojo a la derecha",
    blinker: "Tres células en fila",
    blinkerNext:
      "Una generación después: la del medio sobrevivió, las de los extremos murieron, nacieron dos",
    birth: "Dos células azules y una roja alrededor de una celda vacía",
    birthNext: "Una generación después: allí nació una célula azul",
    chain: "Azul vive en su casa, en terreno neutral y en la casa de Rojo",
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
};

function zoneList(needs: LifeRules["rivalNeeds"]): string {
  return listed(LANGUAGE, needs.map((zone) => zones[zone]));
}
