/**
 * What a lesson says while it is played, in English; its text is apart, in `words/lessons`, for it
 * stays on the server. `es.ts` says the same: a missing word does not compile.
 */

import type { Lack } from "../../../learn/lesson.ts";
import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";
const POINTS = { one: "point", other: "points" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });
const columns = (count: number) => counted(LANGUAGE, count, { one: "column", other: "columns" });
const neighbors = (count: number) =>
  counted(LANGUAGE, count, { one: "live neighbor", other: "live neighbors" });

/** What a miss shows: a cell by name, and how many of what it is about. */
export interface Seen {
  readonly cell: string;
  readonly count: number;
}

const lacks: Record<Lack, (seen: Seen) => string> = {
  lonely: ({ cell, count }) => `${cell} had ${neighbors(count)}: too few, it died alone.`,
  crowded: ({ cell, count }) => `${cell} had ${neighbors(count)}: too many, it was crowded out.`,
  packed: ({ cell, count }) => `${cell} now has ${neighbors(count)}: it will be crowded out next.`,
  grew: ({ cell }) => `All survived, but ${cell} was born: the colony does not stay as it is.`,
  "few-births": ({ count }) => `${cells(count)} born: an empty cell needs exactly three neighbors.`,
  extinct: () => "You have no cells left.",
  frozen: () => "Your cells live, but they stand still. Try another shape.",
  unsettled: () => "Your cells live, but they do not come back to the same shape.",
  "short-of-neutral": ({ count }) => `Your furthest cell is ${columns(count)} short of neutral.`,
  "short-of-rival": ({ count }) =>
    `Your furthest cell is ${columns(count)} short of the rival's home.`,
  "no-birth": () => "No empty cell had exactly three live neighbors of which any was Red's.",
  "own-parents": ({ cell }) => `${cell} was born yours, but all its parents were yours too.`,
  "born-rival": ({ cell, count }) =>
    `${cell} was born Red's: ${count} of its three parents were red.`,
  "no-home": () => "You have no live cell at home, so all other ground is locked.",
  "no-neutral": () => "You have no live cell in neutral: the chain is broken in the middle.",
  "no-rival": () => "You have no live cell in the rival's home: the chain is broken at its end.",
  "none-in-neutral": () => "No cell that you placed in neutral this turn is alive.",
  "none-in-rival": () => "No cell that you placed in the rival's home this turn is alive.",
  survivors: ({ cell, count }) => `Red lives on with ${cells(count)}, one of them at ${cell}.`,
  behind: ({ count }) => `You are ${counted(LANGUAGE, count, POINTS)} behind.`,
  level: () => "Both scores are equal: a draw is no win.",
};

export const en = {
  task: "Your task",
  back: "Back at the start.",
  again: "Start over",
  tryAgain: "Try again",
  showMe: "Show me",
  showing: "Watch.",
  wait: "This turn is played. Try another from the start.",
  goOn: "Good. Your next turn.",
  passedTitle: "Passed",
  missedTitle: "Not yet",
  shownTitle: "One way to do it",
  shown: "Now you.",
  next: "Next lesson",
  repeat: "Once more",
  playEasy: "Play against Easy",
  continueAt: (number: number) => `Continue: lesson ${number}`,
  allPassed: "You have passed them all. The board is yours:",
  isPassed: "Passed",
  frame: (number: number, of: number) => `Picture ${number} of ${of}`,
  play: "Play",
  pause: "Pause",
  step: "Step",

  lacks,
};

export type LearnWords = typeof en;
