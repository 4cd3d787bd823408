/** What the page of Fraenkel's games says, in Spanish. */

import type { Outlook, Value } from "../../../../solver/value.ts";
import type { PartMove } from "../part.ts";
import { type Names, vertexName } from "../../../../games/annihilation/vertex_names.ts";
import { listed } from "../../../../words/grammar.ts";
import type { AnnihilationWords } from "./en.ts";

const LANGUAGE = "es";

const vertex = vertexName;
const vertices = (numbers: readonly number[], names?: Names) =>
  listed(LANGUAGE, numbers.map((number) => vertex(number, names)));

function valueText(value: Value): string {
  return typeof value === "number" ? `${value}` : `∞(${value.inf.join(", ") || "∅"})`;
}

const whys: Record<Outlook, (value: Value) => string> = {
  P: () => "gana quien acaba de mover: cada jugada tiene una respuesta que vuelve a 0.",
  N: (value) =>
    typeof value === "number"
      ? "mueve a 0 y ganas."
      : "por sí sola no acaba, pero el 0 está al alcance: mueve allí y ganas.",
  D: () => "nadie puede forzar la victoria: con cuidado es empate.",
};

const move = (move: PartMove, names?: Names) =>
  "leave" in move
    ? `dejar ${move.leave}`
    : `disparar ${vertex(move.fire, names)}, complementar ${vertices(move.complement, names)}`;

