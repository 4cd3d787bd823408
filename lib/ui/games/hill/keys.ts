/** The keys of a king of the hill's board, and what may be typed at it. */

import {
  type Board,
  type Cell,
  columnOf,
  EMPTY,
  neighbours,
  rowOf,
} from "../../../automaton/board.ts";
import { cellName, readCell } from "../../../games/notation/cell_text.ts";
import { plainText } from "../../table/commands.ts";
import { nextLive } from "../../board/next_live.ts";
import { cellPhrase } from "../../board/speech.ts";
import { scoresSentence } from "./speech.ts";
import type { HillTable } from "./table.ts";

/** What a table can be asked to do or to say. */
type HillWord =
  | "confirm"
  | "undo"
  | "clear"
  | "pass"
  | "scores"
  | "last"
  | "preview"
  | "around"
  | "help";

/** In English and Spanish. */
const WORDS: ReadonlyMap<string, HillWord> = new Map([
  ["confirm", "confirm"],
  ["confirmar", "confirm"],
  ["undo", "undo"],
  ["deshacer", "undo"],
  ["clear", "clear"],
  ["borrar", "clear"],
  ["pass", "pass"],
  ["pasar", "pass"],
  ["score", "scores"],
  ["puntos", "scores"],
  ["last", "last"],
  ["ultimo", "last"],
  ["preview", "preview"],
  ["prever", "preview"],
  ["help", "help"],
  ["ayuda", "help"],
]);

const KEYS: Readonly<Record<string, HillWord>> = {
  Enter: "confirm",
  u: "undo",
  p: "preview",
  o: "around",
  s: "scores",
  l: "last",
  "?": "help",
};

/** Does what a typed line says, or says that it means nothing. */
export function obey(table: HillTable, line: string): void {
  const text = plainText(line).trim().replace(/^\//, "");
  const word = WORDS.get(text);
  if (word) return carryOut(table, word);
  const cells = text.split(/[\s,]+/).map((name) => readCell(table.board, name));
  if (cells.every((cell) => cell !== undefined)) table.placeAll(cells);
  else table.say(table.hill.unknown(line.trim()));
}

/** Does what a key asks for at the cursor; whether it is a key of the board's. */
export function press(table: HillTable, key: string): boolean {
  const { board, cursor } = table, word = KEYS[key];
  const to = target(board, cursor.peek(), key);
  if (to !== undefined) cursor.value = to;
  else if (key === " ") table.touch(cursor.peek());
  else if (word) carryOut(table, word);
  else return false;
  return true;
}

function carryOut(table: HillTable, word: HillWord): void {
  const { match, words, cursor, hill } = table;
  switch (word) {
    case "scores":
      return table.say(scoresSentence(table, match.position.value));
    case "preview":
      return table.say(table.preview());
    case "around":
      return table.say(aroundSentence(table, cursor.value));
    case "help":
      return table.say(hill.keys);
    case "last": {
      const last = match.turns.value.at(-1);
      return table.say(last ? table.turnSentence(last) : words.say.noLast);
    }
    default:
      return table[word]();
  }
}

/** The cell, then what lives around it. */
function aroundSentence({ board, words, drafted }: HillTable, cell: Cell): string {
  const live = neighbours(board, cell, "plane").filter((near) => board.cells[near] !== EMPTY)
    .map((near) =>
      `${cellName(board, near)} ${words.seats[board.cells[near]! - 1]!.toLowerCase()}`
    );
  const around = live.length === 0 ? words.say.nothingAround : words.say.around(live.join(", "));
  return `${cellPhrase(words, board, drafted.value, cell)}. ${around}`;
}

/** Where a key leads: arrows stop at the board's edges. */
function target(board: Board, cell: Cell, key: string): Cell | undefined {
  const { width, height } = board, row = rowOf(board, cell), column = columnOf(board, cell);
  switch (key) {
    case "ArrowUp":
      return row > 0 ? cell - width : cell;
    case "ArrowDown":
      return row < height - 1 ? cell + width : cell;
    case "ArrowLeft":
      return column > 0 ? cell - 1 : cell;
    case "ArrowRight":
      return column < width - 1 ? cell + 1 : cell;
    case "Home":
      return row * width;
    case "End":
      return row * width + width - 1;
    case "n":
      return nextLive(board, cell);
  }
}
