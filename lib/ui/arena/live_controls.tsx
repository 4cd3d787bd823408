/** How fast a live match is looked at. */

import type { ArenaWords } from "./words/mod.ts";
import { type LivePlayback, PACES } from "./live_playback.ts";

interface LiveControlsProps {
  readonly words: ArenaWords;
  readonly playback: LivePlayback;
}

export function LiveControls({ words, playback }: LiveControlsProps) {
  return (
    <div class="actions" role="group" aria-label={words.pace}>
      {PACES.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={`${playback.pace.value === pace}`}
          onClick={() => playback.setPace(pace)}
        >
          {words.paces[pace]}
        </button>
      ))}
    </div>
  );
}
