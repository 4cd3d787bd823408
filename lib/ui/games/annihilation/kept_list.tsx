/** The sums that are kept in this browser; fetched when somebody looks for them. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { forgetSum, keepSum, keptSums, MOST_NAME } from "./kept_sums.ts";
import { writeLink } from "./link.ts";
import type { SumEditor } from "./sum_editor.ts";

export function KeptList({ editor }: { readonly editor: SumEditor }) {
  const { words: { kept }, parts, isMisere } = editor;
  const sums = useSignal(keptSums());
  const name = useRef<HTMLInputElement>(null);
  const keep = (event: Event) => {
    event.preventDefault();
    const called = name.current!.value.trim();
    if (called === "") return;
    sums.value = keepSum({ name: called, link: writeLink(parts.value, isMisere.value) });
    name.current!.value = "";
    editor.say(kept.done(called));
  };
  return (
    <>
      <form class="text-field" onSubmit={keep}>
        <label for="kept-name">{kept.name}</label>
        <input id="kept-name" ref={name} maxLength={MOST_NAME} required autocomplete="off" />
        <button type="submit">{kept.keep}</button>
      </form>
      {sums.value.length === 0 && <p>{kept.none}</p>}
      <ul class="turns kept-sums">
        {sums.value.map(({ name, link }) => (
          <li key={name} class="ways">
            <a href={`/annihilation${link}`}>{name}</a>
            <button
              type="button"
              class="quiet"
              aria-label={kept.forget(name)}
              onClick={() => sums.value = forgetSum(name)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
