/** A finished game on a digraph to look through. */

import { useMemo } from "preact/hooks";
import { annihilation } from "../../../../games/annihilation/annihilation.ts";
import type {
  AnnihilationMove,
  AnnihilationPosition,
} from "../../../../games/annihilation/position.ts";
import type { GameReplayProps } from "../../../replay/game_replay.ts";
import { Replay } from "../../../replay/replay.tsx";
import { DigraphPicture } from "../digraph_picture.tsx";
import { placesOn } from "../layout.ts";
import { annihilationWordsIn } from "../words/mod.ts";
import { LastMove } from "./last_move.tsx";
import { litSentence } from "./speech.ts";
import { annihilationUi } from "./ui.tsx";
import { annihilationRoomWordsIn } from "./words/mod.ts";

export function DigraphReplay({ language, words, record, linkOf }: GameReplayProps) {
  const own = annihilationWordsIn(language), room = annihilationRoomWordsIn(language);
  const ui = useMemo(() => annihilationUi({ words, own, room }), []);
  const start = record.start as AnnihilationPosition;
  const places = useMemo(() => placesOn(start), []);
  return (
    <Replay
      game={annihilation}
      ui={ui}
      start={start}
      moves={record.moves as readonly AnnihilationMove[]}
      beginning={room.replayStart}
      linkOf={() => linkOf(record)}
      picture={({ position, turn }) => (
        <DigraphPicture
          label={litSentence(room, position)}
          position={position}
          places={places}
        >
          <LastMove move={turn?.move} places={places} />
        </DigraphPicture>
      )}
    />
  );
}
