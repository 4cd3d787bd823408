/** Sandboxes for the tests of the view. */

import type { Cell } from "../../../lib/automaton/board.ts";
import { readCell } from "../../../lib/games/notation/cell_text.ts";
import { Studio } from "../../../lib/ui/sandbox/studio.ts";
import type { Language } from "../../../lib/words/language.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { sandboxWordsIn } from "../../../lib/ui/sandbox/words/mod.ts";

/** An empty sandbox. */
export function newStudio(language: Language = "en"): Studio {
  return new Studio({
    games: {},
    words: wordsIn(language),
    own: sandboxWordsIn(language),
    ruleset: "conquerors-v2",
    seed: () => "3f2a",
    searchUrl: "",
  });
}

/** The cells of names such as `c12 d12`. */
export function cellsOf(studio: Studio, names: string): Cell[] {
  return names.split(" ").map((name) => readCell(studio.board.value, name)!);
}

/** Paints cells by their names. */
export function paint(studio: Studio, names: string, state = 1): void {
  studio.paint(cellsOf(studio, names), state);
}
