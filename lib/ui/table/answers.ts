/** Carries out what was typed at a table. */

import { type Cell, isOnBoard } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { readCell } from "../../games/notation/cell_text.ts";
import { aroundSentence, scanColor, scanColumn, scanPart, scanRow } from "../board/cell_speech.ts";
import { type Command, readCommand, wordOf } from "./commands.ts";
import { answer, takeUp } from "./press.ts";
import type { Table } from "./table.ts";

/** Does what a typed line says, or says that it means nothing; `help` is the caller's to show. */
export function obey<Kind extends AnyPlayed>(table: Table<Kind>, line: string): "done" | "help" {
  const { ui, match } = table;
  if (typeTool(table, wordOf(line))) return "done";
  const part = ui.part?.(match.position.value, wordOf(line));
  const turn = ui.readTurn?.(match.position.value, line);
  const command = ui.readTurn ? readWord(table, line) : readCommand(table.board, line);
  if (part) table.say(scanPart(ui, table.board, part));
  else if (turn) table.play(turn);
  else if (command && "word" in command && command.word === "help") return "help";
  else if (command) carryOut(table, command);
  else table.say(ui.field.unknown(line.trim()));
  return "done";
}

/** Where turns are not cells only words are read. */
function readWord<Kind extends AnyPlayed>(table: Table<Kind>, line: string): Command | undefined {
  const command = readCommand(table.board, line);
  return command && ("word" in command || "act" in command) ? command : undefined;
}

/** Takes up a tool that is typed: `skip`, `bomb m13`, `!m13`; whether it is one. */
function typeTool<Kind extends AnyPlayed>(table: Table<Kind>, text: string): boolean {
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

function carryOut<Kind extends AnyPlayed>(table: Table<Kind>, command: Command): void {
  const { ui, board } = table;
  if ("place" in command) return table.placeAll(command.place);
  if ("act" in command) return table[command.act]();
  if ("row" in command) return table.say(scanRow(ui, board, command.row));
  if ("column" in command) return table.say(scanColumn(ui, board, command.column));
  if ("near" in command) return near(table, command.near);
  if ("color" in command) return table.say(scanColor(ui, board, command.color));
  if (command.word !== "help") table.say(answer(table, command.word));
}

function near<Kind extends AnyPlayed>(table: Table<Kind>, cell: Cell): void {
  if (!isOnBoard(table.board, cell)) return table.say(table.reason("off-board"));
  table.say(aroundSentence(table.ui, table.board, table.drafted.value, cell));
}
