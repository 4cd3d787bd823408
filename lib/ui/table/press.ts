/** What keys do at a table, and what it answers to them. */

import type { Cell } from "../../automaton/board.ts";
import { isOnBoard } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { keyAction, type KeyPress } from "../board/keys.ts";
import { aroundSentence } from "../board/cell_speech.ts";
import type { Question } from "./commands.ts";
import type { Tool } from "./game_ui.ts";
import type { Table } from "./table.ts";

/**
 * Does what a key asks for at the cursor; where to go for a key that leaves the board, and undefined
 * for one that isn't the board's.
 */
export function press<Kind extends AnyPlayed>(
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
  else if ("ask" in action) table.ask(cursor.peek());
  else if ("word" in action) table.say(answer(table, action.word));
  else if ("none" in action) {
    if (action.none === "edge") table.stopAtEdge();
    else table.say(table.words.say.noneFound);
  } else if (action.act === "touch" || action.act === "confirm" && isWanted(table)) {
    table.touch(cursor.peek());
  } else table[action.act]();
  return "done";
}

/**
 * Whether Enter chooses the cell at the cursor: where it can be, or nothing could be confirmed. A remote
 * control has no Space, and most people try Enter first.
 */
function isWanted<Kind extends AnyPlayed>(table: Table<Kind>): boolean {
  const cursor = table.cursor.value;
  const isWhole = table.canConfirm.value && (table.toolInHand || table.refusalAt(cursor));
  return !isWhole && !table.drafted.value.includes(cursor);
}

/** Takes up a tool, at a cell if it has an aim. */
export function takeUp<Kind extends AnyPlayed>(
  table: Table<Kind>,
  tool: Tool<Kind>,
  cell?: Cell,
): true {
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

/** The position, in the words a question asks for. */
export function answer<Kind extends AnyPlayed>(table: Table<Kind>, question: Question): string {
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

function countLegal<Kind extends AnyPlayed>({ match, drafted, board }: Table<Kind>): number {
  const may = match.game.reach(match.position.value, drafted.value);
  return [...board.cells.keys()].filter((cell) => may(cell) === undefined).length;
}
