/** What the sandbox says, in Spanish. */

import type { Fate } from "../../../automaton/structures.ts";
import { capital, counted } from "../../../words/grammar.ts";
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
  nothingLives: "Aquí no vive nada.",
  busy: "Se nombra cuando se estabiliza.",
  more: (count) => `y ${count} más`,
  structure: (name, fate, where, blue, red) =>
    `${capital(name ? `${name}, ${fate}` : fate)}, en ${where}: ${
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
    title: "Exportar",
    copy: "Copiar RLE",
    save: "Guardar RLE",
    linkLabel: "Enlace a este tablero",
  },
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
    painted: (list, what) => `${list} ${what}.`,
    manyPainted: (count, what) =>
      `${counted(LANGUAGE, count, { one: "célula", other: "células" })} ${what}.`,
    stamped: (pattern, cell) => `${pattern} alrededor de ${cell}.`,
    brush: (brush) => `Pincel: ${brush.toLowerCase()}.`,
    stamp: (pattern) => `Patrón: ${pattern.toLowerCase()}.`,
    noStamp: "Ningún patrón elegido.",
    turned: "Girado.",
    flipped: "Volteado.",
    cleared: "El tablero está vacío.",
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
