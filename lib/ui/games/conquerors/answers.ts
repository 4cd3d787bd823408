/** Carries out what was typed and answers what was asked. */

import { isOnBoard } from "../../../automaton/board.ts";
import { type Command, readCommand } from "../../table/commands.ts";
import { scanZone, scoresSentence, turnSentence, zonesSentence } from "./speech.ts";
import { aroundSentence, scanColumn, scanRow, scanSeat } from "../../board/speech.ts";
import type { Table } from "./table.ts";

/** A question that has a word of its own. */
export type Question = "scores" | "last" | "legal" | "preview" | "zones" | "around";

/** Does what a typed line says, or says that it means nothing; `help` is the caller's to show. */
export function obey(table: Table, line: string): "done" | "help" {
  const command = readCommand(table.match.position.value.board, line);
  if (command && "word" in command && command.word === "help") return "help";
  if (command) carryOut(table, command);
  else table.say(table.words.say.unknown(line.trim()));
  return "done";
}

function carryOut(table: Table, command: Command): void {
  const { words, match: { game, position } } = table;
  const { board } = position.value;
  if ("place" in command) return placeAll(table, command.place);
  if ("bomb" in command) return aimBomb(table, command.bomb);
  if ("act" in command) return command.act === "skip" ? table.take("skip") : table[command.act]();
  if ("row" in command) return table.say(scanRow(words, board, command.row));
  if ("column" in command) return table.say(scanColumn(words, board, command.column));
  if ("zone" in command) return table.say(scanZone(words, game, position.value, command.zone));
  if ("seat" in command) return table.say(scanSeat(words, board, command.seat));
  if ("near" in command) return near(table, command.near);
  if (command.word !== "help") table.say(answer(table, command.word));
}

/** Places each cell in turn, up to the first that is refused. */
function placeAll(table: Table, cells: readonly number[]): void {
  for (const cell of cells) {
    if (table.drafted.value.includes(cell)) continue;
    table.touch(cell);
    if (!table.drafted.value.includes(cell)) return;
  }
}

function aimBomb(table: Table, cell: number): void {
  if (!isOnBoard(table.match.position.value.board, cell)) return offBoard(table);
  table.take("bomb");
  if (table.tool.value === "bomb") table.touch(cell);
}

function near(table: Table, cell: number): void {
  const { board } = table.match.position.value;
  if (!isOnBoard(board, cell)) return offBoard(table);
  table.say(aroundSentence(table.words, board, table.drafted.value, cell));
}

function offBoard(table: Table): void {
  table.say(table.words.refusals["off-board"](table.match.game.rules));
}

/** The position, in the words a question asks for. */
export function answer(table: Table, question: Question): string {
  const { words, match: { game, position, turns } } = table;
  switch (question) {
    case "scores":
      return scoresSentence(words, game, position.value);
    case "zones":
      return zonesSentence(words, game, position.value);
    case "preview":
      return table.preview();
    case "around":
      return aroundSentence(words, position.value.board, table.drafted.value, table.cursor.value);
    case "last": {
      const last = turns.value.at(-1);
      return last ? turnSentence(words, last, turns.value.length) : words.say.noLast;
    }
    case "legal":
      return words.say.legal(countLegal(table));
  }
}

function countLegal({ match: { game, position }, drafted }: Table): number {
  const may = game.reach(position.value, drafted.value);
  return [...position.value.board.cells.keys()].filter((cell) => may(cell) === undefined).length;
}
