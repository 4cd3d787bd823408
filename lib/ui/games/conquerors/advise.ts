/** What the strongest level would do, as ghosts on the board and in words. */

import { cellName } from "../../../games/notation/cell_text.ts";
import type { LifeMove } from "../../../games/conquerors/position.ts";
import { blast } from "../../../games/conquerors/turn.ts";
import type { Computer } from "./computer.ts";
import { cellNames } from "../../board/speech.ts";
import type { Table } from "../../table/table.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { AdviceWords } from "./words/advice/en.ts";

/** The words of the strongest level's advice, by language. */
export const adviceWordsIn = await dictionary<AdviceWords>({
  en: () => import("./words/advice/en.ts"),
  es: () => import("./words/advice/es.ts"),
});

/** Says what an answer costs. */
export function warn(table: Table): void {
  table.say(wordsAt(table).warning);
}

/** Shows the answer until a turn is played; one that comes after that is not told. */
export async function advise(table: Table, { advise }: Computer): Promise<void> {
  const words = wordsAt(table), { match } = table;
  if (!table.myTurn.value) return table.say(table.words.say.notYourTurn);
  const position = match.position.value;
  const isOn = () => table.myTurn.value && match.position.value === position;
  table.say(words.thinking);
  try {
    const move = await advise(position);
    if (!isOn()) return;
    table.say(sentenceOf(table, move));
    show(table, move);
  } catch {
    if (isOn()) table.say(table.words.table.failed);
  }
}

function show({ match, guidance: { advised }, outlined }: Table, move: LifeMove): void {
  const { turns, position } = match;
  const shown = turns.value;
  advised.value = "place" in move ? move.place : [];
  outlined.value = "bomb" in move ? blast(position.value.board, move.bomb) : [];
  const stop = turns.subscribe((now) => {
    if (now === shown) return;
    advised.value = outlined.value = [];
    stop();
  });
}

function sentenceOf(table: Table, move: LifeMove): string {
  const { board } = table.match.position.value, words = wordsAt(table);
  if ("pass" in move) return words.skip;
  if ("bomb" in move) return words.bomb(cellName(board, move.bomb));
  return words.place(cellNames(board, move.place));
}

function wordsAt({ words }: Table): AdviceWords {
  return adviceWordsIn(words.language);
}
