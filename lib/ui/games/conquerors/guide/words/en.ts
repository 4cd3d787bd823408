/** What guided mode and the coach say, in English. `es.ts` says the same: a missing word does not compile. */

import type { Cell } from "../../../../../automaton/board.ts";
import type { Zone } from "../../../../../games/conquerors/rules.ts";
import type { Hint, Subject } from "../../../../../learn/coach/hint.ts";
import { counted, listed } from "../../../../../words/grammar.ts";

const LANGUAGE = "en";

const zones: Record<Zone, string> = {
  home: "your home",
  neutral: "neutral ground",
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
  won: (_, { rival }) => `${rival} is left without cells: confirm, and you win.`,
  lost: () => "As drafted, none of your cells lives through this generation.",
  anchor: ({ closes }) =>
    `As drafted, your home will be empty: ${
      listed(LANGUAGE, closes.map((zone) => zones[zone]))
    } will close to you.`,
  crowded: ({ cells: { length } }) =>
    `Too close: ${cells(length)} of yours will be crowded to death.`,
  lonely: () => "None of the cells you chose will live: each has fewer than two neighbors.",
  harm: ({ points: by }) => `A skip would leave you ${points(by)} better off than this turn.`,
  bomb: ({ cells: [target], points: by }, { cell }) =>
    `A bomb at ${cell(target!)} would leave you ${points(by)} better off than a skip.`,
  closing: ({ zone }) => `As drafted, ${zones[zone]} will close to you.`,
  opening: ({ zone }, { rival }) =>
    `As drafted, ${zones[zone]} will open to you, if it stays so on ${rival}'s turn.`,
  hunt: ({ cells: { length } }, { rival }) =>
    `${rival} has only ${cells(length)}, and loses without any: strike there.`,
  weak: ({ cells: { length } }) =>
    `You have only ${cells(length)}: two or three neighbors keep each alive.`,
  chain: ({ missing }) =>
    missing === "rival"
      ? "One zone short: once a cell of yours is born in the rival's home, it opens to you."
      : `One zone short: live in ${zones[missing]} too, and the rival's home opens to you.`,
  leading: ({ points: by, rounds: left }) =>
    `You lead by ${points(by)} with ${rounds(left)} to play: keep what lives.`,
  trailing: ({ points: by, rounds: left }, { rivalWeight }) =>
    `You are ${points(by)} behind with ${rounds(left)} to play.${
      rivalWeight > 1 ? ` Cells in the rival's home count ${rivalWeight} times.` : ""
    }`,
  "bomb-soon": () => "Next round you may drop a bomb.",
};

export const en = {
  hints,
  dismiss: "Dismiss this hint",
};

export type GuideWords = typeof en;
