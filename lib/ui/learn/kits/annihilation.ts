/** Annihilation in lessons. */

import { annihilation, type AnnihilationGame } from "../../../games/annihilation/annihilation.ts";
import { ANNIHILATION_LESSONS } from "../../../learn/primers/annihilation.ts";
import { annihilationUi } from "../../games/annihilation/room/ui.tsx";
import { annihilationRoomWordsIn } from "../../games/annihilation/room/words/mod.ts";
import { annihilationWordsIn } from "../../games/annihilation/words/mod.ts";
import type { LessonKit } from "../lesson_run.ts";
import { lessonsAt } from "./kit.tsx";

const kit: LessonKit<AnnihilationGame> = {
  game: annihilation,
  ui(words) {
    const { language } = words;
    const own = annihilationWordsIn(language), room = annihilationRoomWordsIn(language);
    return annihilationUi({ words, own, room });
  },
  tools: [],
  draft: ({ fire, complement }) => ({ cells: [fire, ...complement] }),
  sentence: ({ match, ui }, turn) => ui.turnSentence(match.mine, turn),
};

export const lessons = lessonsAt(kit, ANNIHILATION_LESSONS);
