/** Skirmish in lessons. */

import { skirmish } from "../../../games/conquerors/conquerors.ts";
import { SKIRMISH_LESSONS } from "../../../learn/primers/skirmish.ts";
import { lifeKit } from "./conquerors.ts";
import { lessonsAt } from "./kit.tsx";

export const lessons = lessonsAt(lifeKit(skirmish), SKIRMISH_LESSONS);
