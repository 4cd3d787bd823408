/** Where a table speaks, below what may be said beside the board. */

import type { ComponentChildren } from "preact";
import type { Voice } from "./voice.ts";

interface SpokenProps {
  readonly voice: Voice;
  readonly children?: ComponentChildren;
}

export function Spoken({ voice, children }: SpokenProps) {
  return (
    <div class="speech" data-last={voice.spokeLast.value} tabIndex={0}>
      {children}
      <p role="status" aria-live="polite">{voice.said.value}</p>
      <p role="alert">{voice.alerted.value}</p>
    </div>
  );
}
