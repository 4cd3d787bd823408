/** Buttons that move over a board by one cell and act there; fetched where the settings ask for them. */

import type { Words } from "../../words/mod.ts";

/** The arrows' keys, as the board knows them. */
const DIRECTIONS = [
  { name: "up", key: "ArrowUp", arrow: "↑" },
  { name: "left", key: "ArrowLeft", arrow: "←" },
  { name: "right", key: "ArrowRight", arrow: "→" },
  { name: "down", key: "ArrowDown", arrow: "↓" },
] as const;

export interface ArrowPadProps {
  readonly words: Words;
  /** What the button in the middle does. */
  readonly act: string;
  readonly onMove: (key: string) => void;
  readonly onAct: () => void;
}

export function ArrowPad({ words, act, onMove, onAct }: ArrowPadProps) {
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
      <button type="button" class="nudge-place" onClick={onAct}>{act}</button>
    </div>
  );
}
