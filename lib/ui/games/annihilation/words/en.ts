/** What the page of Fraenkel's games says, in English. `es.ts` says the same: a missing word does not compile. */

import type { LinearCode } from "../../../../solver/code.ts";
import type { Outlook, Value } from "../../../../solver/value.ts";
import type { EditProblem } from "../edit.ts";
import type { LinkProblem } from "../link.ts";
import type { PresetId } from "../presets.ts";
import type { PartMove } from "../part.ts";
import { type Names, vertexName } from "../../../../games/annihilation/vertex_names.ts";
import { listed } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const vertex = vertexName;
const vertices = (numbers: readonly number[], names?: Names) =>
  listed(LANGUAGE, numbers.map((number) => vertex(number, names)));

/** "3", or "∞(0, 1)" with the finite values in reach. */
function valueText(value: Value): string {
  return typeof value === "number" ? `${value}` : `∞(${value.inf.join(", ") || "∅"})`;
}

const whys: Record<Outlook, (value: Value) => string> = {
  P: () => "the player who just moved wins: every move has an answer back to 0.",
  N: (value) =>
    typeof value === "number"
      ? "move to 0 and you win."
      : "endless by itself, but 0 is in reach: move there and you win.",
  D: () => "nobody can force a win: with care it's a draw.",
};

const move = (move: PartMove, names?: Names) =>
  "leave" in move
    ? `leave ${move.leave}`
    : `fire ${vertex(move.fire, names)}, complement ${vertices(move.complement, names)}`;

const problems = {
  unread: (at: string) => `“${at}” isn't an edge such as 0>1,2.`,
  loop: (at: string) => `An edge can't lead back to its own vertex${at && `: ${at}`}.`,
  repeated: (at: string) => `The edge ${at} is there twice.`,
  beyond: (at: string) => `The edge ${at} leads to a vertex that doesn't exist.`,
  full: () => "A board has 64 vertices at most.",
  none: () => "A board needs a vertex.",
  last: () => "A board needs a vertex.",
  field: (at: string) => `This link is damaged: “${at}” can't be read.`,
} satisfies Record<EditProblem | LinkProblem["problem"], (at: string) => string>;

