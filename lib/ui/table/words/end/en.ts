/** What is said at the end of a game, in English. `es.ts` says the same. */

export const en = {
  review: "Review",
  share: "Share",
  copied: "Copied. Paste it anywhere.",
  copyByHand: "Press Ctrl+C to copy.",
  shared: "Your result as text",
  decided: (round: number, seat: string) => `Round ${round} decided it: ${seat} led from then on.`,
  swing: (round: number, seat: string, points: number) =>
    `The biggest swing was round ${round}: ${points} for ${seat}.`,
  show: "Show",
  graph: (first: string, second: string) =>
    `Lead after each turn: up for ${first}, down for ${second}`,
};

export type EndWords = typeof en;
