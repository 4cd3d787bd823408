/** The lessons, in the order they build on each other. */

import {
  areBorn,
  blinks,
  hasRoom,
  isBornOfBoth,
  landsIn,
  livesOn,
  nobodyDies,
  nobodyIsBorn,
  opens,
  placesAtHome,
  reaches,
  wins,
  wipesOut,
} from "./checks.ts";
import { type PicturedLesson, TAUGHT } from "./lesson.ts";

const { bombRound, home, rounds, width } = TAUGHT.rules;

/** A row of blocks that stand as close as they can without crowding each other, up to the line. */
const BLOCKS = "2A.".repeat((width - home - 2) / 3) + "2A";

/** All that the learner may reach, full of blocks. */
const FULL = [
  ...Array(4).fill(`${BLOCKS}$${BLOCKS}`),
  `${BLOCKS}3.2B$${BLOCKS}3.2B`,
  ...Array(4).fill(`${BLOCKS}$${BLOCKS}`),
].join("2$");

function lessons<Id extends string>(
  ...all: readonly PicturedLesson<Id>[]
): readonly PicturedLesson<Id>[] {
  return all;
}

export const LESSONS = lessons(
  {
    id: "block",
    start: "11$23.2B$23.2B! b 1 0,0 1,1",
    turns: [[nobodyDies, nobodyIsBorn]],
    watch: 0,
    solution: ["c12,d12,c13,d13"],
    demo: { width: 9, height: 6, home: 0, board: "$.2A3.A$.A3.A.A$6.A!", generations: 2 },
  },
  {
    id: "birth",
    start: "11$23.2B$23.2B! b 1 0,0 1,1",
    turns: [[nobodyDies, areBorn(2)]],
    watch: 0,
    solution: ["c12,d12,e12,d13"],
    demo: { width: 10, height: 5, home: 0, board: "$.A.A3.A$2.A3.A.A!", generations: 1 },
  },
  {
    id: "blinker",
    start: "11$23.2B$23.2B! b 1 0,0 1,1",
    turns: [[livesOn, blinks]],
    watch: 3,
    solution: ["d11,d12,d13,f20"],
    demo: { width: 12, height: 6, home: 0, board: "$.2A$.2A5.3A$3.2A2.3A$3.2A!", generations: 3 },
  },
  {
    id: "glider",
    start: "9$5.A2$23.2B$23.2B! b 1 0,0 1,1",
    turns: [[placesAtHome, reaches("neutral")]],
    watch: 15,
    solution: ["g11,e12,f12,g12"],
    demo: { width: 11, height: 7, home: 0, board: ".A$2.A$3A!", generations: 16 },
  },
  {
    id: "lonely",
    start: "5$2.2A6$23.2B$23.2B5$2.2A! b 2 0,0 1,1",
    turns: [[nobodyDies]],
    watch: 0,
    solution: ["c7,d7,c19,d19"],
    demo: { width: 9, height: 4, home: 0, board: "$.2A2.2A$5.A!", generations: 1 },
  },
  {
    id: "crowded",
    start: "11$2.2A19.2B$23.2B2$2.2A! b 2 0,0 1,1",
    turns: [[nobodyDies, hasRoom]],
    watch: 0,
    solution: ["c11,d11,c16,d16"],
    demo: { width: 8, height: 8, home: 0, board: "2$3.2A$3.2A$3.2A$3.2A!", generations: 3 },
  },
  {
    id: "majority",
    start: "11$2.2A11.B7.2B$2.2A11.B7.2B! b 3 0,0 1,1",
    turns: [[isBornOfBoth]],
    watch: 0,
    solution: ["n15,o15,c18,d18"],
    demo: { width: 11, height: 5, home: 0, board: "$2.A5.A$.B.B3.A.B!", generations: 1 },
  },
  {
    id: "neutral",
    start: "11$10.2A11.2B$10.2A11.2B! b 2 0,0 1,0",
    turns: [[opens("neutral")], [landsIn("neutral")]],
    watch: 0,
    solution: ["c12,d12,c13,d13", "k16,l16,k17,l17"],
    demo: { width, height: 6, home, board: "2$3.2A6.2A$11.2A!", generations: 1 },
  },
  {
    id: "across",
    start: "11$2.2A$2.2A6$23.2B$23.2B! b 3 0,0 1,1",
    turns: [[reaches("rival")]],
    watch: 0,
    solution: ["s12,t11,t12,t13"],
    demo: { width, height: 7, home, board: "2$7.A$7.A$7.A!", generations: 2 },
  },
  {
    id: "chain",
    start: "11$2.2A15.2A$2.2A6$23.2B$23.2B! b 4 0,0 1,0",
    turns: [[opens("rival")]],
    watch: 0,
    solution: ["t13,u13,c16,d16"],
    demo: { width, height: 6, home, board: "2$2.2A15.2A$2.2A!", generations: 1 },
  },
  {
    id: "anchor",
    start: "11$19.2A$19.2A6$23.2B$23.2B! b 6 0,0 1,0",
    turns: [[opens("rival")], [landsIn("rival")]],
    watch: 0,
    solution: ["c12,d12,c13,d13", "x6,y6,x7,y7"],
    demo: { width, height: 6, home, board: "2$2.2A15.2A$19.2A!", generations: 1 },
  },
  {
    id: "bomb",
    start: `11$2.2A19.2B$2.2A18.B2.B$23.2B! b ${bombRound} 0,0 1,1`,
    turns: [[livesOn, wipesOut]],
    watch: 0,
    solution: ["!x13"],
    demo: { width: 9, height: 7, home: 0, board: "$3.3B$2.B3.B$3.3B!", bomb: 22, generations: 2 },
  },
  {
    id: "skip",
    start: `${FULL}! b 5 0,0 0,1`,
    turns: [[nobodyDies]],
    watch: 0,
    solution: ["pass"],
    demo: {
      width: 9,
      height: 7,
      home: 0,
      board: "$2.2A.2A$2.2A.2A$4.A$2.2A.2A$2.2A.2A!",
      generations: 2,
    },
  },
  {
    id: "end",
    start: "2$23.2B$23.2B3$23.2B$23.2B4$2.2A15.2A$2.2A15.2A5$23.2B$23.2B3$23.2B$23.2B!" +
      ` b ${rounds} 2,0 1,0`,
    turns: [[wins]],
    watch: 0,
    solution: ["x12,y12,x13,y13"],
    demo: { width, height: 6, home, board: "2$2.2A15.2A3.2A$2.2A15.2A3.A!", generations: 1 },
  },
);

export type LessonId = typeof LESSONS[number]["id"];