export const es: AnnihilationWords = {
  title: "Aniquilación",
  description:
    "Los juegos de Fraenkel en redes, resueltos. Edita una, juega contra una máquina perfecta y mira qué jugadas ganan y por qué.",
  intro:
    "Dispara un vértice encendido: se apaga y cambia uno de los vértices a los que apunta. Si no puedes mover, pierdes.",
  rules: "Las reglas",

  mode: "Qué hacer",
  modes: { explore: "Explorar", play: "Jugar", edit: "Editar" },
  undo: "Deshacer",
  undone: "Deshecho.",
  nothingToUndo: "Nada que deshacer.",

  board: (number) => `Tablero ${number}`,
  heap: (number) => `Montón ${number}`,
  vertex: (number, isLit, followers, q, names) =>
    `${vertex(number, names)}, ${isLit ? "encendido" : "apagado"}, ${
      followers.length > 0 ? `lleva a ${vertices(followers, names)}` : "no lleva a ninguna parte"
    }${q === undefined ? "" : `, ${q} de ellos cambian`}`,
  keys:
    "Las flechas van de vértice en vértice, Intro elige, f dispara, Escape suelta y u deshace. Al editar: a agrega un vértice, Mayúsculas y una flecha lo mueven, Supr lo quita.",
  fire: "Disparar",
  chooseFollowers: (number, fewest, most, names) =>
    `Disparas ${vertex(number, names)}. ${
      most === 1
        ? "Elige qué vértice cambia."
        : `Elige ${fewest === most ? "" : "hasta "}${most} vértices que cambian.`
    }`,
  letGo: "Nada elegido.",
  notLit: (number, names) => `${vertex(number, names)} no está encendido.`,
  leadsNowhere: (number, names) => `Ninguna arista sale de ${vertex(number, names)}.`,
  noEdge: (from, to, names) =>
    `Ninguna arista lleva de ${vertex(from, names)} a ${vertex(to, names)}.`,
  tooMany: (most) =>
    most === 1
      ? "Solo cambia un vértice. Tócalo para soltarlo."
      : `Solo cambian ${most} vértices. Toca uno para soltarlo.`,
  illegal: "Esa jugada no es posible aquí.",
  move,
  moveOn: (part, made, names) => `${move(made, names)} (${part})`,
  leave: "Cuántas dejar",
  set: "Fijar",
  take: "Tomar las demás",

  field: {
    label: "Escribe una jugada",
    help:
      "4>0,2 dispara z4 y complementa z0 y z2; 2: 4>0 lo hace en el tablero 2; 3: 5 deja 5 en el montón 3.",
    send: "Enviar",
    unknown: (line) => `«${line}» no es una jugada como 4>0,2.`,
  },

  tool: "Qué hace un toque",
  tools: { light: "Luz", vertex: "Vértice", edge: "Arista", q: "Cambian", remove: "Quitar" },
  toolHelp: {
    light: "Toca un vértice para encenderlo o apagarlo.",
    vertex:
      "Toca un lugar vacío para un vértice nuevo. Arrastra uno, o tócalo y luego su lugar nuevo.",
    edge: "Toca dónde empieza una arista y luego adónde lleva. Repítelo para quitarla.",
    q: "Toca un vértice para elegir cuántos cambian con él.",
    remove: "Toca un vértice para quitarlo con sus aristas.",
  },
  bothWays: "En ambos sentidos",
  vertexQ: (number, q, names) =>
    `${vertex(number, names)}: con él ${q === 1 ? "cambia 1" : `cambian ${q}`}.`,
  addVertex: "Agregar un vértice",
  q: "Vértices que cambian con el disparado (q)",
  atMost: "O menos",
  names: "Nombres de los vértices",
  namesUnread: "Da a cada vértice un nombre propio de hasta 4 letras o cifras.",
  edges: "Las aristas como texto",
  edgesHelp: "Cuántos vértices y después las aristas: 5: 0>1; 1>2; 2>3,4. En ambos sentidos: 3<>4",
  drawEdges: "Usarlas",
  removePart: (part) => `Quitar ${part.toLowerCase()}`,
  problems: {
    unread: (at) => `«${at}» no es una arista como 0>1,2.`,
    loop: (at) => `Una arista no puede volver a su propio vértice${at && `: ${at}`}.`,
    repeated: (at) => `La arista ${at} está dos veces.`,
    beyond: (at) => `La arista ${at} lleva a un vértice que no existe.`,
    full: () => "Un tablero tiene 64 vértices como máximo.",
    none: () => "Un tablero necesita un vértice.",
    last: () => "Un tablero necesita un vértice.",
    field: (at) => `Este enlace está dañado: «${at}» no se puede leer.`,
  },

  add: "Agregar a la suma",
  replace: "Empezar con él",
  preset: "Tablero",
  presets: {
    figure3: "Figura 3 del artículo",
    figure2: "Figura 2 del artículo",
    gp: "G(p) del artículo, de dos en dos",
    simplified: "Figura 1 simplificada: códigos",
    lightsOut: "Lights Out",
    merlin: "Cuadrado de Merlin",
    grid: "Cuadrícula",
    pile: "Montón de Nim como red",
    turtles: "Tortugas (Turning Turtles)",
    mock: "Tortugas de tres (Mock Turtles)",
    chance: "Red al azar",
    heap: "Montón de Nim",
  },
  size: "Tamaño",
  full: (most) => `Una suma tiene ${most} partes como máximo.`,

  players: ["Primer jugador", "Segundo jugador"],
  playerOf: { person: "Una persona aquí", perfect: "Máquina perfecta", random: "Jugadas al azar" },
  newGame: "Partida nueva",
  sides: ["El primer jugador", "El segundo jugador"],
  you: "Tú",
  computer: "La máquina",
  yourTurn: "Tu turno.",
  turnOf: (side) => `Turno: ${side.charAt(0).toLowerCase()}${side.slice(1)}.`,
  thinking: "Pensando…",
  notYourTurn: "No es tu turno.",
  over: "La partida terminó.",
  made: (side, what) => `${side}: ${what}.`,
  youWin: "Ganas: tu rival no puede mover.",
  youLose: "Pierdes: no puedes mover.",
  wins: (side) => `Gana ${side.charAt(0).toLowerCase()}${side.slice(1)}: el otro no puede mover.`,
  draw: "Empate.",
  offerDraw: "Esta posición salió tres veces. ¿Empate?",
  agree: "Aceptar empate",
  moves: "Jugadas",

  insight: "Análisis",
  gamma: (value) => `γ = ${valueText(value)}`,
  why: (value, outlook) => `γ = ${valueText(value)}: ${whys[outlook](value)}`,
  blocked: "γ = 0: no quedan jugadas. Pierde quien mueve ahora.",
  outlooks: {
    P: "P: gana quien acaba de mover",
    N: "N: gana quien mueve ahora",
    D: "D: empate",
  },
  nimSum: (values, sum) => `Suma de Nim: ${values.map(valueText).join(" ⊕ ")} = ${valueText(sum)}`,
  winning: "Jugadas ganadoras",
  noneWins: "Ninguna jugada gana.",
  shown: (number, count) => `Dibujada: ${number} de ${count}`,
  before: "Dibujar la anterior",
  after: "Dibujar la siguiente",
  tooLarge: "Este tablero es demasiado grande para resolverlo con q mayor que 1.",
  failed: "No se pudo resolver.",
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
  friendSum: "Las partes de la suma forman un tablero, con los vértices numerados en orden.",
  friendNeeds:
    "Una sala necesita un solo tablero de 64 vértices como máximo, no demasiado denso y con alguna jugada posible. Una suma también vale, salvo que «o menos» valga solo para algunos tableros.",
  seats: ["Primero", "Segundo"],
  listed: "Hacerla pública",

  misere: {
    label: "Misère: si no puedes mover, ganas",
    youWin: "Ganas: no puedes mover.",
    youLose: "Pierdes: tu rival no puede mover.",
    wins: (side) => `${side} gana y no puede mover.`,
    outlooks: {
      P: "Misère: gana quien acaba de mover.",
      N: "Misère: gana quien mueve ahora.",
      D: "Misère: nadie puede forzar la victoria.",
    },
    blocked: "Misère: no quedan jugadas. Gana quien mueve ahora.",
    tooLarge: "Misère se resuelve hasta 65 536 posiciones. Aquí hay más.",
  },
  saveValues: (format) => `Guardar valores en ${format}`,
  tooManyValues: "Los valores se guardan hasta 16 vértices.",

  kept: {
    title: "Mis posiciones",
    name: "Nombre",
    keep: "Guardar",
    done: (name) => `${name} está en este navegador.`,
    none: "Nada guardado aún. Ponle nombre a esta posición para guardarla.",
    forget: (name) => `Eliminar ${name}`,
  },

  share: "Compartir",
  link: "Enlace a esta suma",
};
