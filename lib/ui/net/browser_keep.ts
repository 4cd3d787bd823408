/** The browser's storage, if it may be used. */

import type { Keep } from "./seat_keys.ts";

/**
 * Where storage is full, what is kept stays with the tab, from page to page. Where it's forbidden, it stays in
 * the tab's name, which browsers clear before another site's page is there; elsewhere that isn't read, as
 * the site that opened the tab may have chosen it. A server that renders the page has none of them.
 */
export function openKeep(): Keep {
  return {
    getItem(name) {
      try {
        return localStorage.getItem(name) ?? sessionStorage.getItem(name);
      } catch {
        return inName()[name] ?? null;
      }
    },
    setItem(name, value) {
      try {
        store(name, value);
      } catch {
        self.name = JSON.stringify({ ...inName(), [name]: value });
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

function inName(): Record<string, string> {
  try {
    return { ...JSON.parse(self.name) };
  } catch {
    return {};
  }
}
