/**
 * What a room of games on digraphs says, in English, beside what their page says. `es.ts` says the
 * same: a missing word does not compile.
 */

import { type Names, vertexName } from "../../../../../games/annihilation/vertex_names.ts";
import { counted, listed } from "../../../../../words/grammar.ts";

const LANGUAGE = "en";

export const en = {
  board: "Board",
  turnOf: ["The first player's turn", "The second player's turn"],
  wins: ["The first player wins", "The second player wins"],
  blocked: {
    you: "you can't move",
    other: "the other can't move",
    itself: "no moves left (misère)",
  },
  begins: (isMyTurn: boolean) =>
    `The game begins: ${isMyTurn ? "you move first." : "your opponent moves first."}`,
  move: (number: number) => `Move ${number}`,
  /** What firing changes beside the vertex fired. */
  rule: (q: number, atMost: boolean) =>
    `Fire a lit vertex: it goes out, and ${atMost ? "up to " : ""}${
      counted(LANGUAGE, q, {
        one: "vertex it points to flips",
        other: "vertices it points to flip",
      })
    }.`,
  ruleOfEach: (qs: readonly number[], atMost: boolean, names?: Names) =>
    `Fire a lit vertex: it goes out, and ${
      atMost ? "up to as many" : "as many"
    } vertices it points to flip as its q says (${vertexName(0, names)} on: ${qs.join(", ")}).`,
  end: (isMisere = false) =>
    `If you can't move, you ${isMisere ? "win: this is misère play" : "lose"}.`,
  misere: "Misère",
  help: "Rules and keys",
  begin: "Choose a lit vertex to fire.",
  ready: (what: string) => `Ready: ${what}. Press Fire.`,
  kept: (count: number) =>
    `Your ${counted(LANGUAGE, count, { one: "vertex", other: "vertices" })} from before ${
      count === 1 ? "is" : "are"
    } still chosen.`,
  keys:
    "Arrow keys go from vertex to vertex, Enter chooses, f fires, Escape lets go, l says the last move.",
  field: "Type a move",
  repeated: "This position came up three times. Draw?",
  explore: "Explore this position",
  replayStart: "Before the first move.",
  lit: (vertices: readonly number[], names?: Names) =>
    vertices.length === 0
      ? "Nothing is lit."
      : `Lit: ${listed(LANGUAGE, vertices.map((vertex) => vertexName(vertex, names)))}.`,
};

export type AnnihilationRoomWords = typeof en;
