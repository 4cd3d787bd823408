/**
 * Why a cell is as it is, in English; apart from all else, for it is loaded when somebody asks.
 * `es.ts` says the same: a missing word does not compile.
 */

export const en = {
  title: "Why is a cell as it is?",
  line:
    "Tap a cell, or type its name. All is played again without each placement: those that change the cell are its causes.",
  label: "Cell",
  ask: "Why?",
  noCell: "There is no such cell.",
  is: (cell: string, what: string) => `${cell} is ${what}`,
  because: (is: string, list: string) => `${is} because of ${list}.`,
  noSingle: (is: string) =>
    `${is}, and no single placement was needed for it: without any one of them it would be the same.`,
  tooLong: (is: string) => `${is}. Too much has happened to tell why.`,
  placed: (seat: string, cell: string, round: number) => `${seat}'s ${cell} in round ${round}`,
  bombed: (seat: string, cell: string, round: number) =>
    `${seat}'s bomb on ${cell} in round ${round}`,
  painted: (cell: string, what: string, generation: number) =>
    `${cell} painted ${what} in generation ${generation}`,
  erased: (cell: string, generation: number) => `${cell} erased in generation ${generation}`,
};

export type CausesWords = typeof en;
