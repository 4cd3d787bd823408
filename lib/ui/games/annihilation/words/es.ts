/** What the page of Fraenkel's games says, in Spanish. */

import type { Outlook, Value } from "../../../../solver/value.ts";
import type { PartMove } from "../part.ts";
import { listed } from "../../../../words/grammar.ts";
import type { AnnihilationWords } from "./en.ts";

const LANGUAGE = "es";

const vertex = (number: number) => `z${number}`;
const vertices = (numbers: readonly number[]) => listed(LANGUAGE, numbers.map(vertex));

function valueText(value: Value): string {
  return typeof value === "number" ? `${value}` : `∞(${value.inf.join(", ") || "∅"})`;
}

const whys: Record<Outlook, (value: Value) => string> = {
  P: () => "gana quien acaba de mover: a cada jugada se responde con otra que vuelve a 0.",
  N: (value) =>
    typeof value === "number"
      ? "mueve a 0 y ganas."
      : "por sí sola no acaba, pero el 0 está al alcance: mueve allí y ganas.",
  D: () => "nadie puede forzar la victoria: con cuidado son tablas.",
};

const move = (move: PartMove) =>
  "leave" in move
    ? `dejar ${move.leave}`
    : `disparar ${vertex(move.fire)}, complementar ${vertices(move.complement)}`;

