/** How far an analysis is, and what came of it. */

import type { AnalysisWords } from "./words/mod.ts";
import type { Words } from "../../words/mod.ts";
import type { GameAnalysis } from "./game_analysis.ts";
import { type JudgedTurn, LEAST_LOSS, lossesOf, markOf } from "./standing.ts";

interface AnalysisProgressProps {
  readonly words: Words;
  readonly own: AnalysisWords;
  readonly analysis: GameAnalysis;
  /** The turn that decided, by its index. */
  readonly deciding: number | undefined;
  readonly onSelect: (turn: number) => void;
}

export function AnalysisProgress(props: AnalysisProgressProps) {
  const { own, analysis } = props;
  const { turns } = analysis, judged = analysis.judged.value.length;
  const state = analysis.state.value;
  const run = () => analysis.run();
  return (
    <>
      {state === "running" && (
        <p class="analysis-progress">
          <label>
            {own.progress(judged + 1, turns.length)}
            <progress value={analysis.progress.value} max={turns.length} />
          </label>
          <button type="button" onClick={() => analysis.stop()}>{own.stop}</button>
        </p>
      )}
      <div role="status">
        {state === "stopped" && (
          <Interrupted line={own.stopped(judged, turns.length)} way={own.goOn} onGoOn={run} />
        )}
        {state === "failed" && <Interrupted line={own.failed} way={own.retry} onGoOn={run} />}
        {state === "done" && <Outcome {...props} />}
      </div>
    </>
  );
}

interface InterruptedProps {
  readonly line: string;
  readonly way: string;
  readonly onGoOn: () => void;
}

function Interrupted({ line, way, onGoOn }: InterruptedProps) {
  return (
    <p class="analysis-progress">
      {line} <button type="button" onClick={onGoOn}>{way}</button>
    </p>
  );
}

function Outcome({ words, own, analysis, deciding, onSelect }: AnalysisProgressProps) {
  const judged = analysis.judged.value;
  const losses = lossesOf(judged), marked = losses.filter(markOf).length;
  return (
    <>
      <p>{own.done(marked, LEAST_LOSS)}</p>
      <p class="analysis-progress">
        {deciding === undefined
          ? own.undecided
          : decidedLine(words, own, deciding, judged[deciding]!, losses[deciding]!)}
        {deciding !== undefined && (
          <button type="button" onClick={() => onSelect(deciding)}>{own.show}</button>
        )}
      </p>
    </>
  );
}

/** "Turn 4 decided the game: it cost Red 54 % of the win." */
function decidedLine(
  { seats }: Words,
  own: AnalysisWords,
  index: number,
  { turn }: JudgedTurn,
  loss: number,
): string {
  return own.decided(index + 1, seats[turn.seat]!, Math.round(loss));
}
