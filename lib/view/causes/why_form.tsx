/** Asks about a cell by its name. This module is browser compatible. */

import { useRef } from "preact/hooks";
import type { CausesWords } from "../words/causes/mod.ts";

export interface WhyFormProps {
  readonly own: CausesWords;
  readonly onAsk: (name: string) => void;
}

export function WhyForm({ own, onAsk }: WhyFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: Event) => {
    event.preventDefault();
    onAsk(input.current!.value.trim().toLowerCase());
  };
  return (
    <form class="text-field" onSubmit={onSubmit}>
      <label for="why">{own.label}</label>
      <input
        id="why"
        ref={input}
        placeholder="k9"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
      />
      <button type="submit">{own.ask}</button>
    </form>
  );
}
