/** What frames on other sites say, in English. `es.ts` says the same: a missing word does not compile. */

export const en = {
  code: "Embed",
  codeLine: "Paste this into your page:",
  turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  liveTurn: (turn: number) => `Turn ${turn}`,
  score: (blue: number, red: number) => `Blue ${blue}, Red ${red}`,
  board: "The board",
  back: "One turn back",
  forward: "One turn forward",
  play: "Play",
  pause: "Pause",
  review: "Review game",
  watch: "Watch live",
  solve: "Solve it",
  unknown: "No such game.",
};

export type EmbedWords = typeof en;
