import { page } from "fresh";
import { asset } from "fresh/runtime";
import PostTable from "../islands/PostTable.tsx";
import Table from "../islands/Table.tsx";
import { define } from "../lib/server/define.ts";
import { scoreLine } from "../lib/server/http/measured_levels.ts";
import { PageError } from "../lib/server/http/page_error.ts";
import { TablePage } from "../lib/server/http/table_page.tsx";
import { readPostSetup } from "../lib/ui/games/conway/setup.ts";
import { isByPost, readSetup, type Setup, SetupError } from "../lib/ui/table/setup.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { postWordsIn } from "../lib/ui/games/conway/words/mod.ts";

export const handler = define.handlers({
  GET: ({ url }) => page({ setup: setupOf(url) }),
});

/** A game in this page: against the computer, or people at one device. */
export default define.page<typeof handler>(({ data: { setup }, state: { language }, url }) => {
  const words = wordsIn(language);
  if (setup === null) {
    return (
      <TablePage words={words} title={postWordsIn(language).title}>
        <PostTable language={language} query={url.search} />
      </TablePage>
    );
  }
  const level = setup.opponent === "person" ? null : setup.opponent;
  const title = level
    ? words.table.title(words.table.computer(words.levels[level]))
    : words.table.titleShared;
  return (
    <TablePage words={words} title={title}>
      <Table
        setup={setup}
        language={language}
        workerUrl={asset("/worker.js")}
        line={level ? scoreLine(language, level, setup.game) : ""}
      />
    </TablePage>
  );
});

/** Null for a game by post. */
function setupOf({ searchParams }: URL): Setup | null {
  try {
    if (!isByPost(searchParams)) return readSetup(searchParams);
    readPostSetup(searchParams);
    return null;
  } catch (error) {
    throw error instanceof SetupError ? new PageError(400, "bad-link") : error;
  }
}
