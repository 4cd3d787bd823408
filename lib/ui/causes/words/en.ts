/**
 * Why a cell is as it is, in English; apart from all else, for it is loaded when somebody asks.
 * `es.ts` says the same: a missing word does not compile.
 */

export const en = {
  title: "Why this cell?",
  line: "Tap a cell or type its name to see which placements caused it.",
  label: "Cell",
  ask: "Why?",
  noCell: "That cell doesn't exist.",
  is: (cell: string, what: string) => `${cell} is ${what}`,
  because: (is: string, list: string) => `${is} because of ${list}.`,
  noSingle: (is: string) =>
    `${is}. No single placement caused it: it would be the same without any one of them.`,
  tooLong: (is: string) => `${is}. Too much happened to say why.`,
  placed: (seat: string, cell: string, round: number) => `${seat}'s ${cell} in round ${round}`,
  bombed: (seat: string, cell: string, round: number) =>
    `${seat}'s bomb on ${cell} in round ${round}`,
  painted: (cell: string, what: string, generation: number) =>
    `${cell} painted ${what} in generation ${generation}`,
  erased: (cell: string, generation: number) => `${cell} erased in generation ${generation}`,
};

export type CausesWords = typeof en;
