/** Moves through a replay, by hand or by itself. */

import type { Words } from "../../words/mod.ts";
import { replayWordsIn } from "./words/mod.ts";
import { type ReplayPlayer, SPEEDS } from "./player.ts";

interface ScrubberProps {
  readonly words: Words;
  readonly player: ReplayPlayer<unknown>;
  /** Where it stands, in words. */
  readonly sentence: string;
}

export function Scrubber({ words, player, sentence }: ScrubberProps) {
  const replay = replayWordsIn(words.language);
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
