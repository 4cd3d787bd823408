/** Carries out what was typed or pressed at a table, and answers what was asked. */

import { type Cell, isOnBoard } from "../../automaton/board.ts";
import type { AnyGame } from "../../games/known_games.ts";
import { readCell } from "../../games/notation/cell_text.ts";
import { keyAction, type KeyPress } from "../board/keys.ts";
import { aroundSentence, scanColour, scanColumn, scanRow } from "../board/speech.ts";
import { type Command, type Question, readCommand, wordOf } from "./commands.ts";
import type { Tool } from "./game_ui.ts";
import type { Table } from "./table.ts";

/** Does what a typed line says, or says that it means nothing; `help` is the caller's to show. */
export function obey<Kind extends AnyGame>(table: Table<Kind>, line: string): "done" | "help" {
  const { ui, match } = table;
  if (typeTool(table, wordOf(line)) || ui.answer?.(table, wordOf(line))) return "done";
  const turn = ui.readTurn?.(match.position.value, line);
  const command = ui.readTurn ? readWord(table, line) : readCommand(table.board, line);
  if (turn) table.play(turn);
  else if (command && "word" in command && command.word === "help") return "help";
  else if (command) carryOut(table, command);
  else table.say(ui.field.unknown(line.trim()));
  return "done";
}

/** Where turns are not cells only words are read. */
function readWord<Kind extends AnyGame>(table: Table<Kind>, line: string): Command | undefined {
  const command = readCommand(table.board, line);
  return command && ("word" in command || "act" in command) ? command : undefined;
}

/** Takes up a tool that is typed: `skip`, `bomb m13`, `!m13`; whether it is one. */
function typeTool<Kind extends AnyGame>(table: Table<Kind>, text: string): boolean {
  for (const tool of table.ui.tools) {
    for (const word of tool.typed) {
      if (!tool.aim && text === word) return takeUp(table, tool);
      const name = tool.aim && text.startsWith(word) ? text.slice(word.length).trim() : "";
      const cell = name === "" ? undefined : readCell(table.board, name);
      if (cell !== undefined) return takeUp(table, tool, cell);
    }
  }
  return false;
}

/** Takes up a tool, at a cell if it has an aim. */
function takeUp<Kind extends AnyGame>(table: Table<Kind>, tool: Tool<Kind>, cell?: Cell): true {
  if (cell !== undefined && !isOnBoard(table.board, cell)) {
    table.say(table.reason("off-board"));
    return true;
  }
  table.take(tool.name);
  const isTaken = table.tool.value === tool.name;
  if (isTaken && cell !== undefined) table.touch(cell);
  if (isTaken && tool.isAtOnce) table.confirm();
  return true;
}

function carryOut<Kind extends AnyGame>(table: Table<Kind>, command: Command): void {
  const { ui, board } = table;
  if ("place" in command) return table.placeAll(command.place);
  if ("act" in command) return table[command.act]();
  if ("row" in command) return table.say(scanRow(ui, board, command.row));
  if ("column" in command) return table.say(scanColumn(ui, board, command.column));
  if ("near" in command) return near(table, command.near);
  if ("colour" in command) return table.say(scanColour(ui, board, command.colour));
  if (command.word !== "help") table.say(answer(table, command.word));
}

function near<Kind extends AnyGame>(table: Table<Kind>, cell: Cell): void {
  if (!isOnBoard(table.board, cell)) return table.say(table.reason("off-board"));
  table.say(aroundSentence(table.ui, table.board, table.drafted.value, cell));
}

/** The position, in the words a question asks for. */
export function answer<Kind extends AnyGame>(table: Table<Kind>, question: Question): string {
  const { ui, match, drafted, cursor } = table;
  switch (question) {
    case "scores":
      return ui.scores(match.position.value);
    case "zones":
      return ui.zones(match);
    case "preview":
      return table.preview();
    case "around":
      return aroundSentence(ui, table.board, drafted.value, cursor.value);
    case "last":
      return table.lastSentence();
    case "legal":
      return ui.words.say.legal(countLegal(table));
  }
}

function countLegal<Kind extends AnyGame>({ match, drafted, board }: Table<Kind>): number {
  const may = match.game.reach(match.position.value, drafted.value);
  return [...board.cells.keys()].filter((cell) => may(cell) === undefined).length;
}

/**
 * Does what a key asks for at the cursor; where to go for a key that leaves the board, and undefined
 * for one that isn't the board's.
 */
export function press<Kind extends AnyGame>(
  table: Table<Kind>,
  key: KeyPress,
): "done" | "field" | "help" | undefined {
  const { ui, board, cursor } = table;
  const tool = key.ctrlKey
    ? undefined
    : ui.tools.find((tool) => tool.key === key.key.toLowerCase());
  if (tool) takeUp(table, tool, tool.aim && cursor.peek());
  const action = tool ? undefined : keyAction(ui, board, cursor.peek(), key);
  if (!action) return tool && "done";
  if ("go" in action) return action.go;
  if ("move" in action) cursor.value = action.move;
  else if ("word" in action) table.say(answer(table, action.word));
  else if ("none" in action) {
    if (action.none === "edge") table.stopAtEdge();
    else table.say(table.words.say.noneFound);
  } else if (action.act === "touch") table.touch(cursor.peek());
  else table[action.act]();
  return "done";
}
