/** Answers why a cell lives, died or was born. */

import { type Cell, EMPTY } from "../../automaton/board.ts";
import type { AnyGame } from "../../games/known_games.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import { asLanguage } from "../../words/language.ts";
import type { Changes } from "../board/changes.ts";
import type { BoardWords } from "../board/speech.ts";
import { keepers } from "../board/story.ts";
import type { Asked, Table } from "./table.ts";
import { whyWordsIn } from "./words/why/mod.ts";

/** Why the last generation left a cell as it is; of one that a bomb struck, just that. */
export function whyOf<Kind extends AnyGame>(table: Table<Kind>, cell: Cell): Asked {
  const { ui, board, match, lastChanges } = table, last = match.turns.value.at(-1);
  const changes = lastChanges.value ?? { born: [], died: [], before: board, after: board };
  const words = whyWordsIn(asLanguage(ui.words.language)!);
  if (last && ui.struck?.(last)?.cells.includes(cell)) {
    return { cell, near: [], answer: words.bombed, rule: "" };
  }
  const near = keepers(changes.before, cell, ui), { length } = near;
  const was = changes.before.cells[cell] !== EMPTY, is = changes.after.cells[cell] !== EMPTY;
  if (was) {
    const answer = is ? words.lives(length) : words.died(length);
    return { cell, near, answer, rule: words.rule.lives };
  }
  const answer = is ? words.born(parentsOf(ui, changes, near)) : words.empty(length);
  return { cell, near, answer, rule: words.rule.born };
}

/** "2 blue, 1 red" */
function parentsOf(
  { colors, words }: BoardWords,
  { before }: Changes,
  near: readonly Cell[],
): string {
  const own = whyWordsIn(asLanguage(words.language)!);
  return colors.flatMap((color, index) => {
    const count = near.filter((cell) => before.cells[cell] === index + 1).length;
    return count > 0 ? [own.parents(count, color.toLowerCase())] : [];
  }).join(", ");
}

/** Why nothing is answered. */
export function whyNotNow<Kind extends AnyGame>({ ui }: Table<Kind>): string {
  return whyWordsIn(asLanguage(ui.words.language)!).notNow;
}

/** "i8. Died: 4 neighbors. 2 or 3 keep a cell alive." */
export function whySentence<Kind extends AnyGame>(
  { board }: Table<Kind>,
  { cell, answer, rule }: Asked,
): string {
  return `${cellName(board, cell)}. ${answer}. ${rule}`.trim();
}
