/** The games of two colonies in lessons. */

import type { LifeGame } from "../../../games/conquerors/conquerors.ts";
import { conquerorsUi } from "../../games/conquerors/ui.tsx";
import { turnSentence } from "../../games/conquerors/speech.ts";
import type { TableUi } from "../../table/table.ts";
import type { LessonKit } from "../lesson_run.ts";

export function lifeKit(game: LifeGame): LessonKit<LifeGame> {
  return {
    game,
    // Its parts ask for no more of a game than that it's played.
    ui: (words) => conquerorsUi(words, game) as unknown as TableUi<LifeGame>,
    tools: ["bomb", "skip"],
    draft(move) {
      if ("bomb" in move) return { cells: [], tool: "bomb", target: move.bomb };
      return "pass" in move ? { cells: [], tool: "skip" } : { cells: move.place };
    },
    sentence: ({ words }, turn, number) => turnSentence(words, turn, number),
  };
}
