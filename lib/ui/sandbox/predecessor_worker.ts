/** The search for what was before, in a worker of the browser: it may take seconds. */

import type { Board } from "../../automaton/board.ts";
import type { LifeRule } from "../../automaton/life_rule.ts";
import { isSearchable, predecessorOf, type Wish } from "../../automaton/predecessor.ts";

/** What the page asks for: the first wish that can be fulfilled. */
interface PredecessorQuestion {
  readonly pattern: Board;
  readonly rule: LifeRule;
  readonly wishes: readonly Wish[];
}

/** What is found, and by which wish; nothing where there is no predecessor by any of them. */
export interface PredecessorAnswer {
  readonly found?: { readonly board: Board; readonly wish: Wish };
}

self.addEventListener("message", ({ data }: MessageEvent<PredecessorQuestion>) => {
  self.postMessage(answer(data));
});

function answer({ pattern, rule, wishes }: PredecessorQuestion): PredecessorAnswer {
  for (const wish of wishes) {
    const board = isSearchable(pattern, wish) ? predecessorOf(pattern, rule, wish) : undefined;
    if (board) return { found: { board, wish } };
  }
  return {};
}
