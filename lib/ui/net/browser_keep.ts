/** The browser's storage, if it may be used. */

import type { Keep } from "./seat_keys.ts";

/** What the page's entry has, for other entries of the same page: a link within it makes one. */
const kept: Record<string, string> = { ...globalThis.history?.state };

/**
 * Where storage is forbidden or full, what is kept stays with the page's entry in the tab's history: a
 * reload finds it. A server that renders the page has none.
 */
export function openKeep(): Keep {
  return {
    getItem: (name) => stored(name) ?? kept[name] ?? null,
    setItem(name, value) {
      try {
        localStorage.setItem(name, value);
      } catch {
        forgetStored(name);
        kept[name] = value;
        history.replaceState({ ...history.state, ...kept }, "");
      }
    },
  };
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** What is older than what could not be kept. */
function forgetStored(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Forbidden: there is nothing.
  }
}
