/** The way to any generation of a match that is over. */

import type { ArenaWords } from "./words/mod.ts";
import { type PastFilm, SPEEDS } from "./past_playback.ts";

interface PastControlsProps {
  readonly words: ArenaWords;
  readonly film: PastFilm;
}

export function PastControls({ words, film }: PastControlsProps) {
  const { generations } = film;
  const seek = (generation: number) => {
    film.isPlaying.value = false;
    film.goTo(generation);
  };
  return (
    <div class="scrubber">
      <input
        type="range"
        min={0}
        max={generations}
        value={film.goal.value}
        aria-label={words.scrubber}
        aria-valuetext={words.generationOf(film.goal.value, generations)}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <button type="button" aria-label={words.start} onClick={() => seek(0)}>«</button>
      <button type="button" aria-label={words.back} onClick={() => film.step(-1)}>‹</button>
      <button type="button" class="primary" onClick={() => film.toggle()}>
        {film.isPlaying.value ? words.pause : words.play}
      </button>
      <button type="button" aria-label={words.on} onClick={() => film.step(1)}>›</button>
      <button type="button" aria-label={words.end} onClick={() => seek(generations)}>»</button>
      <label class="speed">
        {words.speed}
        <select onChange={({ currentTarget }) => film.speed.value = Number(currentTarget.value)}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed} selected={speed === film.speed.value}>
              {speed}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
