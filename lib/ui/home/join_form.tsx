/** Enters a room by its code, without JavaScript too. */

import type { LobbyWords } from "./words/mod.ts";

/** Six signs, and whatever somebody puts between them. */
const LONGEST_CODE = 8;

export function JoinForm({ words }: { readonly words: LobbyWords }) {
  return (
    <form class="text-field" action="/join">
      <label for="code">{words.joinTitle}</label>
      <input
        id="code"
        name="code"
        required
        maxLength={LONGEST_CODE}
        autocomplete="off"
        autocapitalize="characters"
      />
      <button type="submit">{words.join}</button>
    </form>
  );
}
