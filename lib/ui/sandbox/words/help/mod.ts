/** The words of the sandbox's help, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type SandboxHelpWords } from "./en.ts";
import { es } from "./es.ts";

export type { SandboxHelpWords } from "./en.ts";

export const sandboxHelpWordsIn = dictionary<SandboxHelpWords>({ en, es });
