/** What goes on in the arena and what there was, kept fresh while it is seen. */

import { useSignal } from "@preact/signals";
import type { ArenaNews, ArenaRecord } from "../lib/arena/shown.ts";
import { type ArenaShown, Lists, newsOf } from "../lib/ui/arena/lists.tsx";
import { readServer } from "../lib/ui/net/read_server.ts";
import { useRefresh } from "../lib/ui/parts/use_refresh.ts";
import { arenaWordsIn } from "../lib/ui/arena/words/mod.ts";
import type { Language } from "../lib/words/language.ts";

interface ArenaListsProps extends ArenaShown {
  readonly language: Language;
  /** The matches are those that were over before this one, by its id; undefined for the newest. */
  readonly before: string | undefined;
}

export default function ArenaLists({ language, before, ...sent }: ArenaListsProps) {
  const words = arenaWordsIn(language);
  const shown = useSignal<ArenaShown>(sent), said = useSignal("");
  useRefresh(() => fetchNews(before, shown.peek().record.newest), (news) => {
    if (!news) return;
    const next = { ...shown.peek(), ...news };
    said.value = newsOf(words, shown.peek(), next) ?? said.peek();
    shown.value = next;
  });
  return (
    <>
      <Lists
        words={words}
        language={language}
        shown={shown.value}
        isNewest={before === undefined}
      />
      <p class="visually-hidden" role="status">{said}</p>
    </>
  );
}

/** What is new; undefined when the server cannot be reached. */
async function fetchNews(
  before: string | undefined,
  known: ArenaRecord["newest"],
): Promise<ArenaNews | undefined> {
  const query = new URLSearchParams();
  if (before !== undefined) query.set("before", before);
  if (known !== null) query.set("known", known);
  return await readServer(`/api/arena/news?${query}`);
}
