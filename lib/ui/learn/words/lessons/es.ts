/** The text of the lessons, in Spanish. */

import { columnName } from "../../../../games/notation/cell_text.ts";
import type { LifeRules, Zone } from "../../../../games/conquerors/rules.ts";
import type { LessonId } from "../../../../learn/lessons.ts";
import { counted, listed } from "../../../../words/grammar.ts";
import type { LessonsWords, LessonWords } from "./en.ts";

const LANGUAGE = "es";

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });
const columns = (count: number) => counted(LANGUAGE, count, { one: "columna", other: "columnas" });
const generations = (count: number) =>
  counted(LANGUAGE, count, { one: "generación", other: "generaciones" });
const turns = (count: number) => counted(LANGUAGE, count, { one: "turno", other: "turnos" });
const skips = (count: number) => (count === 1 ? "Una vez" : `${count} veces`);

const zones: Record<Zone, string> = {
  home: "tu casa",
  neutral: "la zona neutral",
  rival: "la casa rival",
};

/** The names of the first and the last column of neutral. */
function neutralColumns({ home, width }: LifeRules): [string, string] {
  return [columnName(home), columnName(width - home - 1)];
}

const lessons: Record<LessonId, LessonWords> = {
  block: ({ place }) => ({
    title: "Una colonia que se queda",
    body: [
      "Cada casilla del tablero está vacía o tiene una célula azul o roja. Tú eres Azul: discos llenos. Las células de Rojo son rombos huecos.",
      `En cada turno colocas ${
        cells(place)
      }. Después el tablero avanza una generación: una célula con dos o tres vecinas vivas sobrevive; cualquier otra muere. Las vecinas son las ocho casillas de alrededor, también en diagonal.`,
    ],
    task: `Coloca ${cells(place)} en tu casa de modo que todas sobrevivan y no nazca ninguna más.`,
    caption: "Tres células en esquina dan vida a una cuarta y descansan: un bloque.",
    gist:
      "Cada célula tiene dos o tres vecinas, y ninguna casilla vacía a su lado tiene tres. Por eso se queda.",
  }),
  birth: ({ place }) => ({
    title: "Nacer de tres",
    body: [
      "En una casilla vacía con exactamente tres vecinas vivas nace una célula. Con menos o con más, sigue vacía.",
      "Por eso un buen turno te da más células de las que colocas.",
    ],
    task: `Coloca ${cells(place)} de modo que todas sobrevivan y nazcan al menos dos más.`,
    caption: "La casilla vacía del centro tiene tres vecinas: ahí nace una célula.",
    gist: "Una colonia crece cuando nacen más células de las que mueren.",
  }),
  blinker: ({ place }, { generations: lived }) => ({
    title: "Haz un parpadeador",
    body: [
      "Algunas formas se repiten. Tres en fila pasan de vertical a horizontal para siempre: un parpadeador.",
      `Colocas ${cells(place)}, no menos. Una que esté lejos de todas muere y no hace daño.`,
    ],
    task: `Haz algo que siga parpadeando después de ${generations(lived)}.`,
    caption: "Dos formas que parpadean: un faro y un sapo.",
    gist: "Una forma que se repite sigue viva sin tu ayuda.",
  }),
  glider: ({ place }, { generations: lived }) => ({
    title: "Un planeador llega lejos",
    body: [
      "Cinco células con esta forma caminan: cada cuatro generaciones son otra vez iguales, una columna y una fila más allá.",
      `Una de ellas ya está en el tablero. Tus ${cells(place)} lo completan.`,
    ],
    task:
      `Desde tu casa, lleva una célula tuya a la zona neutral, más allá de la línea, después de ${
        generations(lived)
      }.`,
    caption: "Un planeador, hacia abajo y a la derecha.",
    gist: "Un planeador lleva tu color adonde no has colocado nada.",
  }),
  lonely: () => ({
    title: "La soledad mata",
    body: [
      "Una célula con menos de dos vecinas vivas muere. Dos células juntas tienen una cada una: las dos mueren si no llega ayuda antes.",
      "Las células que coloques ahora pueden ayudar, pero también tienen que vivir.",
    ],
    task: "Salva las dos parejas. No puede morir ninguna célula tuya, tampoco las nuevas.",
    caption: "Dos parejas. Solo sobrevive la que tiene una tercera al lado.",
    gist: "Con dos más, una pareja se vuelve un bloque, y un bloque no necesita ayuda.",
  }),
  crowded: () => ({
    title: "El exceso también mata",
    body: [
      "Una célula con cuatro o más vecinas vivas muere, sean de quien sean. Llenar el hueco entre dos colonias parece fuerte y mata a las dos.",
    ],
    task:
      "Salva otra vez las dos parejas. No puede morir ninguna célula tuya, ni quedar ninguna con cuatro vecinas.",
    caption: "Ocho células apretadas: las del centro mueren.",
    gist: "El espacio entre dos colonias mantiene vivas a las dos.",
  }),
  majority: () => ({
    title: "Decide la mayoría",
    body: [
      "¿De quién es una célula recién nacida? De la mayoría de sus tres madres. Para sobrevivir el color no importa, así que las células de Rojo pueden alimentar a las tuyas.",
    ],
    task:
      "Haz nacer una célula azul con una madre roja: la casilla vacía necesita dos vecinas azules y una roja.",
    caption: "A la izquierda, una madre azul y dos rojas; a la derecha, dos azules y una roja.",
    gist: "Deciden dos madres de tres, así que una célula de Rojo puede trabajar para ti.",
  }),
  neutral: (rules) => {
    const [first, last] = neutralColumns(rules);
    return {
      title: "La casa abre la zona neutral",
      body: [
        `Tu casa son las primeras ${
          columns(rules.home)
        } y siempre está abierta para ti. La zona neutral, de ${first} a ${last}, se abre si tienes una célula viva en casa cuando empieza tu turno.`,
        "Aquí vives en la zona neutral, pero no en casa, y por eso está rayada: cerrada. Lo que colocas ahora no la abre; lo que esté vivo al empezar tu próximo turno, sí.",
      ],
      task:
        "Primer turno: asiéntate en casa. Segundo turno: coloca en la zona neutral una célula que sobreviva.",
      caption: "La pareja de casa muere y la zona neutral se cierra.",
      gist: "Basta una célula viva en casa. Mantenla viva.",
    };
  },
  across: ({ home, width }) => ({
    title: "Nacer al otro lado",
    body: [
      `La casa rival empieza en la columna ${
        columnName(width - home)
      }. No puedes colocar allí hasta que viva allí una célula tuya, así que la primera tiene que nacer allí.`,
      "Tres células en vertical junto a la línea hacen nacer una a cada lado.",
    ],
    task: "Haz nacer una célula tuya en la casa rival.",
    caption: "Un parpadeador junto a la línea hace nacer una célula al otro lado.",
    gist: "Tu primera célula allí nace, no se coloca. Ella abre el camino.",
  }),
  chain: ({ rivalNeeds }) => ({
    title: "Mantén la cadena",
    body: [
      `La casa rival está abierta para ti mientras vivas a la vez en ${
        listed(LANGUAGE, rivalNeeds.map((zone) => zones[zone]))
      }. Cualquier generación puede romper esa cadena, también en el turno de Rojo.`,
      "Tus dos células de la línea están vivas ahora, pero las dos morirán.",
    ],
    task:
      "Mantén la cadena: la casa rival tiene que seguir abierta para ti después del turno de Rojo.",
    caption: "La pareja de la línea muere y el camino se cierra.",
    gist: "Un bloque sobre la línea está en dos zonas a la vez, y se queda.",
  }),
  anchor: () => ({
    title: "Tu casa es el ancla",
    body: [
      "Vives a ambos lados de la línea, pero tu última célula en casa murió. Sin esa ancla se cierran la zona neutral y la casa rival.",
    ],
    task:
      "Primer turno: asiéntate otra vez en casa. Segundo turno: coloca en la casa rival una célula que sobreviva.",
    caption: "El ancla muere. El bloque de la línea vive, pero no abre nada.",
    gist: "Casa, neutral, rival: pierde una y el camino se cierra. Cuida tu casa.",
  }),
  bomb: ({ bombRound, bombCooldown }) => ({
    title: "Lanza una bomba",
    body: [
      `Desde la ronda ${bombRound} puedes lanzar una bomba en lugar de colocar. Elimina las células de tres por tres casillas donde quieras, también las tuyas, antes de la generación. Vuelve a estar lista tras ${
        turns(bombCooldown)
      }, contando los tuyos y los de Rojo.`,
      "Lo que deja una bomba puede morir por sí solo. Un lado sin células pierde en el acto: extinción.",
    ],
    task: "A Rojo le queda un anillo de seis células. Acaba con él con una sola bomba.",
    caption: "Una bomba en el centro, y lo que pasa con el resto.",
    gist: "Una bomba no tiene que alcanzar todas las células. Las que quedan solas mueren.",
  }),
  skip: ({ skips: allowed }) => ({
    title: "Saber cuándo pasar",
    body: [
      `${
        skips(allowed)
      } por partida puedes pasar: no colocas nada y el tablero avanza igual su generación.`,
      "Todo el terreno a tu alcance está lleno. Lo que agregues tendrá cuatro vecinas, morirá y arrastrará a otras.",
    ],
    task: "Supera este turno sin perder ninguna célula.",
    caption:
      "Una célula entre cuatro bloques: muere, y cada bloque pierde una esquina por una generación.",
    gist: "El tablero sigue sin ti, y a veces es lo mejor.",
  }),
  end: ({ rounds, rivalWeight }, { score }) => ({
    title: "El doble en la casa rival",
    body: [
      `Tras la ronda ${rounds} gana quien tiene más puntos. Una célula cuenta uno, o ${rivalWeight} en la casa rival.`,
      `Tú tienes ${score[0]} y Rojo, ${
        score[1]
      }. Es tu último turno, y la cadena aguanta: la casa rival está abierta.`,
    ],
    task: "Gana. Rojo pasa después de ti, así que tus células tienen que vivir dos generaciones.",
    caption: `Nace una cuarta célula en la casa rival, donde cada una cuenta ${rivalWeight}.`,
    gist: "Eso es todo el juego. Ahora, a jugar.",
  }),
};

export const es: LessonsWords = {
  lessons,
  title: "Aprende a jugar",
  intro:
    "Lecciones breves, cada una con una tarea en el tablero. Empieza por donde quieras: este navegador recuerda cuáles superaste.",
  numberOf: (number, of) => `Lección ${number} de ${of}`,
  previous: "Anterior",
  following: "Siguiente",
  all: "Todas las lecciones",
  toTask: "A la tarea",
  start: "Donde empieza la lección",
  solution: (turns) => `Una manera: ${turns}.`,
  then: "; después ",
  begin: "Empezar por la primera",
  noScript: "Activa JavaScript para hacer la tarea. Así empieza:",
};
