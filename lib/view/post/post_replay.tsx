/** A finished game by post to look through. This module is browser compatible. */

import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { ConwayMove, ConwayPosition } from "../../games/conway_position.ts";
import type { BoardSource } from "../board_view.ts";
import { effectsIn } from "../effects.ts";
import { BoardCanvas } from "../parts/board_canvas.tsx";
import type { GameReplayProps } from "../replay/game_replay.ts";
import { ReplayPlayer } from "../replay/player.ts";
import { useReplayKeys } from "../replay/replay_keys.ts";
import { Scrubber } from "../replay/scrubber.tsx";
import { ShareLink } from "../replay/share_link.tsx";
import { TurnList } from "../replay/turn_list.tsx";
import { stillScene } from "../scene.ts";
import { postWordsIn } from "../words/post/mod.ts";
import { EIGHT } from "./eight_marks.ts";
import { PostCurve } from "./post_curve.tsx";
import { type PostFrame, postFramesOf, postTurnsOf } from "./post_frames.ts";
import { changesOfTurn, type PostLanguage, scoresSentence, turnSentence } from "./post_speech.ts";

export function PostReplay({ language, words, record, linkOf }: GameReplayProps) {
  const both = { words, post: postWordsIn(language) };
  const start = record.start as ConwayPosition;
  const moves = record.moves as readonly ConwayMove[];
  const turns = useMemo(() => postTurnsOf(start, moves), []);
  const player = useMemo(() => new ReplayPlayer(postFramesOf(start, moves)), []);
  const board = useMemo(() => boardOf(player), []);
  const { isReady, onKeyDown } = useReplayKeys(player);
  const sentence = sentenceOf(both, start, player.frame.value);
  const shown = player.at.value;
  return (
    <div class="replay post" data-ready={`${isReady}`} onKeyDown={onKeyDown}>
      <div class="board-frame">
        <BoardCanvas source={board} fallback={words.board.canvas} />
      </div>
      <Scrubber words={words} player={player} sentence={sentence} />
      <p role="status" aria-live={player.isPlaying.value ? "off" : "polite"}>{sentence}</p>
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

function sentenceOf(language: PostLanguage, start: ConwayPosition, frame: PostFrame): string {
  const { turn, isAfter } = frame;
  if (!turn) return `${language.post.replayStart} ${scoresSentence(language, start)}`;
  const position = isAfter ? turn.after : turn.before;
  return `${turnSentence(language, turn)} ${scoresSentence(language, position)}`;
}
