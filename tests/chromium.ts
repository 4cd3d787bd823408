/** Where Chromium is; `CHROMIUM` names another. */

import { findBrowser } from "./find_browser.ts";
import { refuse } from "./arguments.ts";

/** Nothing if there is no browser. The one without windows starts and draws for half the processor time. */
export const CHROMIUM: string | undefined = findBrowser("CHROMIUM", [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
]);

/** The same for a command, which ends without it. */
export function chromiumOrEnd(): string {
  return CHROMIUM ??
    refuse("It takes Chromium: install chromium-headless-shell, or name yours in CHROMIUM");
}
