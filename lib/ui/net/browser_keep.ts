/** The browser's storage, if it may be used. */

import type { Keep } from "./keep.ts";

declare global {
  var inTab: Readonly<Record<string, string>> | undefined;
  var keepInTab: ((name: string, value: string) => void) | undefined;
}

/**
 * Where storage is full, what is kept stays with the tab, from page to page. Where it's forbidden, it stays with
 * the tab, too, as `TAB_SCRIPT` has it, which is there only then. A server that renders the page has none of them.
 */
export function openKeep(): Keep {
  return {
    getItem(name) {
      try {
        return localStorage.getItem(name) ?? sessionStorage.getItem(name);
      } catch {
        return globalThis.inTab?.[name] ?? null;
      }
    },
    setItem(name, value) {
      try {
        store(name, value);
      } catch {
        globalThis.keepInTab?.(name, value);
      }
    },
  };
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // What is older than what could not be kept; this fails, too, where storage is forbidden.
    localStorage.removeItem(name);
    sessionStorage.setItem(name, value);
  }
}
