/** What the page of Fraenkel's games says, in English. `es.ts` says the same: a missing word does not compile. */

import type { LinearCode } from "../../../../solver/code.ts";
import type { Outlook, Value } from "../../../../solver/value.ts";
import type { EditProblem } from "../edit.ts";
import type { LinkProblem } from "../link.ts";
import type { PresetId } from "../presets.ts";
import type { PartMove } from "../part.ts";
import { listed } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const vertex = (number: number) => `z${number}`;
const vertices = (numbers: readonly number[]) => listed(LANGUAGE, numbers.map(vertex));

/** "3", or "∞(0, 1)" with the finite values in reach. */
function valueText(value: Value): string {
  return typeof value === "number" ? `${value}` : `∞(${value.inf.join(", ") || "∅"})`;
}

const whys: Record<Outlook, (value: Value) => string> = {
  P: () => "whoever has just moved wins: every move can be answered by one back to 0.",
  N: (value) =>
    typeof value === "number"
      ? "move to 0, and you win."
      : "endless by itself, but 0 is in reach: move there, and you win.",
  D: () => "nobody can force a win: with care it is a draw.",
};

const move = (move: PartMove) =>
  "leave" in move
    ? `leave ${move.leave}`
    : `fire ${vertex(move.fire)}, complement ${vertices(move.complement)}`;

const problems = {
  unread: (at: string) => `“${at}” is no edge such as 0>1,2.`,
  loop: (at: string) => `No edge leads from a vertex to itself${at && `: ${at}`}.`,
  repeated: (at: string) => `The edge ${at} is there twice.`,
  beyond: (at: string) => `The edge ${at} leads beyond the vertices.`,
  full: () => "A board has 64 vertices at most.",
  none: () => "A board needs a vertex.",
  last: () => "A board needs a vertex.",
  field: (at: string) => `This link is damaged: “${at}” cannot be read.`,
} satisfies Record<EditProblem | LinkProblem["problem"], (at: string) => string>;

