/** What the balance study says, in English. `es.ts` says the same: a missing word does not compile. */

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const en = {
  title: "Balance study",
  intro:
    "The levels play each other on this engine, and anyone can reproduce it: the same seed gives the same games.",
  /** What was played, where and with which command it begins again. */
  made: (date: string, games: number, seed: string) =>
    `${games.toLocaleString("en")} games a row, seed ${seed}, played on ${
      day.format(new Date(date))
    } by:`,
  /** Who is no level to play against: by name, and inside a sentence. */
  players: {
    "random": { text: "Random play", phrase: "random play" },
    "local-300k": {
      text: "Plain search",
      phrase: "a plain search that looks at 300,000 generations a turn",
    },
    "conqueror-4m": {
      text: "Conqueror, 4 million",
      phrase: "the first Conqueror, which looks at 4,000,000 generations a turn",
    },
    "conqueror-1m": {
      text: "Conqueror, 1 million",
      phrase: "the third version's Conqueror, which looks at 1,000,000 generations a turn",
    },
    "conqueror-2m": {
      text: "Conqueror, 2 million",
      phrase: "the earlier Conqueror, which looks at 2,000,000 generations a turn",
    },
  },

  ladder: "Who beats whom",
  ladderLine: "Every level against every other and against itself.",
  duel: (one: string, other: string) => `${one} against ${other}`,
  duelLine: "One above another, and by how much.",
  duelResults: (one: string, other: string, game: string) => `${one} against ${other} in ${game}`,
  resultsChart: (game: string) =>
    `Shares of games won, drawn and lost in ${game}, as in the table below`,
  results: (game: string) => `Results in ${game}`,
  strength: (game: string) => `Strength in ${game}`,
  strengthChart: (game: string) => `Elo in ${game} and its margin, as in the table below`,
  sweep: "What the first move is worth",
  sweepLine:
    "Komi is bonus points for Blue when cells decide. Blue moves first, and moving last is better. At 50 % it's even.",
  sweepChart: (game: string) =>
    `What the first mover scores in ${game} by komi, as in the table below`,
  sweepResults: (game: string) => `Results by komi in ${game}`,
  /** A level's score. */
  score: (level: string, percent: number, other: string) =>
    `In tests, ${level} won ${percent}\u00a0% of its games against ${other}.`,
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
    ms: "ms a turn",
    steps: "Steps a turn",
    faults: "Faults",
    player: "Player",
    elo: "Elo",
  },

  people: {
    title: "What this says about people",
    line:
      "Little. The tables below are computers playing computers: they show the order of the levels and the steps between them, not how hard a level is for you. People see patterns and plan several turns ahead, which no level up to Hard does (RR-001, section 7).",
    counted: (games: number) =>
      `This is how often people win their ranked games here. A level is listed from ${games} games on. Games they gave up are counted apart.`,
    none: (games: number) =>
      `As soon as people have finished ${games} ranked games against a level here, you'll see how often they win.`,
    results: (game: string) => `People against the computer in ${game}`,
    columns: ["Level", "People win %", "Games", "Given up"],
  },

  report: {
    title: "Next to the report",
    line:
      "RR-001 published three campaigns. Here they are, played again with its numbers. In each cell the report's figure comes first, then ours.",
    columns: [
      "First and second",
      "First wins %",
      "Second wins %",
      "Draw %",
      "Extinction %",
      "Mean round",
    ],
    campaigns: {
      v54: {
        title: "v5.4, the baseline",
        line: "Classic rules. Hard places cell by cell, like the others.",
      },
      v55: { title: "v5.5, tuned", line: "Classic rules. Hard hunts the weak and bombs sooner." },
      v2: { title: "V2", line: "Today's rules. Hard plans whole turns." },
    },
    whyTitle: "Why they differ",
    why: [
      "Chance: with 100 games a figure is off by up to 10 points 19 times in 20. We play 100 a row, the report 50 to 200.",
      "To let a level play first, the report swaps colors and doesn't mention columns. We mirror both: otherwise the first player's home and the rival's trade places. Its big first-mover lead between equal levels doesn't show here.",
      "The report leaves numbers open: where a first block goes, what three own neighbors are worth, what the zones add in V2. We had to choose.",
      'The report\'s pool is a share of "candidates". We take it as all legal cells.',
      "The levels you play are stronger than these. Hard lists cells zone by zone and counts crowding and extinction, and Easy and Normal leave out cells that would die.",
    ],
  },

  howTitle: "How to read it",
  how: [
    "Plain search thinks like Expert, with 300,000 steps. A step is one generation searched.",
    "Each side moves first in half the games. When a level plays itself, One is the side that moves first.",
    "In brackets: the range of the true share, 19 times in 20 (Wilson).",
    "Margin: the lead in cells at the end, weighted as in the rules. Extinction: the game ended because one side had no cells.",
    "First mover scores: its wins and half its draws. Anchor lost: turns started alive but with no cell at home.",
    "Elo: 400 points are odds of ten to one; the mean of a table is 0 (Bradley and Terry), and ± holds 19 times in 20.",
  ],
};

export type StudyWords = typeof en;
