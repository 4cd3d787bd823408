import { assertEquals } from "@std/assert";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { cellName } from "../../lib/games/notation/cell_text.ts";
import { type KeyAction, keyAction, type KeyPress } from "../../lib/ui/board/keys.ts";
import { at, BLOCKS, positionOf } from "./positions.ts";

const { board } = positionOf(BLOCKS);
const WAYS = { topology: "plane", stops: [0, 8, 20] } as const;

/** A key as people write it: `Shift+b`, `Ctrl+Home`. */
function press(text: string): KeyPress {
  const key = text.replace(/^(Ctrl|Shift)\+/, "");
  return { key, ctrlKey: text.startsWith("Ctrl+"), shiftKey: text.startsWith("Shift+") };
}

/** What a key asks for at a cell; a move reads as the cell it goes to. */
function answer(from: string, key: string): string | KeyAction | undefined {
  const action = keyAction(WAYS, board, at(from), press(key));
  return action && "move" in action ? cellName(board, action.move) : action;
}

/** Where one is, the key, and what comes of it. */
const CASES: [string, string, string | KeyAction | undefined][] = [
  ["m13", "ArrowUp", "m12"],
  ["m13", "ArrowDown", "m14"],
  ["m13", "ArrowLeft", "l13"],
  ["m13", "ArrowRight", "n13"],
  ["m1", "ArrowUp", { none: "edge" }],
  ["m26", "ArrowDown", { none: "edge" }],
  ["a13", "ArrowLeft", { none: "edge" }],
  ["ab13", "ArrowRight", { none: "edge" }],
  ["m13", "Home", "a13"],
  ["m13", "End", "ab13"],
  ["m13", "Ctrl+Home", "a1"],
  ["m13", "Ctrl+End", "ab26"],
  ["m13", "PageUp", "m5"],
  ["m5", "PageUp", "m1"],
  ["m13", "PageDown", "m21"],
  ["m21", "PageDown", "m26"],
  ["c13", "]", "i13"],
  ["m13", "]", "u13"],
  ["x13", "]", "a13"],
  ["m13", "[", "a13"],
  ["a13", "[", "u13"],
  ["a1", "b", "c12"],
  ["c12", "b", "d12"],
  ["d13", "b", "c12"],
  ["c12", "Shift+b", "d13"],
  ["c12", "Shift+B", "d13"],
  ["a1", "r", "x12"],
  ["x12", "Shift+r", "y13"],
  ["d12", "n", "x12"],
  ["c12", "Shift+n", "y13"],
  ["m13", " ", { act: "touch" }],
  ["m13", "Enter", { act: "confirm" }],
  ["m13", "u", { act: "undo" }],
  ["m13", "Escape", { act: "cancel" }],
  ["m13", "p", { word: "preview" }],
  ["m13", "o", { word: "around" }],
  ["m13", "w", { ask: "why" }],
  ["m13", "l", { word: "last" }],
  ["m13", "s", { word: "scores" }],
  ["m13", "z", { word: "zones" }],
  ["m13", "i", { go: "field" }],
  ["m13", "?", { go: "help" }],
  ["m13", "Ctrl+l", undefined],
  ["m13", "Ctrl+r", undefined],
  ["m13", "q", undefined],
  ["m13", "Tab", undefined],
];

for (const [from, key, expected] of CASES) {
  Deno.test(`${key} at ${from} → ${JSON.stringify(expected)}`, () => {
    assertEquals(answer(from, key), expected);
  });
}

Deno.test("where a color has no cell, its key finds none", () => {
  const { board } = positionOf("! b 1 0,0 0,0");
  const action = keyAction(WAYS, board, 0, press("b"));
  assertEquals(action, { none: "no such cell" });
});

Deno.test("keys are read off an event, whose properties are not its own", () => {
  const event = Object.create({ key: "Home", ctrlKey: true, shiftKey: false });
  assertEquals(keyAction(WAYS, board, at("m13"), event), { move: 0 });
});

/** On a torus of 5×5 whose only live cell is 7. */
const ROUND: [key: string, from: number, to: number][] = [
  ["ArrowUp", 2, 22],
  ["ArrowDown", 22, 2],
  ["ArrowLeft", 5, 9],
  ["ArrowRight", 9, 5],
  ["Home", 13, 10],
  ["End", 13, 14],
  ["n", 8, 7],
  ["n", 7, 7],
];

for (const [key, from, to] of ROUND) {
  Deno.test(`${key} goes from ${from} to ${to} on a torus`, () => {
    const torus = emptyBoard(5, 5);
    torus.cells[7] = 3;
    assertEquals(keyAction({ topology: "torus" }, torus, from, press(key)), { move: to });
  });
}

Deno.test("where a board has no zones, their keys are none of its own", () => {
  assertEquals(keyAction({ topology: "plane" }, board, 0, press("]")), undefined);
});
