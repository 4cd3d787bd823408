/** The words of the sandbox, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { en, type SandboxWords } from "./en.ts";
import { es } from "./es.ts";

export type { SandboxWords } from "./en.ts";

export const sandboxWordsIn = dictionary<SandboxWords>({ en, es });