export const en = {
  title: "Annihilation",
  description:
    "Fraenkel's games on networks, solved: draw one, play it against a computer that never errs, and see which moves win and why.",
  intro:
    "Fire a lit vertex: it goes out, and what an edge leads to from there changes with it. Whoever cannot move loses.",
  rules: "The rules",

  mode: "What to do",
  modes: { explore: "Explore", play: "Play", edit: "Draw" },
  undo: "Undo",
  undone: "Taken back.",

  board: (number: number) => `Board ${number}`,
  heap: (number: number) => `Heap ${number}`,
  /** What a vertex is to who does not see it. */
  vertex: (number: number, isLit: boolean, followers: readonly number[]) =>
    `${vertex(number)}, ${isLit ? "lit" : "out"}, ${
      followers.length > 0 ? `leads to ${vertices(followers)}` : "leads nowhere"
    }`,
  keys:
    "Arrow keys go from vertex to vertex, Enter chooses, f fires, Escape lets go, u undoes. While drawing: a adds a vertex, Shift and an arrow key move it, Delete removes it.",
  fire: "Fire",
  chooseFollowers: (number: number, fewest: number, most: number) =>
    `${vertex(number)} is to be fired. ${
      most === 1
        ? "Choose where to."
        : `Choose ${fewest === most ? "" : "up to "}${most} vertices that it leads to.`
    }`,
  letGo: "Nothing chosen.",
  notLit: (number: number) => `${vertex(number)} is not lit.`,
  leadsNowhere: (number: number) => `No edge leads away from ${vertex(number)}.`,
  noEdge: (from: number, to: number) => `No edge leads from ${vertex(from)} to ${vertex(to)}.`,
  tooMany: (most: number) =>
    most === 1
      ? "One vertex changes with it. Touch that to take it back."
      : `${most} vertices change with it. Touch one to take it back.`,
  illegal: "That is no move here.",
  move,
  moveOn: (part: string, made: PartMove) => `${move(made)} (${part})`,
  leave: "How many to leave",
  set: "Set",
  take: "Take the others",

  field: {
    label: "Type a move",
    help:
      "4>0,2 fires z4 and complements z0 and z2; 2: 4>0 does it on board 2; 3: 5 leaves 5 of heap 3.",
    send: "Enter",
    unknown: (line: string) => `“${line}” is no move such as 4>0,2.`,
  },

  tool: "What a touch does",
  tools: { light: "Light", vertex: "Vertex", edge: "Edge", remove: "Remove" },
  toolHelp: {
    light: "Touch a vertex to light it or put it out.",
    vertex: "Touch an empty place for a new vertex. Drag one, or touch it and then its new place.",
    edge: "Touch where an edge begins, then where it leads; again, and it is gone.",
    remove: "Touch a vertex to take it away with its edges.",
  },
  addVertex: "Add a vertex",
  q: "How many change with a fired vertex (q)",
  atMost: "At most so many",
  edges: "Edges as text",
  edgesHelp: "How many vertices, then edges: 5: 0>1; 1>2; 2>3,4",
  drawEdges: "Draw these",
  removePart: (part: string) => `Remove ${part.toLowerCase()}`,
  problems,

  add: "Add to the sum",
  replace: "Begin with it",
  preset: "What",
  presets: {
    figure3: "Figure 3 of the paper",
    figure2: "Figure 2 of the paper",
    gp: "G(p) of the paper, by twos",
    pile: "Nim pile as a network",
    turtles: "Turning Turtles",
    mock: "Mock Turtles",
    chance: "A network by chance",
    heap: "Heap of Nim",
  } satisfies Record<PresetId, string>,
  size: "Size",
  full: (most: number) => `A sum has ${most} parts at most.`,

  players: ["Who moves first", "Who moves second"],
  playerOf: { person: "A person here", perfect: "The perfect computer", random: "Chance" },
  newGame: "New game",
  /** Who a seat is, in a sentence. */
  sides: ["The first player", "The second player"],
  you: "You",
  computer: "The computer",
  yourTurn: "Your turn.",
  turnOf: (side: string) => `${side} is to move.`,
  thinking: "Thinking…",
  notYourTurn: "It is not your turn.",
  over: "The game is over.",
  made: (side: string, what: string) => `${side}: ${what}.`,
  youWin: "You win: the other cannot move.",
  youLose: "You lose: you cannot move.",
  wins: (side: string) => `${side} wins: the other cannot move.`,
  draw: "A draw.",
  offerDraw: "This position has come three times. A draw?",
  agree: "Agree on a draw",
  moves: "Moves",

  insight: "What is known",
  gamma: (value: Value) => `γ = ${valueText(value)}`,
  why: (value: Value, outlook: Outlook) => `γ = ${valueText(value)}: ${whys[outlook](value)}`,
  blocked: "γ = 0: nobody can move. Whoever has to has lost.",
  outlooks: {
    P: "P: the previous player wins",
    N: "N: the next player wins",
    D: "D: a draw",
  } satisfies Record<Outlook, string>,
  nimSum: (values: readonly Value[], sum: Value) =>
    `Nim-sum: ${values.map(valueText).join(" ⊕ ")} = ${valueText(sum)}`,
  winning: "Winning moves",
  noneWins: "No move wins.",
  tooLarge: "This board is too large to be solved with q above 1.",
  failed: "The solver could not answer.",
  structure: (part: string) => `${part}: cosets and code`,
  dimensions: (n: number, m: number, t: number) =>
    `Of 2^${n} positions, 2^${m} have γ = 0 (V₀), and 2^${m + t} a finite γ, from 0 to ${
      2 ** t - 1
    }.`,
  code: ({ length, dimension, distance }: LinearCode) =>
    distance === undefined
      ? "V₀ is no code: it has one word, nothing lit."
      : `V₀ is a linear code [${length}, ${dimension}, ${distance}]: 2^${dimension} words of length ${length}, any two of which differ in ${distance} places or more.`,
  cosets: "Positions by γ, as Σ 2^i over what is lit; the present one in bold",
  coset: "Coset",
  positions: "Positions",

  friend: "Play a friend by link",
  friendSum: "The parts of the sum become one board, their vertices numbered on.",
  friendNeeds:
    "A room is played on one board of 64 vertices at most, not too dense, on which something can be fired. A sum becomes one where all its boards have the same q and rule; beside heaps of Nim that is q = 1.",
  seats: ["First", "Second"],
  listed: "Show it among the open games",

  share: "Share it",
  link: "Link to this sum",
};

export type AnnihilationWords = typeof en;
