/** Buttons that move the aim by one cell and place there, for fingers on small cells. This module is browser compatible. */

import type { Signal } from "@preact/signals";
import { keyAction } from "../board_keys.ts";
import type { Pointing } from "../scene.ts";
import type { Table } from "../table.ts";
import { MoreButton } from "./more_button.tsx";

const DIRECTIONS = [
  { name: "up", key: "ArrowUp", arrow: "↑" },
  { name: "left", key: "ArrowLeft", arrow: "←" },
  { name: "right", key: "ArrowRight", arrow: "→" },
  { name: "down", key: "ArrowDown", arrow: "↓" },
] as const;

export interface NudgePadProps {
  readonly table: Table;
  readonly pointing: Signal<Pointing>;
  readonly hasNews: boolean;
}

export function NudgePad({ table, pointing, hasNews }: NudgePadProps) {
  const { table: words } = table.words;
  const nudge = (key: string) => {
    const { game, position } = table.match;
    const press = { key, ctrlKey: false, shiftKey: false };
    const action = keyAction(game.rules, position.value.board, table.cursor.value, press);
    if (action && "move" in action) table.cursor.value = action.move;
    else table.say(table.words.say.edge);
    pointing.value = { ...pointing.peek(), cursorShown: true };
  };
  return (
    <div class="nudge-pad">
      {DIRECTIONS.map(({ name, key, arrow }) => (
        <button
          type="button"
          key={name}
          class={`nudge-${name}`}
          aria-label={words.moveAim[name]}
          onClick={() => nudge(key)}
        >
          {arrow}
        </button>
      ))}
      <MoreButton words={table.words} hasNews={hasNews} />
      <button type="button" class="nudge-place" onClick={() => table.touch(table.cursor.value)}>
        {words.place}
      </button>
    </div>
  );
}
