/** A finished king of the hill to look through. */

import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { ArenaMove, ArenaPosition } from "../../../games/hill/position.ts";
import type { BoardSource } from "../../board/view.ts";
import { effectsIn } from "../../board/effects.ts";
import { BoardCanvas } from "../../board/canvas.tsx";
import type { GameReplayProps } from "../../replay/game_replay.ts";
import { ReplayPlayer } from "../../replay/player.ts";
import { useReplayKeys } from "../../replay/replay_keys.ts";
import { Scrubber } from "../../replay/scrubber.tsx";
import { ShareLink } from "../../replay/share_link.tsx";
import { TurnList } from "../../replay/turn_list.tsx";
import { stillScene } from "../../board/scene.ts";
import { hillWordsIn } from "./words/mod.ts";
import { type HillFrame, hillFramesOf, hillTurnsOf } from "./frames.ts";
import { changesOfTurn, type HillLanguage, scoresSentence, turnSentence } from "./speech.ts";

export function HillReplay({ language, words, record, linkOf }: GameReplayProps) {
  const both = { words, hill: hillWordsIn(language) };
  const start = record.start as ArenaPosition;
  const turns = useMemo(() => hillTurnsOf(start, record.moves as readonly ArenaMove[]), []);
  const player = useMemo(() => new ReplayPlayer(hillFramesOf(start, turns)), []);
  const board = useMemo(() => boardOf(player), []);
  const { isReady, onKeyDown } = useReplayKeys(player, 1);
  const sentence = sentenceOf(both, start, player.frame.value);
  return (
    <div class="replay hill" data-ready={`${isReady}`} onKeyDown={onKeyDown}>
      <div class="board-frame">
        <BoardCanvas source={board} fallback={words.board.canvas} />
      </div>
      <Scrubber words={words} player={player} sentence={sentence} />
      <p role="status" aria-live={player.isPlaying.value ? "off" : "polite"}>{sentence}</p>
      <ShareLink words={words} linkOf={() => linkOf(record)} />
      <TurnList
        player={player}
        turns={turns.map((turn, n) => ({ sentence: turnSentence(both, turn), frame: n + 1 }))}
      />
    </div>
  );
}

function boardOf(player: ReplayPlayer<HillFrame>): BoardSource {
  return {
    scene: computed(() => {
      const { board, turn } = player.frame.value;
      return { ...stillScene(board, 0), last: turn?.move.place ?? [] };
    }),
    effects: computed(() => {
      const { turn } = player.frame.value;
      return turn ? effectsIn(changesOfTurn(turn)) : [];
    }),
  };
}

function sentenceOf(language: HillLanguage, start: ArenaPosition, { turn }: HillFrame): string {
  if (!turn) return `${language.hill.replayStart} ${scoresSentence(language, start)}`;
  return `${turnSentence(language, turn)} ${scoresSentence(language, turn.after)}`;
}
