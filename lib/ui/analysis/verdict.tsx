/** What there is to say of the turn that is shown. */

import type { AnalysisWords } from "./words/mod.ts";
import type { Words } from "../../words/mod.ts";
import { verdictSentences } from "./analysis_speech.ts";
import { type JudgedTurn, markOf } from "./judged_turn.ts";
import { standingsOf } from "./standing.ts";

export interface VerdictProps {
  readonly words: Words;
  readonly own: AnalysisWords;
  readonly judged: readonly JudgedTurn[];
  /** The turn's index. */
  readonly selected: number;
}

export function Verdict({ words, own, judged, selected }: VerdictProps) {
  const one = judged[selected]!, { seat, before } = one.turn;
  const mark = markOf(one), standing = standingsOf(judged)[selected]!;
  return (
    <>
      <p>
        <strong>{own.turn(selected + 1, words.seats[seat]!, before.round)}</strong>
        {mark && ` ${own.marks[mark].sign} ${own.marks[mark].text}`}
      </p>
      {verdictSentences(words, own, one, standing).map((text) => <p key={text}>{text}</p>)}
    </>
  );
}
