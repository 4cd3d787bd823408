/** What guided mode and the coach say, in English. `es.ts` says the same: a missing word does not compile. */

import type { Cell } from "../../../../../automaton/board.ts";
import type { Zone } from "../../../../../games/conquerors/rules.ts";
import type { Hint, Subject } from "../../../../../learn/coach/hint.ts";
import { counted, listed } from "../../../../../words/grammar.ts";

const LANGUAGE = "en";

const zones: Record<Zone, string> = {
  home: "your home",
  neutral: "neutral",
  rival: "the rival's home",
};

/** What a hint is told with: the rival's name, cells' names, and what a cell in the rival's home counts. */
interface HintNames {
  readonly rival: string;
  readonly cell: (cell: Cell) => string;
  readonly rivalWeight: number;
}

type HintWords = {
  readonly [About in Subject]: (hint: Extract<Hint, { about: About }>, names: HintNames) => string;
};

const cells = (count: number) => counted(LANGUAGE, count, { one: "cell", other: "cells" });
const points = (count: number) => counted(LANGUAGE, count, { one: "point", other: "points" });
const rounds = (count: number) => counted(LANGUAGE, count, { one: "round", other: "rounds" });

const hints: HintWords = {
  won: (_, { rival }) => `${rival} has no cells left: confirm and you win.`,
  lost: () => "As it stands, all your cells die.",
  anchor: ({ closes }) =>
    `As it stands, your home dies out, and you lose access to ${
      listed(LANGUAGE, closes.map((zone) => zones[zone]))
    }.`,
  crowded: ({ cells: { length } }) => `Too close: ${cells(length)} of yours will be crowded out.`,
  lonely: () => "None of these cells will live: each has fewer than two neighbors.",
  harm: ({ points: by }) => `Skipping would be ${points(by)} better than this turn.`,
  bomb: ({ cells: [target], points: by }, { cell }) =>
    `A bomb at ${cell(target!)} would be ${points(by)} better than skipping.`,
  closing: ({ zone }) => `As it stands, you lose access to ${zones[zone]}.`,
  opening: ({ zone }, { rival }) =>
    `As it stands, you get access to ${zones[zone]}, unless ${rival} stops it.`,
  hunt: ({ cells: { length } }, { rival }) =>
    `${rival} has only ${cells(length)} left: strike there to win.`,
  weak: ({ cells: { length } }) =>
    `You have only ${cells(length)} left: each needs two or three neighbors.`,
  chain: ({ missing }) =>
    missing === "rival"
      ? "One zone missing: get a cell born in the rival's home to unlock it."
      : `One zone missing: keep a cell alive in ${zones[missing]} to unlock the rival's home.`,
  leading: ({ points: by, rounds: left }) =>
    `You lead by ${points(by)} with ${rounds(left)} to go: protect what lives.`,
  trailing: ({ points: by, rounds: left }, { rivalWeight }) =>
    `You're ${points(by)} behind with ${rounds(left)} to go.${
      rivalWeight > 1 ? ` Cells in the rival's home count ${rivalWeight} times.` : ""
    }`,
  "bomb-soon": () => "Next round you can drop a bomb.",
};

export const en = {
  hints,
  dismiss: "Dismiss hint",
};

export type GuideWords = typeof en;
