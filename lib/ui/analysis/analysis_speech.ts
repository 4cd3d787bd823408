/** Judged turns in words. */

import { cellName } from "../../games/notation/cell_text.ts";
import { rivalOf } from "../../games/conquerors/position.ts";
import { cellNames } from "../board/speech.ts";
import type { AnalysisWords } from "./words/mod.ts";
import type { Words } from "../../words/mod.ts";
import { harmOf } from "./harm.ts";
import { isDecided, type JudgedTurn, lossOf, markOf, standingAtBest } from "./standing.ts";

/** "Blue +12" of points for blue, or "Blue wins". */
export function aheadPhrase(words: Words, own: AnalysisWords, points: number): string {
  const whole = Math.round(points), seat = words.seats[whole > 0 ? 0 : 1]!;
  if (whole === 0) return own.even;
  return isDecided(points) ? words.result.winner(seat) : own.ahead(seat, Math.abs(whole));
}

/** "54 % ?? blunder" */
export function lostPhrase(own: AnalysisWords, loss: number): string {
  const mark = markOf(loss), lost = own.percent(Math.round(loss));
  return mark ? `${lost} ${own.marks[mark].sign} ${own.marks[mark].text}` : lost;
}

/** What a turn that left the game at that standing was worth and did, a sentence each. */
export function verdictSentences(
  words: Words,
  own: AnalysisWords,
  judged: JudgedTurn,
  standing: number,
): string[] {
  const { turn } = judged, { board } = turn.before, loss = lossOf(judged, standing);
  const { killed, given } = harmOf(turn);
  const rival = words.seats[rivalOf(turn.seat)]!;
  return [
    ...markOf(loss) ? [betterSentence(own, judged)] : [own.good],
    own.worths(
      aheadPhrase(words, own, standingAtBest(standing, judged)),
      aheadPhrase(words, own, standing),
      Math.round(loss),
    ),
    ...killed.length > 0 ? [own.killed(cellNames(board, killed))] : [],
    ...given.length > 0 ? [own.given(rival, cellNames(board, given))] : [],
  ];
}

function betterSentence(own: AnalysisWords, { turn, assessment: { best } }: JudgedTurn): string {
  const { board } = turn.before;
  if ("pass" in best) return own.betterSkip;
  if ("bomb" in best) return own.betterBomb(cellName(board, best.bomb));
  return own.betterPlace(cellNames(board, best.place));
}
