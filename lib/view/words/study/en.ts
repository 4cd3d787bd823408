/** What the balance study says, in English. `es.ts` says the same: a missing word does not compile. */

export const en = {
  title: "Balance study",
  intro:
    "The levels play each other on this engine, and whoever likes can play it all again: the same seed gives the same games.",
  /** When, and by which command. */
  made: (date: string) => `Played on ${date} by`,
  games: (games: number) => `${games.toLocaleString("en")} games a row`,
  seed: (seed: string) => `seed ${seed}`,
  chance: "Random play",

  results: (game: string) => `Results in ${game}`,
  resultsChart: (game: string) =>
    `Bars: shares of games won, drawn and lost in ${game}, as in the table below`,
  ratings: "Strength",
  strength: (game: string) => `Strength in ${game}`,
  ratingsChart: (game: string) => `Elo in ${game} and how sure it is, as in the table below`,
  komi: "What the first move is worth",
  komiLine:
    "Komi is points given to Blue when cells decide. Blue moves first, and who moves last is better off; at 50 % neither is.",
  firstMoverChart: (game: string) => `What Blue scores in ${game} by komi, as in the table below`,
  quote: (percent: string, other: string) => `Wins ${percent} % of games against ${other}.`,
  link: "How the levels were measured",

  columns: {
    game: "Rules",
    options: "Options",
    blue: "One",
    red: "Other",
    blueWin: "One wins %",
    redWin: "Other wins %",
    draw: "Draw %",
    extinction: "Extinction %",
    meanRound: "Mean round",
    meanMargin: "Mean margin",
    firstMover: "First mover scores %",
    anchorLost: "Anchor lost %",
    blueMs: "ms a turn, one",
    redMs: "ms a turn, other",
    blueFaults: "Faults of one",
    redFaults: "Faults of other",
    player: "Player",
    elo: "Elo",
  },

  howTitle: "How to read it",
  how: [
    "The two take turns in moving first, half the games each. In a row of one level against itself, the one is who moves first.",
    "In brackets: where the true share lies 19 times in 20 (Wilson).",
    "Margin: how many cells one side leads by at the end, weighted as the rules do. Extinction: the game ended because one side had no cells.",
    "First mover scores: its wins and half its draws. Anchor lost: turns begun alive but without a cell at home.",
    "Elo: 400 points are odds of ten to one; the mean of a table is 0 (Bradley and Terry), and ± holds 19 times in 20.",
  ],
};

export type StudyWords = typeof en;
