/**
 * What a browser remembers of its user's wishes; it never leaves the browser. Only the language is a
 * cookie, because the server writes the pages.
 */

import { readStored, writeStored } from "../parts/stored.ts";

/** Every setting with its choices; the first stands until another is chosen. */
export const SETTINGS = {
  theme: ["auto", "light", "dark"],
  motion: ["system", "reduced", "full"],
  /** How fast a turn is told. */
  pace: ["normal", "slow", "instant"],
  /** Names of columns and rows along the board, where there is room for them. */
  coordinates: ["shown", "hidden"],
  /** Which drafted turns wait to be confirmed; a bomb and the skip always do. */
  confirm: ["always", "online", "never"],
  /** In which games the next generation is shown before it is: those in this page, or all. */
  guided: ["local", "always", "never"],
  coach: ["on", "off"],
  /** `turn`: only for a turn that comes unseen. */
  sounds: ["all", "turn", "none"],
  haptics: ["on", "off"],
  /** Buttons that move over the board cell by cell, for who can't well tap on small cells. */
  arrowPad: ["hidden", "shown"],
  /** When the board of words is next to the drawn one: once the keyboard asks, or from the start. */
  textBoard: ["asked", "always"],
} as const;

export type SettingName = keyof typeof SETTINGS;
export type Setting<Name extends SettingName> = typeof SETTINGS[Name][number];

/** What stands for a setting: what was chosen, or its first choice. */
export function readSetting<Name extends SettingName>(name: Name): Setting<Name> {
  const choices: readonly Setting<Name>[] = SETTINGS[name];
  const stored = readStored("localStorage", name);
  return choices.find((choice) => choice === stored) ?? choices[0]!;
}

/** Whether turns are guided at a table of this page, or of a room. */
export function isGuided(isOnline: boolean): boolean {
  const guided = readSetting("guided");
  return guided === "always" || (guided === "local" && !isOnline);
}

/** Remembers a choice, and tells this page of it; its other tabs hear of it from the browser. */
export function writeSetting<Name extends SettingName>(name: Name, choice: Setting<Name>): void {
  writeStored("localStorage", name, choice);
  globalThis.dispatchEvent(new StorageEvent("storage", { key: name }));
}

/**
 * Calls `obey` now and whenever a setting may have been changed: here, in another tab, or on a page
 * that one comes back from. Returns how to stop.
 */
export function followSettings(obey: () => void): () => void {
  const news = ["storage", "pageshow"];
  for (const name of news) globalThis.addEventListener(name, obey);
  obey();
  return () => news.forEach((name) => globalThis.removeEventListener(name, obey));
}
