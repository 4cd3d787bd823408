import { assertEquals } from "@std/assert";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { OFF_BOARD } from "../../lib/games/notation/cell_text.ts";
import { type Command, readCommand } from "../../lib/ui/table/commands.ts";

const BOARD = emptyBoard(28, 26);

const cell = (row: number, column: number) => (row - 1) * 28 + column;

/** What is typed, and what it asks for. */
const CASES: [string, Command | undefined][] = [
  ["a1", { place: [0] }],
  ["c12 d12", { place: [cell(12, 2), cell(12, 3)] }],
  ["c12,d12", { place: [cell(12, 2), cell(12, 3)] }],
  ["  C12 ,  AB26 ", { place: [cell(12, 2), cell(26, 27)] }],
  ["c12. d12; ", { place: [cell(12, 2), cell(12, 3)] }],
  ["\u2066c12\u2069,\u00a0d12\u200b", { place: [cell(12, 2), cell(12, 3)] }],
  ["ｃ１２　ｄ１２", { place: [cell(12, 2), cell(12, 3)] }],
  ["Confirm. ", { act: "confirm" }],
  ["z99", { place: [OFF_BOARD] }],
  ["a0", undefined],
  ["12c", undefined],
  ["c12 fly", undefined],
  ["", undefined],
  ["constructor", undefined],
  ["confirm", { act: "confirm" }],
  ["/confirm", { act: "confirm" }],
  ["CONFIRMAR", { act: "confirm" }],
  ["undo", { act: "undo" }],
  ["deshacer", { act: "undo" }],
  ["clear", { act: "clear" }],
  ["borrar", { act: "clear" }],
  ["vaciar", { act: "clear" }],
  ["bomb", undefined],
  ["near m13", { near: cell(13, 12) }],
  ["cerca m13", { near: cell(13, 12) }],
  ["s 13", { row: 12 }],
  ["s 1", { row: 0 }],
  ["s 27", undefined],
  ["s 0", undefined],
  ["s m", { column: 12 }],
  ["s ab", { column: 27 }],
  ["s ac", undefined],
  ["cells blue", { color: 1 }],
  ["celdas azul", { color: 1 }],
  ["células azul", { color: 1 }],
  ["células azules", { color: 1 }],
  ["Células rojas", { color: 2 }],
  ["células moradas", { color: 5 }],
  ["células rosas", { color: 7 }],
  ["células marrones", { color: 8 }],
  ["cells  red", { color: 2 }],
  ["celdas rojo", { color: 2 }],
  ["cells brown", { color: 8 }],
  ["cells black", undefined],
  ["score", { word: "scores" }],
  ["puntos", { word: "scores" }],
  ["last", { word: "last" }],
  ["último", { word: "last" }],
  ["ultimo", { word: "last" }],
  ["legal", { word: "legal" }],
  ["preview", { word: "preview" }],
  ["prever", { word: "preview" }],
  ["zones", { word: "zones" }],
  ["zonas", { word: "zones" }],
  ["help", { word: "help" }],
  ["ayuda", { word: "help" }],
];

for (const [line, command] of CASES) {
  Deno.test(`“${line}” asks for ${JSON.stringify(command)}`, () => {
    assertEquals(readCommand(BOARD, line), command);
  });
}
