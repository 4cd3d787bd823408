/** The way to any generation of a match that is over. */

import type { ArenaWords } from "./words/mod.ts";
import { type PastPlayback, SPEEDS } from "./past_playback.ts";

interface PastControlsProps {
  readonly words: ArenaWords;
  readonly playback: PastPlayback;
}

export function PastControls({ words, playback }: PastControlsProps) {
  const { generations } = playback;
  const seek = (generation: number) => {
    playback.isPlaying.value = false;
    playback.goTo(generation);
  };
  return (
    <div class="scrubber">
      <input
        type="range"
        min={0}
        max={generations}
        value={playback.goal.value}
        aria-label={words.scrubber}
        aria-valuetext={words.generationOf(playback.goal.value, generations)}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <button type="button" aria-label={words.start} onClick={() => seek(0)}>«</button>
      <button type="button" aria-label={words.back} onClick={() => playback.step(-1)}>‹</button>
      <button type="button" class="primary" onClick={() => playback.toggle()}>
        {playback.isPlaying.value ? words.pause : words.play}
      </button>
      <button type="button" aria-label={words.on} onClick={() => playback.step(1)}>›</button>
      <button type="button" aria-label={words.end} onClick={() => seek(generations)}>»</button>
      <label class="speed">
        {words.speed}
        <select
          onChange={({ currentTarget }) => playback.speed.value = Number(currentTarget.value)}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed} selected={speed === playback.speed.value}>
              {speed}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
