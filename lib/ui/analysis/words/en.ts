/**
 * A finished game as the strongest level sees it, in English; apart from all else, for it is loaded
 * when somebody asks. `es.ts` says the same: a missing word does not compile.
 */

import type { Mark } from "../standing.ts";
import { counted } from "../../../words/grammar.ts";

/** A mark by its name, and by the sign that chess gives it. */
type MarkWords = Readonly<Record<Mark, { readonly text: string; readonly sign: string }>>;

const marks: MarkWords = {
  blunder: { text: "blunder", sign: "??" },
  mistake: { text: "mistake", sign: "?" },
  inaccuracy: { text: "inaccuracy", sign: "?!" },
};

export const en = {
  title: "Conqueror's analysis",
  progress: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  stop: "Stop",
  stopped: (count: number, of: number) => `Stopped at ${count} of ${of} turns.`,
  goOn: "Go on",
  failed: "The computer couldn't be loaded.",
  retry: "Try again",
  done: (marked: number, least: number) =>
    marked === 0 ? "No big mistakes." : counted("en", marked, {
      one: `turn cost ${least}% win chance or more.`,
      other: `turns cost ${least}% win chance or more.`,
    }),
  decided: (number: number, seat: string, lost: number) =>
    `Turn ${number} decided it: it cost ${seat} ${lost}% win chance.`,
  undecided: "No single turn decided it.",
  show: "Show",
  marks,
  turn: (number: number, seat: string, round: number) => `Turn ${number}, ${seat}, round ${round}`,
  percent: (lost: number) => `${lost}%`,
  /** By how much a seat is ahead. */
  ahead: (seat: string, points: number) => `${seat} +${points}`,
  even: "even",
  worths: (best: string, played: string, lost: number) =>
    `Best turn: ${best}. Played: ${played}. Win chance lost: ${lost}%.`,
  good: "About as good as the best turn.",
  betterPlace: (cells: string) => `Better: ${cells}.`,
  betterBomb: (cell: string) => `Better: a bomb on ${cell}.`,
  betterSkip: "Better: skip the turn.",
  killed: (cells: string) => `Own cells lost: ${cells}.`,
  given: (rival: string, cells: string) => `Births given to ${rival}: ${cells}.`,
  curve: "Who was ahead after each turn; the table says the same",
  curveLine:
    "Above the line Blue leads, below it Red, in cells. Discs are Blue's mistakes, diamonds Red's; bigger is worse. Dashed: the deciding turn.",
  table: "All turns",
  columns: ["Turn", "Ahead", "Lost"],
  isDeciding: "decided",
};

export type AnalysisWords = typeof en;
