/** Where one may have a game analyzed; what does it is fetched when asked for. */

import { type Signal, useSignal } from "@preact/signals";
import type { LifeRules } from "../../games/conquerors/rules.ts";
import type { ReplayPlayer } from "../replay/player.ts";
import type { Scene } from "../board/scene.ts";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "../replay/words/mod.ts";
import type { Analyst } from "./game_analysis.ts";

export interface AskAnalysisProps {
  readonly words: Words;
  readonly rules: LifeRules;
  readonly player: ReplayPlayer;
  /** A new one, which starts with its first question. */
  readonly analyst: () => Analyst;
  /** What the board shows along with the game. */
  readonly overlay: Signal<Partial<Scene>>;
}

type AnalysisModule = typeof import("./analysis.tsx");

export function AskAnalysis(props: AskAnalysisProps) {
  const loaded = useSignal<AnalysisModule | undefined>(undefined);
  // Where it cannot be fetched the button stays.
  const load = () => import("./analysis.tsx").then((module) => loaded.value = module, () => {});
  if (loaded.value) return <loaded.value.Analysis {...props} />;
  const words = replayWordsIn(props.words.language as Language);
  return <button type="button" onClick={load}>{words.analyze}</button>;
}
