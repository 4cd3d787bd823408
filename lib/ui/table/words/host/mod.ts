/** The words of who opened a room of more than two seats, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { HostWords } from "./en.ts";

export type { HostWords } from "./en.ts";

export const hostWordsIn = await dictionary<HostWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
