/** A colony's sign, as on the board. */

import type { State } from "../../../automaton/board.ts";
import { GLYPH_SIDE, glyphOf } from "./glyphs.ts";

export function GlyphMark({ state }: { readonly state: State }) {
  const { path, line, ink } = glyphOf(state);
  const side = GLYPH_SIDE;
  return (
    <svg
      class={`mark ink-${ink}`}
      viewBox={`0 0 ${side} ${side}`}
      width={side}
      height={side}
      aria-hidden="true"
    >
      {line === undefined
        ? <path d={path} fill="currentColor" />
        : <path d={path} fill="none" stroke="currentColor" stroke-width={line} />}
    </svg>
  );
}
