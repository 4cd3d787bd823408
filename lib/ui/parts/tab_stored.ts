/** What a tab keeps from page to page, also where storage is forbidden: little, and seldom another. */

import { readStored, writeStored } from "./stored.ts";

/** What was kept under a name; empty for nothing. */
export function readInTab(name: string): string {
  return globalThis.inTab?.[name] ?? readStored("sessionStorage", name);
}

/** Keeps a text under a name, or forgets it if the text is empty. */
export function writeInTab(name: string, text: string): void {
  if (!writeStored("sessionStorage", name, text)) globalThis.keepInTab?.(name, text);
}
