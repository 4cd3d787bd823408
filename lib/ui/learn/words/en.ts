/**
 * What a lesson says while it is played, in English; its text is apart, in `words/lessons`, for it
 * stays on the server. `es.ts` says the same: a missing word does not compile.
 */

import type { Lack } from "../../../learn/lesson.ts";
import { counted } from "../../../words/grammar.ts";

const LANGUAGE = "en";
const POINTS = { one: "point", other: "points" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });
const pieces = (count: number) => counted(LANGUAGE, count, { one: "piece", other: "pieces" });
const columns = (count: number) => counted(LANGUAGE, count, { one: "column", other: "columns" });
const neighbors = (count: number) =>
  counted(LANGUAGE, count, { one: "live neighbor", other: "live neighbors" });

/** What a miss shows: a cell by name, and how many of what it is about. */
interface Seen {
  readonly cell: string;
  readonly count: number;
}

const lacks: Record<Lack, (seen: Seen) => string> = {
  lonely: ({ cell, count }) => `${cell} had ${neighbors(count)}: too few, so it died.`,
  crowded: ({ cell, count }) => `${cell} had ${neighbors(count)}: too many, so it died.`,
  packed: ({ cell, count }) => `${cell} now has ${neighbors(count)}: too many, so it dies next.`,
  grew: ({ cell }) => `All survived, but ${cell} was born, so the colony changed.`,
  "few-births": ({ count }) => `${cells(count)} born. An empty cell needs exactly three neighbors.`,
  extinct: () => "You have no cells left.",
  frozen: () => "Your cells live, but they don't blink. Try another shape.",
  unsettled: () => "Your cells live, but they don't return to the same shape.",
  "placed-there": ({ cell }) => `You placed ${cell} away from home. Let a glider go there.`,
  "short-of-neutral": ({ count }) => `Your furthest cell is ${columns(count)} short of neutral.`,
  "short-of-rival": ({ count }) =>
    `Your furthest cell is ${columns(count)} short of the rival's home.`,
  "no-birth": () => "No empty cell had exactly three live neighbors with a red one among them.",
  "own-parents": ({ cell }) => `${cell} was born blue, but all its parents were blue too.`,
  "born-rival": ({ cell, count }) =>
    `${cell} was born red: ${count} of its three parents were red.`,
  "no-home": () => "You have no live cell at home, so everything else is locked.",
  "no-neutral": () => "You have no live cell in neutral, so the chain is broken.",
  "no-rival": () => "You have no live cell in the rival's home, so the chain is broken.",
  "none-in-neutral": () => "No cell you placed this turn is alive in neutral.",
  "none-in-rival": () => "No cell you placed this turn is alive in the rival's home.",
  survivors: ({ cell, count }) => `Red still has ${cells(count)}, one of them at ${cell}.`,
  behind: ({ count }) => `You're ${counted(LANGUAGE, count, POINTS)} behind.`,
  level: () => "The scores are tied. You need a win.",
  "not-born-across": () => "None of your pieces was born in the first column.",
  "few-alive": ({ count }) => `Only ${pieces(count)} of yours survived. You need more.`,
  "not-neutral": () => "No # was born: three different colors have to be its parents.",
  "rival-lives": ({ count }) => `Your rival still has ${pieces(count)}.`,
  "lost-own": ({ cell }) => `${cell} died: it needs two or three neighbors of its own color.`,
  "rival-born": ({ cell }) => `${cell} was born red. Nothing of yours was next to it.`,
  "few-born": ({ count }) =>
    `${cells(count)} born. An empty cell needs exactly three neighbors of yours, and no red one.`,
  "behind-cells": ({ count }) => `You're ${cells(count)} behind.`,
  "still-lit": ({ count }) =>
    `${counted(LANGUAGE, count, { one: "light is", other: "lights are" })} still on.`,
  "may-move": () => "Your rival can still fire.",
  "way-out": () => "Your rival can win from here.",
};

export const en = {
  task: "Your task",
  back: "Back at the start.",
  again: "Start over",
  tryAgain: "Try again",
  show: "Show me",
  showing: "Watch.",
  wait: "You've played this turn. Start over to try another.",
  goOn: "Good. Next turn.",
  passedTitle: "Passed",
  missedTitle: "Not yet",
  shownTitle: "One way to do it",
  shown: "Now you.",
  next: "Next lesson",
  repeat: "Once more",
  playEasy: "Play against Easy",
  continueAt: (number: number) => `Continue: lesson ${number}`,
  allPassed: "You've passed every lesson. Now play:",
  isPassed: "Passed",
  frame: (number: number, of: number) => `Picture ${number} of ${of}`,
  play: "Play",
  pause: "Pause",
  step: "Step",

  lacks,
};

export type LearnWords = typeof en;
