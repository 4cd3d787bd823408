/**
 * What the table of games by post says, in English; apart from all else, so that nobody else is sent
 * it. `es.ts` says the same: a missing word does not compile.
 */

import { counted } from "../../../../words/grammar.ts";

const LANGUAGE = "en";

const pieces = (count: number) => counted(LANGUAGE, count, { one: "piece", other: "pieces" });

export const en = {
  neutral: "Neutral",
  title: "Conway by Post",
  move: (move: number, allowance: number) => `Move ${move}: up to ${allowance}`,
  begin: (allowance: number) => `Place ${pieces(allowance)} anywhere, then confirm.`,
  seatsLabel: "Colonies",
  out: "out",
  pieces,
  pass: "Pass",
  passSure: "Really pass",
  random: "Random",
  randomSure: "Place at random",
  firstGeneration: (move: number) => `No generation before move ${move}.`,
  tooMany: (allowance: number) => `That's more than ${pieces(allowance)}. Take one back.`,
  touch: "Each piece must touch one of yours, on the board or placed earlier this turn.",
  turnPlaced: (seat: string, cells: string) => `${seat} placed ${cells}.`,
  turnDrawn: (seat: string, cells: string) => `${seat} placed ${cells} at random.`,
  turnPass: (seat: string) => `${seat} passed.`,
  /** The last to resign leaves the board as it is. */
  turnResign: (seat: string, isLast: boolean) =>
    `${seat} resigned${isLast ? "" : ": their pieces turn neutral"}.`,
  late: (move: number) => `Your time ran out on move ${move}, so you passed.`,
  ranOut: (seat: string) => `${seat} ran out of time.`,
  isOut: (seat: string) => `${seat} is out.`,
  youAreOut: "You're out. The others play on.",
  unknown: (text: string) =>
    `I don't know “${text}”. Type cells such as a5,g2,e7, or pass, random, confirm, undo, clear, score, last, preview.`,
  outlived: "by extinction",
  field: "Type cells, pass or random",
  levels: { easy: "Easy", normal: "Normal", hard: "Hard" },
  person: "Person",
  curve: "Pieces of each colony over the turns",
  replayStart: "The board at the start.",
};

export type PostWords = typeof en;
