/** Buttons that move the aim by one cell and act there, for fingers on small cells. */

import type { ComponentChildren } from "preact";
import type { Words } from "../../words/mod.ts";
import { MoreButton } from "../parts/more_button.tsx";

/** The arrows' keys, as the board knows them. */
const DIRECTIONS = [
  { name: "up", key: "ArrowUp", arrow: "↑" },
  { name: "left", key: "ArrowLeft", arrow: "←" },
  { name: "right", key: "ArrowRight", arrow: "→" },
  { name: "down", key: "ArrowDown", arrow: "↓" },
] as const;

interface ArrowPadProps {
  readonly words: Words;
  /** What the button in the middle does. */
  readonly act: string;
  readonly onMove: (key: string) => void;
  readonly onAct: () => void;
  readonly hasNews: boolean;
  /** What stands in its free corner. */
  readonly children?: ComponentChildren;
}

export function ArrowPad({ words, act, onMove, onAct, hasNews, children }: ArrowPadProps) {
  return (
    <div class="nudge-pad">
      {DIRECTIONS.map(({ name, key, arrow }) => (
        <button
          type="button"
          key={name}
          class={`nudge-${name}`}
          aria-label={words.table.moveAim[name]}
          onClick={() => onMove(key)}
        >
          {arrow}
        </button>
      ))}
      <MoreButton words={words} hasNews={hasNews} />
      {children}
      <button type="button" class="nudge-place" onClick={onAct}>{act}</button>
    </div>
  );
}
