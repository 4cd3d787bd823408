/** The words of games by post, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type PostWords } from "./en.ts";
import { es } from "./es.ts";

export type { PostWords } from "./en.ts";

export const postWordsIn = dictionary<PostWords>({ en, es });
