/** What the other player calls one, if one wishes to be called anything. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { readStored, writeStored } from "../parts/stored.ts";
import type { LobbyWords } from "./words/mod.ts";

/** Where `room_line.ts` finds it, and the longest that the server takes, in UTF-16 code units. */
const NAME = "name";
const LONGEST = 24;

export function NameField({ words }: { readonly words: LobbyWords }) {
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
      {words.name}
      <input
        value={name.value}
        maxLength={LONGEST}
        autocomplete="nickname"
        placeholder={words.nameless}
        onInput={onInput}
      />
    </label>
  );
}
