/** The lessons of Skirmish: what the small board changes. */

import { skirmish } from "../../games/conquerors/conquerors.ts";
import { livesOn, nobodyDies, nobodyIsBorn, reaches, wins, wipesOut } from "../checks.ts";
import type { Lesson } from "../lesson.ts";

const { bombRound, rounds } = skirmish.rules;

export const SKIRMISH_LESSONS = [
  {
    id: "skirmish-settle",
    start: "5$12.2B$12.2B! b 1 0,0 1,1",
    turns: [[nobodyDies, nobodyIsBorn]],
    watch: 0,
    solution: ["b6,c6,b7,c7"],
  },
  {
    id: "skirmish-cross",
    start: "5$2.2A$2.2A5$13.2B$13.2B! b 3 0,0 1,1",
    turns: [[reaches("rival")]],
    watch: 0,
    solution: ["b11,k10,k11,k12"],
  },
  {
    id: "skirmish-bomb",
    start: `5$2.2A8.2B$2.2A7.B2.B$12.2B! b ${bombRound} 0,0 1,1`,
    turns: [[livesOn, wipesOut]],
    watch: 0,
    solution: ["!m7"],
  },
  {
    id: "skirmish-komi",
    start: `2$2.2A8.2B$2.2A8.2B2$12.2B$12.2B2$2.2A8.2B$2.2A8.2B2$12.2B$12.2B! b ${rounds} 0,0 1,0`,
    turns: [[nobodyDies, wins]],
    watch: 0,
    solution: ["c6,d6,c7,d7"],
  },
] as const satisfies readonly Lesson[];
