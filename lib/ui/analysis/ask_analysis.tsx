/** Where one may have a game analyzed; what does it is fetched when asked for. */

import { useSignal } from "@preact/signals";
import { late } from "../parts/late.ts";
import type { Language } from "../../words/language.ts";
import { replayWordsIn } from "../replay/words/mod.ts";
import type { AnalysisProps } from "./analysis.tsx";

type AnalysisModule = typeof import("./analysis.tsx");

export function AskAnalysis(props: AnalysisProps) {
  const loaded = useSignal<AnalysisModule | undefined>(undefined);
  // Where it cannot be fetched the button stays.
  const load = () =>
    late(() => import("./analysis.tsx")).then((module) => loaded.value = module, () => {});
  if (loaded.value) return <loaded.value.Analysis {...props} />;
  const words = replayWordsIn(props.words.language as Language);
  return <button type="button" onClick={load}>{words.analyze}</button>;
}
