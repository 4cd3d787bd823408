/** A finished game on a digraph to look through. */

import { useMemo } from "preact/hooks";
import { annihilation } from "../../../../games/annihilation/annihilation.ts";
import type {
  AnnihilationMove,
  AnnihilationPosition,
} from "../../../../games/annihilation/position.ts";
import type { GameRecord } from "../../../../games/notation/notation.ts";
import { DigraphPicture } from "../digraph_picture.tsx";
import { placesOn } from "../layout.ts";
import { litVertices } from "../part.ts";
import type { GameReplayProps } from "../../../replay/game_replay.ts";
import { ReplayPlayer } from "../../../replay/player.ts";
import { useReplayKeys } from "../../../replay/replay_keys.ts";
import { Scrubber } from "../../../replay/scrubber.tsx";
import { ShareLink } from "../../../replay/share_link.tsx";
import { TurnList } from "../../../replay/turn_list.tsx";
import { annihilationWordsIn } from "../words/mod.ts";
import { digraphRoomWordsIn } from "./words/mod.ts";
import { type Firing, type FiringTeller, turnSentence } from "./speech.ts";
import { LastMove } from "./last_move.tsx";

/** A position, and the turn that led there; none to the first. */
interface Frame {
  readonly position: AnnihilationPosition;
  readonly turn?: Firing;
}

export function DigraphReplay({ language, words, record, linkOf }: GameReplayProps) {
  const own = annihilationWordsIn(language), room = digraphRoomWordsIn(language);
  const teller = { words, own, room, match: { mine: [] } };
  const player = useMemo(() => new ReplayPlayer(framesOf(record)), []);
  const places = useMemo(() => placesOn(player.frames[0]!.position), []);
  const { isReady, onKeyDown } = useReplayKeys(player, 1);
  const { position, turn } = player.frame.value;
  const sentence = sentenceOf(teller, player.frame.value);
  return (
    <div class="replay firing" data-ready={`${isReady}`} onKeyDown={onKeyDown}>
      <div class="board-frame">
        <DigraphPicture
          label={room.lit(litVertices({ position }))}
          position={position}
          places={places}
        >
          <LastMove move={turn?.move} places={places} />
        </DigraphPicture>
      </div>
      <Scrubber words={words} player={player} sentence={sentence} />
      <p role="status" aria-live={player.isPlaying.value ? "off" : "polite"}>{sentence}</p>
      <ShareLink words={words} linkOf={() => linkOf(record)} />
      <TurnList
        player={player}
        turns={player.frames.slice(1).map(({ turn }, n) => ({
          sentence: turnSentence(teller, turn!),
          frame: n + 1,
        }))}
      />
    </div>
  );
}

function framesOf({ start, moves }: GameRecord): Frame[] {
  const frames: Frame[] = [{ position: start as AnnihilationPosition }];
  for (const move of moves as readonly AnnihilationMove[]) {
    const before = frames.at(-1)!.position;
    const after = annihilation.play(before, move);
    frames.push({ position: after, turn: { seat: before.turn, move, before, after } });
  }
  return frames;
}

function sentenceOf(teller: FiringTeller, { position, turn }: Frame): string {
  const { room } = teller;
  const what = turn ? turnSentence(teller, turn) : room.replayStart;
  const end = position.outcome ? `${room.wins[position.outcome.winner!]!}.` : "";
  return `${what} ${room.lit(litVertices({ position }))} ${end}`.trim();
}