export const en = {
  title: "Annihilation",
  description:
    "Fraenkel's games on networks, solved. Edit one, play it against a perfect computer, and see which moves win and why.",
  intro:
    "Fire a lit vertex: it goes out, and one vertex it points to flips. If you can't move, you lose.",
  rules: "The rules",

  mode: "What to do",
  modes: { explore: "Explore", play: "Play", edit: "Edit" },
  undo: "Undo",
  undone: "Taken back.",
  nothingToUndo: "Nothing to take back.",

  board: (number: number) => `Board ${number}`,
  heap: (number: number) => `Heap ${number}`,
  /** What a vertex is to who does not see it. */
  vertex: (
    number: number,
    isLit: boolean,
    followers: readonly number[],
    q?: number,
    names?: Names,
  ) =>
    `${vertex(number, names)}, ${isLit ? "lit" : "out"}, ${
      followers.length > 0 ? `leads to ${vertices(followers, names)}` : "leads nowhere"
    }${q === undefined ? "" : `, ${q} of them flip`}`,
  keys:
    "Arrow keys go from vertex to vertex, Enter chooses, f fires, Escape lets go, u undoes. While editing: a adds a vertex, Shift and an arrow key move it, Delete removes it.",
  fire: "Fire",
  chooseFollowers: (number: number, fewest: number, most: number, names?: Names) =>
    `Firing ${vertex(number, names)}. ${
      most === 1
        ? "Choose a vertex to flip."
        : `Choose ${fewest === most ? "" : "up to "}${most} vertices to flip.`
    }`,
  letGo: "Nothing chosen.",
  notLit: (number: number, names?: Names) => `${vertex(number, names)} isn't lit.`,
  leadsNowhere: (number: number, names?: Names) => `No edge leaves ${vertex(number, names)}.`,
  noEdge: (from: number, to: number, names?: Names) =>
    `No edge goes from ${vertex(from, names)} to ${vertex(to, names)}.`,
  tooMany: (most: number) =>
    most === 1
      ? "Only one vertex flips. Touch it to take it back."
      : `Only ${most} vertices flip. Touch one to take it back.`,
  illegal: "That move isn't possible here.",
  move,
  moveOn: (part: string, made: PartMove, names?: Names) => `${move(made, names)} (${part})`,
  leave: "How many to leave",
  set: "Set",
  take: "Take the others",

  field: {
    label: "Type a move",
    help:
      "4>0,2 fires z4 and complements z0 and z2; 2: 4>0 does it on board 2; 3: 5 leaves 5 of heap 3.",
    send: "Enter",
    unknown: (line: string) => `“${line}” isn't a move such as 4>0,2.`,
  },

  tool: "What a touch does",
  tools: { light: "Light", vertex: "Vertex", edge: "Edge", q: "Flips", remove: "Remove" },
  toolHelp: {
    light: "Touch a vertex to light it or put it out.",
    vertex: "Touch an empty spot to add a vertex. Drag one, or touch it and then its new spot.",
    edge: "Touch where an edge starts, then where it leads. Do it again to remove it.",
    q: "Touch a vertex to change how many flip with it.",
    remove: "Touch a vertex to remove it and its edges.",
  },
  bothWays: "Both ways",
  vertexQ: (number: number, q: number, names?: Names) =>
    `${vertex(number, names)}: ${q === 1 ? "1 flips" : `${q} flip`} with it.`,
  addVertex: "Add a vertex",
  q: "Vertices that flip with a fired one (q)",
  atMost: "Or fewer",
  names: "Vertex names",
  namesUnread: "Give each vertex its own name of up to 4 letters or digits.",
  edges: "Edges as text",
  edgesHelp: "How many vertices, then edges: 5: 0>1; 1>2; 2>3,4. Both ways: 3<>4",
  drawEdges: "Use these",
  removePart: (part: string) => `Remove ${part.toLowerCase()}`,
  problems,

  add: "Add to the sum",
  replace: "Start with it",
  preset: "Board",
  presets: {
    figure3: "Figure 3 of the paper",
    figure2: "Figure 2 of the paper",
    gp: "G(p) of the paper, by twos",
    simplified: "Figure 1, simplified: codes",
    lightsOut: "Lights Out",
    merlin: "Merlin's square",
    grid: "Square grid",
    pile: "Nim pile as a network",
    turtles: "Turning Turtles",
    mock: "Mock Turtles",
    chance: "Random network",
    heap: "Heap of Nim",
  } satisfies Record<PresetId, string>,
  size: "Size",
  full: (most: number) => `A sum has ${most} parts at most.`,

  players: ["First player", "Second player"],
  playerOf: { person: "A person here", perfect: "Perfect computer", random: "Random moves" },
  newGame: "New game",
  /** Who a seat is, in a sentence. */
  sides: ["The first player", "The second player"],
  you: "You",
  computer: "The computer",
  yourTurn: "Your turn.",
  turnOf: (side: string) => `${side}'s turn.`,
  thinking: "Thinking…",
  notYourTurn: "It's not your turn.",
  over: "The game is over.",
  made: (side: string, what: string) => `${side}: ${what}.`,
  youWin: "You win: your opponent can't move.",
  youLose: "You lose: you can't move.",
  wins: (side: string) => `${side} wins: the other can't move.`,
  draw: "A draw.",
  offerDraw: "This position came up three times. Draw?",
  agree: "Agree to a draw",
  moves: "Moves",

  insight: "Analysis",
  gamma: (value: Value) => `γ = ${valueText(value)}`,
  why: (value: Value, outlook: Outlook) => `γ = ${valueText(value)}: ${whys[outlook](value)}`,
  blocked: "γ = 0: no moves left. The player to move loses.",
  outlooks: {
    P: "P: the previous player wins",
    N: "N: the next player wins",
    D: "D: a draw",
  } satisfies Record<Outlook, string>,
  nimSum: (values: readonly Value[], sum: Value) =>
    `Nim-sum: ${values.map(valueText).join(" ⊕ ")} = ${valueText(sum)}`,
  winning: "Winning moves",
  noneWins: "No move wins.",
  shown: (number: number, count: number) => `${number} of ${count} is drawn`,
  before: "Draw the one before",
  after: "Draw the next",
  tooLarge: "This board is too large to solve with q above 1.",
  failed: "The solver couldn't answer.",
  structure: (part: string) => `${part}: cosets and code`,
  dimensions: (n: number, m: number, t: number) =>
    `Of 2^${n} positions, 2^${m} have γ = 0 (V₀), and 2^${m + t} a finite γ, from 0 to ${
      2 ** t - 1
    }.`,
  code: ({ length, dimension, distance }: LinearCode) =>
    distance === undefined
      ? "V₀ isn't a code: its only word has nothing lit."
      : `V₀ is a linear code [${length}, ${dimension}, ${distance}]: 2^${dimension} words of length ${length}, any two of them differing in ${distance} places or more.`,
  cosets: "Positions by γ, as Σ 2^i over the lit vertices; the current one in bold",
  coset: "Coset",
  positions: "Positions",

  friend: "Play a friend by link",
  friendSum: "The parts of the sum become one board, with vertices numbered in order.",
  friendNeeds:
    "A room needs one board of at most 64 vertices, not too dense, with a move to make. A sum works too, unless “or fewer” holds for only some of its boards.",
  seats: ["First", "Second"],
  listed: "List it publicly",

  misere: {
    label: "Misère: if you can't move, you win",
    youWin: "You win: you can't move.",
    youLose: "You lose: your opponent can't move.",
    wins: (side: string) => `${side} wins and can't move.`,
    outlooks: {
      P: "Misère: the player who just moved wins.",
      N: "Misère: the player to move wins.",
      D: "Misère: nobody can force a win.",
    } satisfies Record<Outlook, string>,
    blocked: "Misère: no moves left. The player to move wins.",
    tooLarge: "Misère is solved up to 65,536 positions. This has more.",
  },
  saveValues: (format: string) => `Save values as ${format}`,
  tooManyValues: "Values can be saved up to 16 vertices.",

  kept: {
    title: "My positions",
    name: "Name",
    keep: "Keep",
    done: (name: string) => `${name} is kept in this browser.`,
    none: "Nothing kept yet. Name this position to keep it.",
    forget: (name: string) => `Delete ${name}`,
  },

  share: "Share",
  link: "Link to this sum",
};

export type AnnihilationWords = typeof en;
