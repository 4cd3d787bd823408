/** The words of the page of games by post, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import { en, type PostPageWords } from "./en.ts";
import { es } from "./es.ts";

export type { PostPageWords } from "./en.ts";

export const postPageWordsIn = dictionary<PostPageWords>({ en, es });
