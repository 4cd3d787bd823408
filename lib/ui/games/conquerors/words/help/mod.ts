/** The keys and commands that only games of two colonies have. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { Rows } from "../../../../table/game_ui.ts";

export const helpRowsIn = await dictionary<Rows>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
