/** Where Chromium is; `CHROMIUM` names another. */

import { findBrowser } from "./find_browser.ts";

/** Nothing if there is no browser. The one without windows starts and draws for half the processor time. */
export const CHROMIUM: string | undefined = findBrowser("CHROMIUM", [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
]);
