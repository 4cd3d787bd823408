/** The browser's storage, if it may be used. */

import type { Keep } from "./seat_keys.ts";

/** Where storage is forbidden, what is kept lasts as long as the page. */
export function openKeep(): Keep {
  try {
    localStorage.setItem("probe", "");
    localStorage.removeItem("probe");
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => kept.set(name, value),
    };
  }
}
