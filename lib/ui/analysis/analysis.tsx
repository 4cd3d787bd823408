/** A finished game as the strongest level sees it: who was ahead, and what was lost. */

import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { analysisWordsIn } from "./words/mod.ts";
import type { Language } from "../../words/language.ts";
import { AnalysisProgress } from "./analysis_progress.tsx";
import type { AskAnalysisProps } from "./ask_analysis.tsx";
import { GameAnalysis } from "./game_analysis.ts";
import { JudgedTable } from "./judged_table.tsx";
import { overlayOf } from "./overlay.ts";
import { showTurn, turnShown, turnsOf } from "./replayed_turns.ts";
import { StandingCurve } from "./standing_curve.tsx";
import { decidingTurn } from "./standing.ts";
import { Verdict } from "./verdict.tsx";

export function Analysis({ words, rules, player, analyst, overlay }: AskAnalysisProps) {
  const own = analysisWordsIn(words.language as Language);
  const analysis = useMemo(() => new GameAnalysis(rules, turnsOf(player), analyst()), []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    heading.current!.focus({ preventScroll: true });
    analysis.run();
    return () => analysis.stop();
  }, []);
  const shown = useComputed(() => analysis.judged.value[turnShown(player)]);
  useSignalEffect(() => {
    const isStill = shown.value && !player.isPlaying.value;
    overlay.value = isStill ? overlayOf(shown.value!, player.frame.value) : {};
  });

  const judged = analysis.judged.value;
  const parts = {
    words,
    own,
    judged,
    deciding: analysis.state.value === "done" ? decidingTurn(judged) : undefined,
    selected: turnShown(player),
    onSelect: (turn: number) => showTurn(player, turn),
  };
  return (
    <section class="analysis" aria-labelledby="analysis">
      <h2 id="analysis" ref={heading} tabIndex={-1}>{own.title}</h2>
      <AnalysisProgress {...parts} analysis={analysis} />
      {judged.length > 0 && <StandingCurve {...parts} turns={analysis.turns.length} />}
      <div role="status">{shown.value && <Verdict {...parts} />}</div>
      {judged.length > 0 && <JudgedTable {...parts} />}
    </section>
  );
}
