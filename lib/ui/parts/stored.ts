/** What a page keeps in its browser, where that is allowed. */

/** `localStorage` outlives the page, `sessionStorage` a reload of it. */
type Keeper = "localStorage" | "sessionStorage";

/** What could not be kept: it lasts as long as the page. */
const unkept: Record<string, string> = {};

/** What was kept under a name; empty for nothing, and where storage is forbidden. */
export function readStored(keeper: Keeper, name: string): string {
  try {
    return unkept[name] ?? globalThis[keeper].getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a text under a name, or forgets it if the text is empty; whether that outlives the page. */
export function writeStored(keeper: Keeper, name: string, text: string): boolean {
  try {
    if (text === "") globalThis[keeper].removeItem(name);
    else globalThis[keeper].setItem(name, text);
    return delete unkept[name];
  } catch {
    // Forbidden or full.
    unkept[name] = text;
    return false;
  }
}
