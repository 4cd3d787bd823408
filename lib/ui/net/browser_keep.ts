/** The browser's storage, if it may be used. */

import type { Keep } from "./seat_keys.ts";

/**
 * Where storage is forbidden or full, what is kept stays with the tab, from page to page: in its name,
 * which browsers clear before another site's page is there. A server that renders the page has none.
 */
export function openKeep(): Keep {
  return {
    getItem: (name) => stored(name) ?? inTab()[name] ?? null,
    setItem(name, value) {
      try {
        localStorage.setItem(name, value);
      } catch {
        forgetStored(name);
        self.name = JSON.stringify({ ...inTab(), [name]: value });
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

/** Nothing where it could have been stored: whoever opened the tab may have named it. */
function inTab(): Record<string, string> {
  try {
    const kept = { ...JSON.parse(self.name) };
    return canStore() ? {} : kept;
  } catch {
    return {};
  }
}

/** Whether there is room for what is kept, however long. */
function canStore(): boolean {
  try {
    localStorage.setItem("probe", "x".repeat(5_000));
    localStorage.removeItem("probe");
    return true;
  } catch {
    return false;
  }
}
