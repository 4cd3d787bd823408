/** The browser's storage, if it may be used. */

import type { Keep } from "./seat_keys.ts";

/** What the page's entry has, for other entries of the same page: a link within it makes one. */
const kept: Record<string, string> = { ...globalThis.history?.state };

/**
 * Where storage is forbidden, what is kept stays with the page's entry in the tab's history: a reload
 * finds it. A server that renders the page has none.
 */
export function openKeep(): Keep {
  try {
    localStorage.setItem("probe", "");
    localStorage.removeItem("probe");
    return localStorage;
  } catch {
    return {
      getItem: (name) => kept[name] ?? null,
      setItem(name, value) {
        kept[name] = value;
        history.replaceState({ ...history.state, ...kept }, "");
      },
    };
  }
}
