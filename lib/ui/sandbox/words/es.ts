/** What the sandbox says, in Spanish. */

import { writeLifeRule } from "../../../automaton/life_rule.ts";
import type { Fate } from "../../../automaton/structures.ts";
import { capital, counted } from "../../../words/grammar.ts";
import { agreeing } from "../../../words/spanish.ts";
import type { SandboxWords } from "./en.ts";

const LANGUAGE = "es";

const generations = (count: number) =>
  counted(LANGUAGE, count, { one: "generación", other: "generaciones" });

function way(dx: number, dy: number): string {
  const parts = [
    dx !== 0 && `${Math.abs(dx)} a la ${dx > 0 ? "derecha" : "izquierda"}`,
    dy !== 0 && `${Math.abs(dy)} hacia ${dy > 0 ? "abajo" : "arriba"}`,
  ];
  return parts.filter(Boolean).join(", ");
}

const fates: { [Kind in Fate["kind"]]: (fate: Extract<Fate, { kind: Kind }>) => string } = {
  still: () => "vida estática",
  oscillator: ({ period }) => `oscilador de periodo ${period}`,
  spaceship: ({ period, dx, dy }) => `nave de periodo ${period}: ${way(dx, dy)}`,
  dies: ({ after }) => `muere en ${generations(after)}`,
  settles: ({ after }) => `se estabiliza en ${generations(after)}`,
  unsettled: ({ after }) =>
    after === 0 ? "demasiado grande para seguirla" : `sin estabilizarse tras ${generations(after)}`,
};

