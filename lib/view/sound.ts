/** Whether the page may sound; this browser remembers it. This module is browser compatible. */

import { readStored, writeStored } from "./stored.ts";

const NAME = "sound";

export function isSoundOn(): boolean {
  return readStored("localStorage", NAME) !== "off";
}

export function turnSound(on: boolean): void {
  writeStored("localStorage", NAME, on ? "" : "off");
}
