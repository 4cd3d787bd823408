/** The script that each page begins with. */

import { EARLY_SCRIPT } from "./early.ts";
import { FOCUS_SCRIPT } from "./focus.ts";
import { LAYOUT_SCRIPT } from "./layout.ts";
import { MENU_SCRIPT } from "./menu.ts";
import { OFFLINE_SCRIPT } from "./offline.ts";
import { RELOAD_SCRIPT } from "./reload.ts";
import { TAB_SCRIPT } from "./tab.ts";
import { THEME_SCRIPT } from "./theme.ts";
import { TRANSLATED_SCRIPT } from "./translated.ts";

export const PAGE_SCRIPT = [
  THEME_SCRIPT,
  TAB_SCRIPT,
  EARLY_SCRIPT,
  RELOAD_SCRIPT,
  FOCUS_SCRIPT,
  MENU_SCRIPT,
  LAYOUT_SCRIPT,
  OFFLINE_SCRIPT,
  TRANSLATED_SCRIPT,
].join("\n");
