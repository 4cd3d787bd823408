/** What the other player calls one, if one wishes to be called anything. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readStored, writeStored } from "../stored.ts";
import type { Words } from "../words/mod.ts";

/** Where `room_line.ts` finds it, and the longest that the server takes, in UTF-16 code units. */
const NAME = "name";
const LONGEST = 24;

export function NameField({ words: { home } }: { readonly words: Words }) {
  const name = useSignal("");
  useEffect(() => {
    name.value = readStored("localStorage", NAME);
  }, []);
  const onInput = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    name.value = currentTarget.value;
    writeStored("localStorage", NAME, name.value.trim());
  };
  return (
    <label class="name-field">
      {home.name}
      <input
        value={name.value}
        maxLength={LONGEST}
        autocomplete="nickname"
        placeholder={home.nameless}
        onInput={onInput}
      />
    </label>
  );
}
