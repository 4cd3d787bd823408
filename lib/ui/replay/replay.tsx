/** A finished game to look through: board, scrubber, turns, scores. */

import { useComputed, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import type { LifeGame } from "../../games/conquerors/game.ts";
import type { LifePosition } from "../../games/conquerors/position.ts";
import { AskAnalysis } from "../analysis/ask_analysis.tsx";
import type { Analyst } from "../analysis/game_analysis.ts";
import { AskWhy } from "../causes/ask_why.tsx";
import { BoardCanvas } from "../board/canvas.tsx";
import type { Scene } from "../board/scene.ts";
import { turnSentence } from "../games/conquerors/speech.ts";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "./words/mod.ts";
import { type Frame, framesOf } from "./frames.ts";
import { ReplayPlayer } from "./player.ts";
import { PlayFrom } from "./play_from.tsx";
import { linkOf, type ReplayedGame } from "./replayed_game.ts";
import { replayBoard } from "./replay_board.ts";
import { pastOf } from "./replay_past.ts";
import { useReplayKeys } from "./replay_keys.ts";
import { ScoreCurve } from "./score_curve.tsx";
import { Scrubber } from "./scrubber.tsx";
import { ShareLink } from "./share_link.tsx";
import { TurnList, type TurnListProps } from "./turn_list.tsx";

export interface ReplayProps {
  readonly words: Words;
  readonly replayed: ReplayedGame;
  /** Somebody new who judges turns; asked for nothing unless the visitor asks. */
  readonly analyst: () => Analyst;
}

export function Replay({ words, replayed, analyst }: ReplayProps) {
  const { id, game, start, moves } = replayed;
  const player = useMemo(() => new ReplayPlayer(framesOf(game, start, moves)), []);
  const asked = useSignal<Cell | undefined>(undefined);
  const outlined = useSignal<readonly Cell[]>([]);
  const overlay = useSignal<Partial<Scene>>({});
  const board = useMemo(
    () => replayBoard(game, player, outlined, overlay, (cell) => asked.value = cell),
    [],
  );
  const sentence = useComputed(() => sentenceOf(words, game, player.frame.value));
  const { isReady, onKeyDown } = useReplayKeys(player);
  return (
    <div class="replay" data-ready={`${isReady}`} onKeyDown={onKeyDown}>
      <div class="board-frame">
        <BoardCanvas source={board} fallback={words.board.canvas} />
      </div>
      <Scrubber words={words} player={player} sentence={sentence.value} />
      <p role="status" aria-live={player.isPlaying.value ? "off" : "polite"}>{sentence.value}</p>
      <ScoreCurve words={words} frames={player.frames} at={player.at.value} />
      <AskAnalysis words={words} game={id} player={player} analyst={analyst} overlay={overlay} />
      <AskWhy
        words={words}
        board={player.frame.value.board}
        past={() => pastOf(player)}
        asked={asked}
        outlined={outlined}
        onShow={({ shownAt }) => player.goTo(shownAt)}
      />
      <ShareLink words={words} linkOf={() => linkOf(replayed)} />
      <PlayFrom words={words} game={id} position={positionAt(start, player.frame.value)} />
      <TurnList player={player} turns={turnsOf(words, player)} />
    </div>
  );
}

/** The position before the turn that is being shown, or after its generation. */
function positionAt(start: LifePosition, { turn, toll }: Frame): LifePosition {
  if (!turn) return start;
  return toll ? turn.after : turn.before;
}

/** Every turn, which leads to its generation. */
function turnsOf(words: Words, { frames }: ReplayPlayer): TurnListProps["turns"] {
  const lived = frames.flatMap(({ turn, toll }, frame) => turn && toll ? [{ turn, frame }] : []);
  return lived.map(({ turn, frame }, number) => ({
    sentence: turnSentence(words, turn, number + 1),
    frame,
  }));
}

function sentenceOf(
  words: Words,
  game: LifeGame,
  { turn, toll, generation, tally }: Frame,
): string {
  const replay = replayWordsIn(words.language as Language);
  const score = words.result.score(tally.score[0]!, tally.score[1]!);
  if (!turn) return `${replay.start(game.rules.rounds)} ${score}.`;
  if (!toll) return `${replay.placed(words.seats[turn.seat]!, generation + 1)} ${score}.`;
  return `${turnSentence(words, turn, generation)} ${score}.`;
}
