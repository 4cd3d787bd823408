/** Answers why a cell lives, died or was born. */

import { type Board, type Cell, EMPTY } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import type { Changes } from "../board/changes.ts";
import type { BoardWords } from "../board/speech.ts";
import { keepers } from "../board/story.ts";
import type { GameUi } from "./game_ui.ts";
import type { Match, Turn } from "./match.ts";
import { dictionary } from "../../words/dictionary.ts";
import type { WhyWords } from "./words/why/en.ts";

/** Why a cell lives, died or was born in the last generation. */
const whyWordsIn = await dictionary<WhyWords>({
  en: () => import("./words/why/en.ts"),
  es: () => import("./words/why/es.ts"),
});

/** A cell that was asked about, what decided of it, and the answer. */
export interface Asked {
  readonly cell: Cell;
  readonly near: readonly Cell[];
  readonly answer: string;
  readonly rule: string;
}

/** A match whose board is asked about. */
interface Seen<Kind extends AnyPlayed> {
  readonly match: Match<Kind>;
  readonly ui: GameUi<Kind>;
  readonly board: Board;
  /** What a turn's generation changed. */
  changesOf(turn: Turn<Kind>): Changes | undefined;
}

/** Why the last generation left a cell as it is; of one that a bomb struck, just that. */
export function whyOf<Kind extends AnyPlayed>(
  table: Seen<Kind>,
  cell: Cell,
): Asked {
  const { ui, board, match } = table, turns = match.turns.value;
  const words = whyWordsIn(ui.words.language);
  const last = turns.findLast((turn) => ui.living!.follows(turn));
  const lived = last && table.changesOf(last);
  const changes = lived ?? { born: [], died: [], before: board, after: board };
  const isEarly = !lived && turns.length > 0;
  if (isEarly || board.cells[cell] !== changes.after.cells[cell]) {
    return { cell, near: [], answer: words.early, rule: "" };
  }
  if (last && ui.struck?.(last)?.cells.includes(cell)) {
    return { cell, near: [], answer: words.bombed, rule: "" };
  }
  const near = keepers(changes.before, cell, ui), { length } = near;
  const was = changes.before.cells[cell] !== EMPTY, is = changes.after.cells[cell] !== EMPTY;
  const rule = ui.friendly ? words.friendly : words.rule;
  if (was) {
    const answer = is ? words.lives(length) : words.died(length);
    return { cell, near, answer, rule: rule.lives };
  }
  const answer = is ? words.born(parentsOf(ui, changes, near)) : words.empty(length);
  return { cell, near, answer, rule: rule.born };
}

/** "2 blue, 1 red" */
function parentsOf(
  { colors, words }: BoardWords,
  { before }: Changes,
  near: readonly Cell[],
): string {
  const own = whyWordsIn(words.language);
  return colors.flatMap((color, index) => {
    const count = near.filter((cell) => before.cells[cell] === index + 1).length;
    return count > 0 ? [own.parents(count, color.toLowerCase())] : [];
  }).join(", ");
}

/** Why nothing is answered. */
export function whyNotNow({ ui }: { readonly ui: BoardWords }): string {
  return whyWordsIn(ui.words.language).notNow;
}

/** "i8. Died: 4 neighbors. 2 or 3 keep a cell alive." */
export function whySentence(board: Board, { cell, answer, rule }: Asked): string {
  return `${cellName(board, cell)}. ${answer}. ${rule}`.trim();
}
