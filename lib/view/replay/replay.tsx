/** A finished game to look through: board, scrubber, turns, scores. This module is browser compatible. */

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import type { LifeGame } from "../../games/life_game.ts";
import type { LifePosition } from "../../games/life_position.ts";
import { AskAnalysis } from "../analysis/ask_analysis.tsx";
import type { Analyst } from "../analysis/game_analysis.ts";
import { AskWhy } from "../causes/ask_why.tsx";
import { BoardCanvas } from "../parts/board_canvas.tsx";
import { LinkBox } from "../parts/link_box.tsx";
import type { Scene } from "../scene.ts";
import { turnSentence } from "../speech.ts";
import type { Words } from "../words/mod.ts";
import { type Frame, framesOf } from "./frames.ts";
import { replayKey, ReplayPlayer, SPEEDS } from "./player.ts";
import { PlayFrom } from "./play_from.tsx";
import { linkOf, type ReplayedGame } from "./replayed_game.ts";
import { replayBoard } from "./replay_board.ts";
import { pastOf } from "./replay_past.ts";
import { ScoreCurve } from "./score_curve.tsx";

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
  const isReady = useSignal(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = ownsKey(event) ? replayKey(player, event.key) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };
  useEffect(() => {
    const generation = /^#(\d{1,3})$/.exec(location.hash)?.[1];
    if (generation) player.goTo(2 * Number(generation));
    // Keys work from the start, when nothing on the page has the focus.
    const onPage = (event: KeyboardEvent) => event.target === document.body && onKeyDown(event);
    document.addEventListener("keydown", onPage);
    isReady.value = true;
    return () => {
      document.removeEventListener("keydown", onPage);
      player.pause();
    };
  }, []);
  return (
    <div class="replay" data-ready={`${isReady.value}`} onKeyDown={onKeyDown}>
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
      <ShareLink words={words} replayed={replayed} />
      <PlayFrom words={words} game={id} position={positionAt(start, player.frame.value)} />
      <TurnList words={words} player={player} />
    </div>
  );
}

/** Fields use their keys themselves, and so do buttons the space bar. */
function ownsKey({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  if (target instanceof HTMLSelectElement) return false;
  if (target instanceof HTMLInputElement) return target.type === "range";
  return key !== " " || !(target instanceof HTMLElement) || !target.closest("button, a, summary");
}

interface PartProps {
  readonly words: Words;
  readonly player: ReplayPlayer;
}

function Scrubber({ words: { replay }, player, sentence }: PartProps & { sentence: string }) {
  const seek = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    player.pause();
    player.goTo(Number(currentTarget.value));
  };
  return (
    <div class="scrubber">
      <input
        type="range"
        min={0}
        max={player.last}
        value={player.at.value}
        aria-label={replay.scrubber}
        aria-valuetext={sentence}
        onInput={seek}
      />
      <button type="button" aria-label={replay.first} onClick={() => player.goTo(0)}>«</button>
      <button type="button" aria-label={replay.back} onClick={() => player.step(-1)}>‹</button>
      <button type="button" class="primary" onClick={() => player.toggle()}>
        {player.isPlaying.value ? replay.pause : replay.play}
      </button>
      <button type="button" aria-label={replay.on} onClick={() => player.step(1)}>›</button>
      <button type="button" aria-label={replay.end} onClick={() => player.goTo(player.last)}>
        »
      </button>
      <label class="speed">
        <span class="visually-hidden">{replay.speed}</span>
        <select
          onChange={({ currentTarget }) => player.speed.value = Number(currentTarget.value)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed} selected={speed === player.speed.value}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The position before the turn that is being shown, or after its generation. */
function positionAt(start: LifePosition, { turn, toll }: Frame): LifePosition {
  if (!turn) return start;
  return toll ? turn.after : turn.before;
}

/** The game as a link, which holds all of it. */
function ShareLink({ words, replayed }: Pick<ReplayProps, "words" | "replayed">) {
  const link = useSignal("");
  useEffect(() => {
    link.value = linkOf(replayed);
  }, []);
  if (link.value === "") return null;
  return (
    <details class="share">
      <summary>{words.replay.share}</summary>
      <LinkBox words={words} link={link.value} label={words.replay.share} />
    </details>
  );
}

/** Every turn as a way to its generation. */
function TurnList({ words, player }: PartProps) {
  const lived = player.frames.flatMap(({ turn, toll }, index) =>
    turn && toll ? [{ turn, index }] : []
  );
  return (
    <ol class="turns">
      {lived.map(({ turn, index }, number) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === player.at.value ? "step" : undefined}
            onClick={() => player.goTo(index)}
          >
            {turnSentence(words, turn, number + 1)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function sentenceOf(
  words: Words,
  game: LifeGame,
  { turn, toll, generation, tally }: Frame,
): string {
  const score = words.result.score(tally.score[0]!, tally.score[1]!);
  if (!turn) return `${words.replay.start(game.rules.rounds)} ${score}.`;
  if (!toll) return `${words.replay.placed(words.seats[turn.seat]!, generation + 1)} ${score}.`;
  return `${turnSentence(words, turn, generation)} ${score}.`;
}
