/** The words of the page of games by post, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { PostPageWords } from "./en.ts";

export type { PostPageWords } from "./en.ts";

export const postPageWordsIn = await dictionary<PostPageWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
