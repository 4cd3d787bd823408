/** A finished game by post to look through. */

import { useMemo } from "preact/hooks";
import { conway } from "../../../games/conway/conway.ts";
import type { ConwayMove, ConwayPosition } from "../../../games/conway/position.ts";
import { LEVEL_IDS } from "../../../games/game.ts";
import type { Words } from "../../../words/mod.ts";
import { type GameReplayProps, Replay } from "../../replay/replay.tsx";
import { computerName } from "../../table/computer_name.ts";
import { ColonyList } from "./seats.tsx";
import { conwayUi } from "./ui.tsx";
import { postWordsIn } from "./words/mod.ts";

export function PostReplay({ language, words, record, linkOf }: GameReplayProps) {
  const post = postWordsIn(language), start = record.start as ConwayPosition;
  const ui = useMemo(() => conwayUi({ words, post }, start.alive.length), []);
  const names = start.alive.map((_, seat) => nameOf(words, record.tags[`Seat${seat + 1}`]));
  return (
    <Replay
      game={conway}
      ui={ui}
      start={start}
      moves={record.moves as readonly ConwayMove[]}
      beginning={post.replayStart}
      curveLine={post.curve}
      linkOf={() => linkOf(record)}
      seats={(position) => (
        <ColonyList
          words={words}
          post={post}
          position={position}
          names={names}
          mover={moverOf(position)}
        />
      )}
    />
  );
}

function moverOf({ outcome, turn }: ConwayPosition) {
  return outcome ? undefined : turn;
}

/** Whose a seat was, by its tag in the record. */
function nameOf(words: Words, tag = ""): string {
  const level = LEVEL_IDS.find((id) => id === tag);
  return level ? computerName(words, level) : tag;
}
