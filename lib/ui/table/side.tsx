/** Next to a board, or on a phone over it when asked for. */

import type { ComponentChildren, Ref } from "preact";
import type { Words } from "../../words/mod.ts";

interface SideProps {
  readonly words: Words;
  readonly panel?: Ref<HTMLElement>;
  readonly children: ComponentChildren;
}

export function Side({ words, panel = null, children }: SideProps) {
  return (
    <aside class="side" id="side" ref={panel} popover="auto">
      <button
        type="button"
        class="quiet side-close"
        popovertarget="side"
        popovertargetaction="hide"
        aria-label={words.field.close}
      >
        ×
      </button>
      {children}
    </aside>
  );
}
