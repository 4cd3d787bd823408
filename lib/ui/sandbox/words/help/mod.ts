/** The words of the sandbox's help, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { SandboxHelpWords } from "./en.ts";

export type { SandboxHelpWords } from "./en.ts";

export const sandboxHelpWordsIn = await dictionary<SandboxHelpWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
