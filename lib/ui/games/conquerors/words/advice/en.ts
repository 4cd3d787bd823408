/** What the strongest level advises, in English. `es.ts` says the same: a missing word does not compile. */

export const en = {
  warning: "Asking forfeits this ranked game. Press again to ask, or play on.",
  thinking: "Conqueror is thinking about your turn…",
  place: (cells: string) => `Conqueror would place ${cells}.`,
  bomb: (cell: string) => `Conqueror would bomb ${cell}.`,
  skip: "Conqueror would skip this turn.",
};

export type AdviceWords = typeof en;
