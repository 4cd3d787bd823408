/** A finished king of the hill to look through. */

import { useMemo } from "preact/hooks";
import { kingOfTheHill } from "../../../games/hill/hill.ts";
import type { HillMove, HillPosition } from "../../../games/hill/position.ts";
import { type GameReplayProps, Replay } from "../../replay/replay.tsx";
import { hillUi } from "./ui.tsx";
import { hillWordsIn } from "./words/mod.ts";

export function HillReplay({ language, words, record, linkOf }: GameReplayProps) {
  const hill = hillWordsIn(language), ui = useMemo(() => hillUi({ words, hill }), []);
  return (
    <Replay
      game={kingOfTheHill}
      ui={ui}
      start={record.start as HillPosition}
      moves={record.moves as readonly HillMove[]}
      beginning={hill.replayStart}
      linkOf={() => linkOf(record)}
    />
  );
}
