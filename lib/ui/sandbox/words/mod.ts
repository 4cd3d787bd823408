/** The words of the sandbox, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { SandboxWords } from "./en.ts";

export type { SandboxWords } from "./en.ts";

export const sandboxWordsIn = await dictionary<SandboxWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
