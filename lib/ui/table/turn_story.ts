/** What is fetched when somebody begins to play: how a turn is told, and what else is drawn and said of it. */

import { type Board, EMPTY } from "../../automaton/board.ts";
import type { Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Changes } from "../board/changes.ts";
import * as next from "../board/next.ts";
import { provideNext } from "../board/paint.ts";
import { type Story, storyOf } from "../board/story.ts";
import type { GameUi } from "./game_ui.ts";
import type { Turn } from "./match.ts";

export { play } from "../board/story_player.ts";
export { whyNotNow, whyOf, whySentence } from "./why.ts";

provideNext(next);

/**
 * `before` is the board that it was played on; `mine` are the seats of who sees it, who may have just
 * placed its cells.
 */
export function turnStory<Kind extends AnyPlayed>(
  ui: GameUi<Kind>,
  before: Board,
  turn: Turn<Kind>,
  changes: Changes,
  mine: readonly Seat[],
): Story {
  const strike = ui.struck?.(turn), color = turn.seat + 1;
  const placed = strike ? [] : ui.cellsOf(turn);
  const struck = strike?.state === EMPTY ? strike.at : undefined;
  const opened = ui.opened?.(mine, turn) ?? [], extinct = ui.extinct?.(turn);
  const effect = { before, color, placed, struck, changes, opened, extinct };
  return storyOf(effect, ui, mine.includes(turn.seat));
}
