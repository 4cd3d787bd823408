/** The words of replays, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { ReplayWords } from "./en.ts";

export type { ReplayWords } from "./en.ts";

export const replayWordsIn = await dictionary<ReplayWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
