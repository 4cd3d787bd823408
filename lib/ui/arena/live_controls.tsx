/** How fast a live match is looked at. */

import type { ArenaWords } from "./words/mod.ts";
import { type LiveFilm, PACES } from "./live_playback.ts";

interface LiveControlsProps {
  readonly words: ArenaWords;
  readonly film: LiveFilm;
}

export function LiveControls({ words, film }: LiveControlsProps) {
  return (
    <div class="actions" role="group" aria-label={words.pace}>
      {PACES.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={`${film.pace.value === pace}`}
          onClick={() => film.setPace(pace)}
        >
          {words.paces[pace]}
        </button>
      ))}
    </div>
  );
}
