/** Brings a pattern from outside: pasted, dropped or opened. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import type { State } from "../../automaton/board.ts";
import { RecordForm } from "../parts/record_form.tsx";
import type { Studio } from "./studio.ts";

export function BringPattern({ studio }: { readonly studio: Studio }) {
  const { words, own: { bring }, colour } = studio;
  const wrong = useSignal("");
  return (
    <details class="share">
      <summary>{bring.title}</summary>
      <RecordForm
        words={words}
        label={bring.line}
        action={bring.action}
        accept=".rle,.lif,.life,.cells,.txt"
        onText={(text) => wrong.value = studio.bring(text) ?? ""}
      >
        <fieldset class="colours">
          <legend>{bring.colour}</legend>
          {words.seats.map((seat, index) => (
            <label class="check" key={seat}>
              <input
                type="radio"
                name="colour"
                checked={colour.value === index + 1}
                onChange={() => colour.value = index + 1 as State}
              />
              {seat}
            </label>
          ))}
        </fieldset>
        <p role="alert">{wrong.value}</p>
      </RecordForm>
    </details>
  );
}
