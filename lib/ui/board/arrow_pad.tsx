/** Buttons that move over a board by one cell and act there; fetched where the settings ask for them. */

import type { Words } from "../../words/mod.ts";

/** The arrows' keys, as the board knows them, and where each is; the button that acts comes in the middle. */
const ARROWS = [
  { name: "left", key: "ArrowLeft", arrow: "←", gridArea: "2 / 1" },
  { name: "up", key: "ArrowUp", arrow: "↑", gridArea: "1 / 2" },
  { name: "down", key: "ArrowDown", arrow: "↓", gridArea: "3 / 2" },
  { name: "right", key: "ArrowRight", arrow: "→", gridArea: "2 / 3" },
] as const;

/** Here rather than in the stylesheet, which everybody is sent. */
const PAD = { display: "grid", gridTemplate: "repeat(3, 44px) / repeat(3, 44px)" };
/** A phone has no room for other buttons next to it: there all are in a row above them. */
const ROW = { display: "grid", flexBasis: "100%", gridTemplate: "44px / repeat(5, 1fr)" };

interface ArrowPadProps {
  readonly words: Words;
  /** What the button in the middle does. */
  readonly act: string;
  readonly onMove: (key: string) => void;
  readonly onAct: () => void;
}

export function ArrowPad({ words, act, onMove, onAct }: ArrowPadProps) {
  const isNarrow = matchMedia("(max-width: 479px)").matches;
  const at = (gridArea: string) => isNarrow ? { padding: 0 } : { gridArea, padding: 0 };
  const arrows = ARROWS.map(({ name, key, arrow, gridArea }) => (
    <button
      type="button"
      key={name}
      style={at(gridArea)}
      aria-label={words.table.moveAim[name]}
      onClick={() => onMove(key)}
    >
      {arrow}
    </button>
  ));
  return (
    <div class="nudge-pad" style={isNarrow ? ROW : PAD}>
      {arrows.slice(0, 2)}
      <button type="button" style={{ ...at("2 / 2"), fontSize: "0.6875rem" }} onClick={onAct}>
        {act}
      </button>
      {arrows.slice(2)}
    </div>
  );
}
