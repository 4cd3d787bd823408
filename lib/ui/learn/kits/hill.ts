/** King of the Hill in lessons. */

import { type HillGame, kingOfTheHill } from "../../../games/hill/hill.ts";
import { HILL_LESSONS } from "../../../learn/primers/hill.ts";
import { hillUi } from "../../games/hill/ui.tsx";
import { hillWordsIn } from "../../games/hill/words/mod.ts";
import type { LessonKit } from "../lesson_run.ts";
import { lessonsAt } from "./kit.tsx";

const kit: LessonKit<HillGame> = {
  game: kingOfTheHill,
  ui: (words) => hillUi({ words, hill: hillWordsIn(words.language) }),
  tools: ["pass"],
  draft: ({ place }) => place.length > 0 ? { cells: place } : { cells: place, tool: "pass" },
  sentence: ({ match, ui }, turn) => ui.turnSentence(match.mine, turn),
};

export const lessons = lessonsAt(kit, HILL_LESSONS);