export const es: AnnihilationWords = {
  title: "Aniquilación",
  description:
    "Los juegos de Fraenkel sobre redes, resueltos: dibuja una, juega contra una máquina que nunca se equivoca y mira qué jugadas ganan y por qué.",
  intro:
    "Dispara un vértice encendido: se apaga, y con él cambia otro al que lleva una arista. Quien no puede mover pierde.",
  rules: "Las reglas",

  mode: "Qué hacer",
  modes: { explore: "Explorar", play: "Jugar", edit: "Dibujar" },
  undo: "Deshacer",
  undone: "Deshecho.",

  board: (number) => `Tablero ${number}`,
  heap: (number) => `Montón ${number}`,
  vertex: (number, isLit, followers) =>
    `${vertex(number)}, ${isLit ? "encendido" : "apagado"}, ${
      followers.length > 0 ? `lleva a ${vertices(followers)}` : "no lleva a ninguna parte"
    }`,
  keys:
    "Las flechas van de vértice en vértice, Intro elige, f dispara, Escape suelta y u deshace. Al dibujar: a añade un vértice, Mayúsculas y una flecha lo mueven, Supr lo quita.",
  fire: "Disparar",
  chooseFollowers: (number, fewest, most) =>
    `Se va a disparar ${vertex(number)}. ${
      most === 1
        ? "Elige hacia dónde."
        : `Elige ${fewest === most ? "" : "hasta "}${most} vértices a los que lleve.`
    }`,
  letGo: "Nada elegido.",
  notLit: (number) => `${vertex(number)} no está encendido.`,
  leadsNowhere: (number) => `Ninguna arista sale de ${vertex(number)}.`,
  noEdge: (from, to) => `Ninguna arista lleva de ${vertex(from)} a ${vertex(to)}.`,
  tooMany: (most) =>
    most === 1
      ? "Con él cambia un solo vértice. Tócalo para soltarlo."
      : `Con él cambian ${most} vértices. Toca uno para soltarlo.`,
  illegal: "Aquí esa jugada no vale.",
  move,
  moveOn: (part, made) => `${move(made)} (${part})`,
  leave: "Cuántas fichas dejar",
  set: "Fijar",
  take: "Tomar las demás",

  field: {
    label: "Escribe una jugada",
    help:
      "4>0,2 dispara z4 y complementa z0 y z2; 2: 4>0 lo hace en el tablero 2; 3: 5 deja 5 en el montón 3.",
    send: "Intro",
    unknown: (line) => `«${line}» no es una jugada como 4>0,2.`,
  },

  tool: "Qué hace un toque",
  tools: { light: "Luz", vertex: "Vértice", edge: "Arista", remove: "Quitar" },
  toolHelp: {
    light: "Toca un vértice para encenderlo o apagarlo.",
    vertex:
      "Toca un lugar vacío para un vértice nuevo. Arrastra uno, o tócalo y luego su lugar nuevo.",
    edge: "Toca dónde empieza una arista y luego adónde lleva; otra vez, y desaparece.",
    remove: "Toca un vértice para quitarlo con sus aristas.",
  },
  addVertex: "Añadir un vértice",
  q: "Cuántos cambian con el vértice disparado (q)",
  atMost: "Como máximo tantos",
  edges: "Las aristas como texto",
  edgesHelp: "Cuántos vértices y después las aristas: 5: 0>1; 1>2; 2>3,4",
  drawEdges: "Dibujarlas",
  removePart: (part) => `Quitar ${part.toLowerCase()}`,
  problems: {
    unread: (at) => `«${at}» no es una arista como 0>1,2.`,
    loop: (at) => `Ninguna arista lleva de un vértice a sí mismo${at && `: ${at}`}.`,
    repeated: (at) => `La arista ${at} está dos veces.`,
    beyond: (at) => `La arista ${at} lleva más allá de los vértices.`,
    full: () => "Un tablero tiene 64 vértices como máximo.",
    none: () => "Un tablero necesita un vértice.",
    last: () => "Un tablero necesita un vértice.",
    field: (at) => `Este enlace está dañado: «${at}» no se puede leer.`,
  },

  add: "Añadir a la suma",
  replace: "Empezar con él",
  preset: "Qué",
  presets: {
    figure3: "Figura 3 del artículo",
    figure2: "Figura 2 del artículo",
    gp: "G(p) del artículo, de dos en dos",
    pile: "Montón de Nim como red",
    turtles: "Tortugas (Turning Turtles)",
    mock: "Tortugas de tres (Mock Turtles)",
    chance: "Una red al azar",
    heap: "Montón de Nim",
  },
  size: "Tamaño",
  full: (most) => `Una suma tiene ${most} partes como máximo.`,

  players: ["Quién empieza", "Quién va después"],
  playerOf: { person: "Una persona aquí", perfect: "La máquina perfecta", random: "El azar" },
  newGame: "Partida nueva",
  sides: ["Quien empezó", "Quien va después"],
  you: "Tú",
  computer: "La máquina",
  yourTurn: "Te toca.",
  turnOf: (side) => `Le toca a ${side.charAt(0).toLowerCase()}${side.slice(1)}.`,
  thinking: "Pensando…",
  notYourTurn: "No te toca.",
  over: "La partida ha terminado.",
  made: (side, what) => `${side}: ${what}.`,
  youWin: "Ganas: el otro no puede mover.",
  youLose: "Pierdes: no puedes mover.",
  wins: (side) => `Gana ${side.charAt(0).toLowerCase()}${side.slice(1)}: el otro no puede mover.`,
  draw: "Tablas.",
  offerDraw: "Esta posición se ha dado tres veces. ¿Tablas?",
  agree: "Aceptar tablas",
  moves: "Jugadas",

  insight: "Lo que se sabe",
  gamma: (value) => `γ = ${valueText(value)}`,
  why: (value, outlook) => `γ = ${valueText(value)}: ${whys[outlook](value)}`,
  blocked: "γ = 0: nadie puede mover. Quien tenga que hacerlo ha perdido.",
  outlooks: {
    P: "P: gana quien acaba de mover",
    N: "N: gana a quien le toca",
    D: "D: tablas",
  },
  nimSum: (values, sum) => `Suma de Nim: ${values.map(valueText).join(" ⊕ ")} = ${valueText(sum)}`,
  winning: "Jugadas ganadoras",
  noneWins: "Ninguna jugada gana.",
  tooLarge: "Este tablero es demasiado grande para resolverlo con q mayor que 1.",
  failed: "El programa que resuelve no pudo responder.",
  structure: (part) => `${part}: clases laterales y código`,
  dimensions: (n, m, t) =>
    `De 2^${n} posiciones, 2^${m} tienen γ = 0 (V₀) y 2^${m + t} un γ finito, de 0 a ${
      2 ** t - 1
    }.`,
  code: ({ length, dimension, distance }) =>
    distance === undefined
      ? "V₀ no es un código: su única palabra es la de nada encendido."
      : `V₀ es un código lineal [${length}, ${dimension}, ${distance}]: 2^${dimension} palabras de longitud ${length}, y dos cualesquiera difieren en ${distance} lugares o más.`,
  cosets: "Posiciones por γ, como Σ 2^i de lo encendido; la actual, en negrita",
  coset: "Clase",
  positions: "Posiciones",

  friend: "Jugar con alguien por enlace",
  friendSum: "Las partes de la suma se juntan en un tablero, y sus vértices se numeran seguidos.",
  friendNeeds:
    "En una sala se juega en un solo tablero, de 64 vértices como máximo, no demasiado denso y en el que se pueda disparar algo. Una suma cabe en él si todos sus tableros tienen el mismo q y la misma regla; junto a montones de Nim, q = 1.",
  seats: ["Primero", "Segundo"],
  listed: "Mostrarla entre las partidas abiertas",

  share: "Compartir",
  link: "Enlace a esta suma",
};
