/** Conway by Post in lessons. */

import { conway, type ConwayGame } from "../../../games/conway/conway.ts";
import { CONWAY_LESSONS } from "../../../learn/primers/conway.ts";
import { conwayUi } from "../../games/conway/ui.tsx";
import { postWordsIn } from "../../games/conway/words/mod.ts";
import type { LessonKit } from "../lesson_run.ts";
import { lessonsAt } from "./kit.tsx";

const kit: LessonKit<ConwayGame> = {
  game: conway,
  ui: (words, { position }) =>
    conwayUi(
      { words, post: postWordsIn(words.language) },
      position.value.alive.length,
    ),
  tools: ["pass"],
  draft(move) {
    const cells = "place" in move ? move.place : [];
    return cells.length > 0 ? { cells } : { cells, tool: "pass" };
  },
  sentence: ({ match, ui }, turn) => ui.turnSentence(match.mine, turn),
};

export const lessons = lessonsAt(kit, CONWAY_LESSONS);
