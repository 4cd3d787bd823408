/** Enters a room by its code, without JavaScript too. This module is browser compatible. */

import type { Words } from "../words/mod.ts";

/** Six signs, and whatever somebody puts between them. */
const LONGEST_CODE = 8;

export function JoinForm({ words: { home } }: { readonly words: Words }) {
  return (
    <form class="text-field" action="/join">
      <label for="code">{home.joinTitle}</label>
      <input
        id="code"
        name="code"
        required
        maxLength={LONGEST_CODE}
        autocomplete="off"
        autocapitalize="characters"
      />
      <button type="submit">{home.join}</button>
    </form>
  );
}
