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
      "Cada celda del tablero está vacía, es azul o es roja. Tú eres Azul: discos llenos. Las células de Rojo son rombos huecos.",
      `En un turno se colocan ${
        cells(place)
      }. Después todo el tablero vive una generación: una célula con dos o tres vecinas vivas sobrevive, cualquier otra muere. Vecinas son las ocho celdas de alrededor, también en diagonal.`,
    ],
    task: `Coloca ${cells(place)} en tu casa de modo que todas sobrevivan y no nazca ninguna más.`,
    caption: "Tres células en esquina dan vida a una cuarta y descansan: un bloque.",
    gist:
      "Cada una de sus células tiene dos o tres vecinas, y ninguna celda vacía a su lado tiene tres: se queda.",
  }),
  birth: ({ place }) => ({
    title: "Nacer de tres",
    body: [
      "Una celda vacía con exactamente tres vecinas vivas cobra vida. Con menos, o con más, sigue vacía.",
      "Por eso un buen turno te da más células de las que colocas.",
    ],
    task: `Coloca ${cells(place)} de modo que todas sobrevivan y nazcan al menos dos más.`,
    caption: "La celda vacía del centro tiene tres vecinas, y nace.",
    gist: "Las formas que dan más vida de la que pierden hacen crecer una colonia.",
  }),
  blinker: ({ place }, { generations: lived }) => ({
    title: "Deja vivir a un intermitente",
    body: [
      "Algunas formas vuelven a ser las mismas. Tres células en fila renacen de través y luego otra vez a lo largo: un intermitente, vivo para siempre.",
      `Un turno son ${
        cells(place)
      }, no menos. La que está lejos de todas muere sola y no daña a nadie.`,
    ],
    task: `Haz algo que siga oscilando después de ${generations(lived)}.`,
    caption: "Dos formas que oscilan: un faro y un sapo.",
    gist: "Lo que vuelve a sí mismo sigue vivo sin otro turno tuyo.",
  }),
  glider: ({ place }, { generations: lived }) => ({
    title: "Un planeador llega lejos",
    body: [
      "Cinco células con la forma de la imagen caminan: cada cuatro generaciones son otra vez las mismas, una columna y una fila más allá.",
      `Una de ellas ya está en el tablero. Tus ${cells(place)} lo completan.`,
    ],
    task: `Ten una célula tuya en la zona neutral, más allá de la línea, después de ${
      generations(lived)
    }.`,
    caption: "Un planeador, de camino hacia abajo y a la derecha.",
    gist: "Un planeador llega a terreno donde aún no puedes colocar.",
  }),
  lonely: () => ({
    title: "Nadie vive en soledad",
    body: [
      "Una célula con menos de dos vecinas vivas muere. Dos células juntas tienen una cada una: ambas se pierden si no llega ayuda antes de la generación.",
      "Tus células ayudan si llegan en este turno, y también ellas tienen que vivir.",
    ],
    task: "Salva las dos parejas: no puede morir ninguna célula tuya, tampoco las nuevas.",
    caption: "Dos parejas. Solo tiene futuro la que tiene una tercera al lado.",
    gist: "Con dos más, una pareja es un bloque, y un bloque no necesita ayuda.",
  }),
  crowded: () => ({
    title: "Nadie vive entre tantas",
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
      "¿De quién es una célula que nace? Toma el color de la mayoría de sus tres madres. Sobrevivir no depende de los colores, así que las células de Rojo pueden alimentar a las tuyas.",
    ],
    task:
      "Consigue que nazca azul una célula con una madre roja: la celda vacía necesita dos vecinas azules y una roja.",
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
        } y siempre está abierta para ti. La zona neutral, de ${first} a ${last}, se abre mientras tengas una célula viva en casa cuando empieza tu turno.`,
        "Aquí vives en la zona neutral, pero no en casa, y por eso está rayada: cerrada. Lo que colocas en este turno aún no abre nada; sí lo que esté vivo cuando empiece el siguiente.",
      ],
      task:
        "En tu primer turno, asiéntate en casa. En el segundo, coloca en la zona neutral una célula que viva.",
      caption: "La pareja de casa muere sola, y con ella se pierde la zona neutral.",
      gist: "Basta una célula viva en casa, mientras viva.",
    };
  },
  across: ({ home, width }) => ({
    title: "Nacer al otro lado",
    body: [
      `La casa rival empieza en la columna ${
        columnName(width - home)
      }. No puedes colocar allí antes de que viva allí una célula tuya, así que la primera tiene que nacer allí.`,
      "Tres células en vertical junto a la línea dan vida a una a cada lado.",
    ],
    task: "Consigue que nazca una célula tuya en la casa rival.",
    caption: "Un intermitente junto a la línea de su casa da vida al otro lado.",
    gist: "Allí la primera célula nace, nunca se coloca. Ella abre el camino.",
  }),
  chain: ({ rivalNeeds }) => ({
    title: "Mantén la cadena",
    body: [
      `La casa rival está abierta para ti mientras vivas a la vez en ${
        listed(LANGUAGE, rivalNeeds.map((zone) => zones[zone]))
      }. Cada generación puede romper esa cadena, también la de Rojo.`,
      "Tus dos células de la línea están vivas ahora, y las dos morirán solas.",
    ],
    task:
      "Mantén la cadena: la casa rival tiene que seguir abierta para ti después del turno de Rojo.",
    caption: "La pareja de la línea muere, y con ella el camino.",
    gist: "Un bloque sobre la línea está en dos zonas a la vez, y se queda.",
  }),
  anchor: () => ({
    title: "El ancla está en casa",
    body: [
      "Vives a ambos lados de la línea, pero tu última célula en casa ha muerto. Sin esa ancla se cierra la zona neutral, y con ella la casa rival.",
    ],
    task:
      "En tu primer turno, vuelve a echar el ancla. En el segundo, coloca en la casa rival una célula que viva.",
    caption: "El ancla muere: el bloque de la línea vive, y no abre nada.",
    gist: "Casa, neutral, rival: pierde una y el camino se cierra. Guarda tu casa.",
  }),
  bomb: ({ bombRound, bombCooldown }) => ({
    title: "Una bomba por un turno",
    body: [
      `Desde la ronda ${bombRound} puedes lanzar una bomba en lugar de colocar: vacía un cuadrado de tres por tres celdas en cualquier sitio, también las tuyas, antes de la generación. Después se enfría: tras ${
        turns(bombCooldown)
      }, contando los tuyos y los de Rojo, vuelves a tenerla.`,
      "Lo que deja una bomba puede morir por sí solo. Un lado sin células ha perdido en el acto: extinción.",
    ],
    task: "A Rojo le queda un anillo de seis células. Acaba con él con una sola bomba.",
    caption: "Una bomba en el centro, y lo que pasa con el resto.",
    gist: "Una bomba no tiene que alcanzarlas todas: lo que deja solo, muere.",
  }),
  skip: ({ skips: allowed }) => ({
    title: "Saber cuándo pasar",
    body: [
      `${
        skips(allowed)
      } por partida puedes pasar: no colocas nada, y el tablero vive su generación igualmente.`,
      "Todo el terreno a tu alcance está lleno. Lo que añadas tendrá cuatro vecinas, morirá y arrastrará a otras.",
    ],
    task: "Supera este turno sin perder ninguna célula.",
    caption:
      "Una célula entre cuatro bloques: muere, y cada uno pierde una esquina hasta la próxima generación.",
    gist: "El tablero vive también sin ti, y a veces eso es lo mejor.",
  }),
  end: ({ rounds, rivalWeight }, { score }) => ({
    title: "El último turno cuenta doble",
    body: [
      `Tras la ronda ${rounds} gana quien tiene más puntos. Una célula cuenta uno, y ${rivalWeight} en la casa rival.`,
      `Tú tienes ${score[0]} y Rojo, ${
        score[1]
      }. Es tu último turno, y la cadena aguanta: la casa rival está abierta.`,
    ],
    task:
      "Gana. Rojo pasará después de ti, así que lo que coloques tiene que vivir dos generaciones.",
    caption: `Nace una cuarta célula en la casa rival, donde cada una cuenta ${rivalWeight}.`,
    gist: "Ese es el juego entero. Ahora, a jugarlo.",
  }),
};

export const es: LessonsWords = {
  lessons,
  title: "Aprende a jugar",
  intro:
    "Lecciones breves, cada una con algo que hacer en el tablero. Empieza por donde quieras y déjalo cuando quieras: este navegador recuerda cuáles has superado.",
  numberOf: (number, of) => `Lección ${number} de ${of}`,
  previous: "Anterior",
  following: "Siguiente",
  all: "Todas las lecciones",
  toTask: "A la tarea",
  start: "Donde empieza la lección",
  solution: (turns) => `Una manera: ${turns}.`,
  then: "; después ",
  begin: "Empezar por la primera",
  noScript: "Para hacer la tarea el tablero necesita JavaScript. Así empieza:",
};
