/** Brings a pattern from outside: pasted, dropped or opened. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { State } from "../../automaton/board.ts";
import { RecordForm } from "../parts/record_form.tsx";
import { bringText } from "./bring.ts";
import type { Studio } from "./studio.ts";

/** A pattern of one color becomes blue or red. */
const COLORS: readonly State[] = [1, 2];

export function BringPattern({ studio }: { readonly studio: Studio }) {
  const { words, own, color } = studio;
  const { bring } = own;
  const wrong = useSignal("");
  const said = useRef<HTMLParagraphElement>(null);
  const take = (text: string) => {
    wrong.value = bringText(studio, text) ?? "";
    // On a phone it all stands over the board, which is now the thing to see.
    if (!wrong.value) said.current!.closest<HTMLElement>(":popover-open")?.hidePopover();
  };
  return (
    <RecordForm
      words={words}
      label={bring.line}
      action={bring.action}
      accept=".rle,.lif,.life,.cells,.txt"
      onText={take}
    >
      <fieldset class="colors">
        <legend>{bring.color}</legend>
        {COLORS.map((state) => (
          <label class="check" key={state}>
            <input
              type="radio"
              name="color"
              checked={color.value === state}
              onChange={() => color.value = state}
            />
            {own.brushes[state]}
          </label>
        ))}
      </fieldset>
      <p role="status" ref={said}>{wrong.value}</p>
    </RecordForm>
  );
}
