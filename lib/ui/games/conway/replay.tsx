/** A finished game by post to look through. */

import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { ConwayMove, ConwayPosition } from "../../../games/conway/position.ts";
import type { LevelId } from "../../../search/levels.ts";
import type { BoardSource } from "../../board/view.ts";
import { computerName } from "../../table/computer_name.ts";
import { effectsIn } from "../../board/effects.ts";
import { BoardCanvas } from "../../board/canvas.tsx";
import type { GameReplayProps } from "../../replay/game_replay.ts";
import { ReplayPlayer } from "../../replay/player.ts";
import { useReplayKeys } from "../../replay/replay_keys.ts";
import { Scrubber } from "../../replay/scrubber.tsx";
import { ShareLink } from "../../replay/share_link.tsx";
import { TurnList } from "../../replay/turn_list.tsx";
import { stillScene } from "../../board/scene.ts";
import type { Words } from "../../../words/mod.ts";
import { postWordsIn } from "./words/mod.ts";
import { EIGHT } from "./eight_marks.ts";
import { PostCurve } from "./curve.tsx";
import { type PostFrame, postFramesOf, postTurnsOf } from "./frames.ts";
import { PostSeats } from "./seats.tsx";
import { changesOfTurn, type PostLanguage, scoresSentence, turnSentence } from "./speech.ts";

export function PostReplay({ language, words, record, linkOf }: GameReplayProps) {
  const both = { words, post: postWordsIn(language) };
  const start = record.start as ConwayPosition;
  const moves = record.moves as readonly ConwayMove[];
  const turns = useMemo(() => postTurnsOf(start, moves), []);
  const player = useMemo(() => new ReplayPlayer(postFramesOf(start, moves)), []);
  const board = useMemo(() => boardOf(player), []);
  const { isReady, onKeyDown } = useReplayKeys(player);
  const names = start.alive.map((_, seat) => nameOf(words, record.tags[`Seat${seat + 1}`]));
  const position = positionOf(start, player.frame.value);
  const sentence = sentenceOf(both, position, player.frame.value);
  const shown = player.at.value;
  return (
    <div class="replay post" data-ready={`${isReady}`} onKeyDown={onKeyDown}>
      <div class="board-frame">
        <BoardCanvas source={board} fallback={words.board.canvas} />
      </div>
      <Scrubber words={words} player={player} sentence={sentence} />
      <p role="status" aria-live={player.isPlaying.value ? "off" : "polite"}>{sentence}</p>
      <PostSeats {...both} position={position} names={names} isOver={position.outcome !== null} />
      <PostCurve
        post={both.post}
        positions={[start, ...turns.map(({ after }) => after)]}
        at={shown / 2}
      />
      <ShareLink words={words} linkOf={() => linkOf(record)} />
      <TurnList
        player={player}
        turns={turns.map((turn, n) => ({ sentence: turnSentence(both, turn), frame: 2 * (n + 1) }))}
      />
    </div>
  );
}

function boardOf(player: ReplayPlayer<PostFrame>): BoardSource {
  return {
    marks: EIGHT,
    scene: computed(() => {
      const { board, marks } = player.frame.value;
      return { ...stillScene(board, 0), last: marks };
    }),
    effects: computed(() => {
      const { turn, isAfter } = player.frame.value;
      return turn && isAfter ? effectsIn(changesOfTurn(turn)) : [];
    }),
  };
}

/** Whose a seat was, by its tag in the record. */
function nameOf(words: Words, tag = ""): string {
  return tag in words.levels ? computerName(words, tag as LevelId) : tag;
}

function positionOf(start: ConwayPosition, { turn, isAfter }: PostFrame): ConwayPosition {
  if (!turn) return start;
  return isAfter ? turn.after : turn.before;
}

function sentenceOf(
  language: PostLanguage,
  position: ConwayPosition,
  { turn }: PostFrame,
): string {
  const first = turn ? turnSentence(language, turn) : language.post.replayStart;
  return `${first} ${scoresSentence(language, position)}`;
}