export const es: SandboxWords = {
  title: "Laboratorio",
  description:
    "Pinta las dos colonias del Juego de la Vida o juega con los dos lados. Avanza y retrocede, nombra patrones, pregunta por qué.",
  intro: "Pinta células o coloca un patrón y pulsa Reproducir.",

  mode: "Qué hacer",
  modes: { paint: "Pintar libremente", play: "Jugar con los dos" },
  rules: "Reglas",
  bound: "Con reglas",
  boundLine: "Sin ellas: coloca donde quieras, bombas y pases siempre, sin final.",

  brush: "Pincel",
  brushes: ["Borrar", "Azul", "Rojo"],
  erased: "vacía",
  stamp: "Patrón",
  noStamp: "Células sueltas",
  turn: "Girar",
  put: "Colocar",

  back: "Atrás",
  play: "Reproducir",
  pause: "Pausa",
  next: "Paso",
  forward: "Adelante",
  speed: "Velocidad, generaciones por segundo",
  stepMany: "Generaciones de una vez",
  stepGo: "Avanzar",
  clear: "Vaciar",
  reset: "Reiniciar",
  soup: "Sopa",
  populationOf: (generation) => `Generación ${generation}`,

  history: "Historia",
  moment: "Momento",
  graph: "Células azules y rojas, momento a momento",
  graphLine: (blue, red, most) =>
    `Ahora ${blue} azules y ${red} rojas${most > 0 ? `; máximo ${most}` : ""}.`,

  structures: "Qué vive aquí",
  tooMuch: "Es demasiado para nombrarlo. El censo lo cuenta.",
  nothingLives: "Aquí no vive nada.",
  busy: "Se nombra cuando se estabiliza.",
  more: (count) => `y ${count} más`,
  structure: (name, fate, where, blue, red) =>
    `${capital([name, fate].filter(Boolean).join(", "))}, en ${where}: ${
      [
        blue && counted(LANGUAGE, blue, { one: "azul", other: "azules" }),
        red && counted(LANGUAGE, red, { one: "roja", other: "rojas" }),
      ].filter(Boolean).join(", ")
    }`,
  fateOf: (fate) => (fates[fate.kind] as (fate: Fate) => string)(fate),
  patterns: {
    block: "Bloque",
    tub: "Tina",
    boat: "Bote",
    ship: "Barco",
    beehive: "Colmena",
    loaf: "Hogaza",
    pond: "Estanque",
    eater: "Devorador",
    blinker: "Parpadeador",
    toad: "Sapo",
    beacon: "Faro",
    pulsar: "Púlsar",
    pentadecathlon: "Pentadecatlón",
    glider: "Planeador",
    lwss: "Nave ligera",
    tetromino: "T-tetrominó",
    pentomino: "R-pentominó",
    acorn: "Bellota",
    barge: "Barcaza",
    snake: "Serpiente",
    carrier: "Portaaviones",
    longBoat: "Bote largo",
    mango: "Mango",
    longShip: "Barco largo",
    shipTie: "Lazo de barcos",
    clock: "Reloj",
    trafficLight: "Semáforo",
    figureEight: "Ocho",
    galaxy: "Galaxia de Kok",
    tumbler: "Volteador",
    mwss: "Nave media",
    hwss: "Nave pesada",
    gosperGun: "Cañón de Gosper",
    simkinGun: "Cañón de Simkin",
    blockLayer: "Sembradora de bloques",
    piHeptomino: "Pi-heptominó",
    bHeptomino: "B-heptominó",
    diehard: "Diehard",
  },
  kinds: {
    still: "Vidas estáticas",
    oscillator: "Osciladores",
    spaceship: "Naves",
    growing: "Cañones y crecimiento",
    restless: "Vidas largas",
  },
  census: {
    title: "Censo",
    none: "Aquí nada se repite.",
    restless: (cells) =>
      `${counted(LANGUAGE, cells, { one: "célula", other: "células" })} aún sin estabilizarse.`,
    thing: "Cosa",
    number: "Cantidad",
  },

  whyTouch: "Tocar una casilla y preguntar",
  whyTap: "Toca ahora la casilla por la que preguntas.",

  bring: {
    title: "Importar patrón",
    line: "Pega RLE, Life 1.06 o texto plano, o suelta aquí un archivo.",
    color: "Un solo color es",
    action: "Importar",
    tooLarge: (width, height, most) =>
      `Este patrón mide ${width} × ${height}. El tablero más grande mide ${most} × ${most}.`,
  },

  export: {
    title: "Compartir o guardar",
    format: "Formato",
    formats: {
      color: "RLE, ambos colores",
      rle: "RLE para cualquier programa",
      life: "Life 1.06",
    },
    oneColor: "Este formato no tiene colores: todas las células serán iguales.",
    onlyHere: "Dos colores con esta regla solo se abren aquí.",
    copy: "Copiar",
    save: "Guardar",
    linkLabel: "Enlace a este tablero",
  },

  cone: {
    title: "Cono de luz",
    line: "La influencia avanza una casilla por generación como mucho: más lejos no llega.",
    cell: "Casilla",
    generations: "Generaciones",
    reached: "Mostrar su alcance",
    changed: "Mostrar lo que cambia",
    answer: (cell, generations, reached, changed) =>
      `En ${generations} ${generations === 1 ? "generación" : "generaciones"} ${cell} alcanza ${
        counted(LANGUAGE, reached, { one: "casilla", other: "casillas" })
      }. Invertirla cambia ${changed} de ellas.`,
  },
  before: {
    title: "¿Qué hubo antes?",
    line: "Busca un tablero que se convierta en este, o demuestra que no lo hay.",
    search: "Buscar",
    stop: "Detener",
    searching: "Buscando…",
    found: "Encontrado. Pulsa Paso y será lo que tenías.",
    foundAmong: "Encontrado, pero deja otras células alrededor. Pulsa Paso para verlo.",
    none: "No lo hay: nada se convierte en esto. Es un jardín del Edén.",
    noneHere:
      "No lo hay: ningún tablero de este tamaño se convierte en este. Es un jardín del Edén.",
    tooLarge: "Hace falta algo vivo, hasta 7 × 15, o un tablero de hasta 9 × 17.",
    failed: "No se pudo cargar la búsqueda. Inténtalo de nuevo con conexión.",
  },

  size: { label: "Tablero", width: "Columnas", height: "Filas", set: "Cambiar" },
  wide: {
    board: (width, height) =>
      `Tablero de ${width} × ${height}. Las flechas lo mueven, + y − acercan y alejan, Espacio avanza.`,
    paint: "Pintar",
    life: "Acercar lo que vive",
    nearer: "Acercar",
    farther: "Alejar",
    whole: "Ver todo el tablero",
  },

  rule: {
    label: "Regla",
    set: "Usar",
    torus: "Los bordes se unen (toro)",
    ties: "Las células nuevas toman el color de la mayoría, o azul si hay empate.",
    is: ({ rule, topology }) =>
      `Regla: ${writeLifeRule(rule)} en un ${topology === "torus" ? "toro" : "plano"}.`,
    refused: {
      "count": (what) => `${what}: una casilla solo tiene 8 vecinas.`,
      "endless-b0": (what) => `${what} llena el vacío. Ponle bordes, como ${what}:P60,40.`,
      "generations": (what) => `${what} es una regla Generations. Aquí solo hay reglas B/S.`,
      "grid": (what) => `${what} no es un plano (:P60,40) ni un toro (:T60,40).`,
      "isotropic": (what) => `${what} mira dónde están las vecinas. Aquí solo cuenta cuántas son.`,
      "larger": (what) => `${what} mira más allá de las 8 vecinas.`,
      "neighborhood": (what) => `${what} usa otras vecinas que las 8 de alrededor.`,
      "overflow": (what) => `El patrón no cabe en su propio tablero, ${what}.`,
      "unknown": (what) => `Aquí no se conoce la regla ${what}. Prueba una como B36/S23.`,
    },
  },
  noStructures: "Con esta regla el vacío cobra vida: nada queda separado.",
  onlyLife: "Solo con la regla de la Vida (B3/S23) en un plano.",

  playTitle: "Jugar desde aquí",

  field: {
    label: "Escribe qué hacer",
    placeholder: "planeador c12",
    help: "Teclas",
  },

  say: {
    generation: (generation, blue, red) =>
      `Generación ${generation}: ${counted(LANGUAGE, blue, { one: "azul", other: "azules" })}, ${
        counted(LANGUAGE, red, { one: "roja", other: "rojas" })
      }.`,
    painted: (list, what) => `${list} ${agreeing(list.includes(",") ? 2 : 1, what)}.`,
    manyPainted: (count, what) =>
      `${counted(LANGUAGE, count, { one: "casilla", other: "casillas" })} ${
        agreeing(count, what)
      }.`,
    tooSmall: (pattern, width, height) =>
      `${pattern} mide ${width} × ${height}. Este tablero es muy pequeño.`,
    stamped: (pattern, cell) => `${pattern} alrededor de ${cell}.`,
    brush: (brush) => `Pincel: ${brush.toLowerCase()}.`,
    stamp: (pattern) => `Patrón: ${pattern.toLowerCase()}.`,
    noStamp: "Ningún patrón elegido.",
    turned: "Girado.",
    flipped: "Volteado.",
    cleared: "El tablero está vacío.",
    kept: "Tu tablero está de vuelta.",
    soup: (seed) => `Sopa ${seed}.`,
    brought: (width, height) => `Tablero nuevo: ${width} columnas, ${height} filas.`,
    noFurther: "Estás en el final.",
    stable: "Ya no cambia nada.",
    notLoaded: "No se pudo cargar la mesa. Inténtalo de nuevo con conexión.",
    playing: "Reproduciendo.",
    paused: "En pausa.",
    speed: (speed) => `${speed} por segundo.`,
    structures: (count, list) =>
      `${counted(LANGUAGE, count, { one: "estructura", other: "estructuras" })}: ${list}.`,
  },
};
