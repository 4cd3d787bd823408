/** A finished game of two colonies to look through, judge and play on. */

import { useMemo } from "preact/hooks";
import { useSignal } from "@preact/signals";
import type { LifeGame } from "../../../games/conquerors/conquerors.ts";
import type { Words } from "../../../words/mod.ts";
import type { Analyst } from "../../analysis/game_analysis.ts";
import type { Frame } from "../../replay/frames.ts";
import { OpeningLink } from "../../openings/opening_link.tsx";
import { PlayFrom } from "../../replay/play_from.tsx";
import { Replay } from "../../replay/replay.tsx";
import { linkOf, type ReplayedGame } from "../../replay/replayed_game.ts";
import { replayWordsIn } from "../../replay/words/mod.ts";
import { conquerorsUi } from "./ui.tsx";
import { late } from "../../parts/late.ts";
import type { Analysis, AnalysisProps } from "../../analysis/analysis.tsx";

interface LifeReplayProps {
  readonly words: Words;
  readonly replayed: ReplayedGame;
  /** Somebody new who judges turns; asked for nothing unless the visitor asks. */
  readonly analyst: () => Analyst;
}

export function LifeReplay({ words, replayed, analyst }: LifeReplayProps) {
  const { game, start, moves } = replayed;
  const ui = useMemo(() => conquerorsUi(words, game), []);
  const replay = replayWordsIn(words.language);
  return (
    <Replay
      game={game}
      ui={ui}
      start={start}
      moves={moves}
      beginning={replay.start(ui.roundsLeft!(start))}
      curveLine={game.rules.rivalWeight > 1 ? replay.curveLine : replay.curve}
      linkOf={() => linkOf(replayed)}
      more={({ player, overlay }) => (
        <AskAnalysis
          words={words}
          replayed={replayed}
          player={player}
          analyst={analyst}
          overlay={overlay}
        />
      )}
      last={({ player }) => (
        <>
          <OpeningLink
            words={replay}
            game={game}
            start={start}
            frames={player.frames}
            turns={player.frame.value.generation}
          />
          <PlayFrom words={words} game={game} position={positionAt(player.frame.value)} />
        </>
      )}
    />
  );
}

/** The position before the turn that is being shown, or after its generation. */
function positionAt({ turn, isAfter, position }: Frame<LifeGame>) {
  return turn && !isAfter ? turn.before : position;
}

const fetchAnalysis = async () => await (await import("../../analysis/analysis.tsx")).dressed();

/** Where one may have a game analyzed; what does it is fetched when asked for. */
function AskAnalysis(props: AnalysisProps) {
  const loaded = useSignal<typeof Analysis | undefined>(undefined);
  // Where it cannot be fetched the button stays.
  const load = () => late(fetchAnalysis).then((analysis) => loaded.value = analysis, () => {});
  if (loaded.value) return <loaded.value {...props} />;
  const words = replayWordsIn(props.words.language);
  return <button type="button" onClick={load}>{words.analyze}</button>;
}
