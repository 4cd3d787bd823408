/** What a browser keeps for the games it plays online, under which names, and where it may. */

/** The part of `localStorage` that is used; a map will do where storage is forbidden. */
export interface Keep {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
}

/** Where it's kept what somebody wishes to be called; the server cuts it to size. */
export const NAME = "name";
/** Where the identity code is kept. */
export const IDENTITY = "identity";
/** Where the identity's open ranked game is kept. */
export const RANKED = "ranked";
/** Where the token is kept that holds the identity's seats in tournaments. */
export const ENTRY = "tournament";

declare global {
  var inTab: Readonly<Record<string, string>> | undefined;
  var keepInTab: ((name: string, value: string) => void) | undefined;
}

/**
 * The browser's storage. Where it's full, what is kept stays with the tab, from page to page. Where it's
 * forbidden, it stays with the tab, too, as `TAB_SCRIPT` has it, which is there only then. A server that
 * renders the page has none of them.
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
  // An older one, from when storage was full.
  sessionStorage.removeItem(name);
  if (value === "") return localStorage.removeItem(name);
  try {
    localStorage.setItem(name, value);
  } catch {
    // What is older than what could not be kept; this fails, too, where storage is forbidden.
    localStorage.removeItem(name);
    sessionStorage.setItem(name, value);
  }
}
