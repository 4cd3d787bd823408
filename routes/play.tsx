import { page } from "fresh";
import { asset } from "fresh/runtime";
import type { ComponentType } from "preact";
import Meanwhile from "../islands/Meanwhile.tsx";
import PostTable, { type PostTableProps } from "../islands/PostTable.tsx";
import Table from "../islands/Table.tsx";
import type { LevelId } from "../lib/games/game.ts";
import { DEFAULT_GAME, type GameId, gameOf, isGameId } from "../lib/games/registry.ts";
import type { Language } from "../lib/words/language.ts";
import { define } from "../lib/server/define.ts";
import { PageError } from "../lib/server/http/pages/page_error.ts";
import { measureOf } from "../lib/study/published/mod.ts";
import { studyWordsIn } from "../lib/study/words/mod.ts";
import { TablePage } from "../lib/server/http/pages/table_page.tsx";
import { readPostSetup } from "../lib/ui/games/conway/setup.ts";
import { givenStart } from "../lib/ui/table/given_start.ts";
import { drawSide, readSetup, SetupError, startOf } from "../lib/ui/table/read_setup.ts";
import type { Setup } from "../lib/ui/table/setup.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { postWordsIn } from "../lib/ui/games/conway/words/mod.ts";

export const handler = define.handlers({
  GET({ url }) {
    const drawn = drawSide(url.searchParams, Math.random());
    if (!drawn) return page({ setup: setupOf(url) });
    const headers = { location: `/play?${drawn}`, "cache-control": "no-store" };
    return new Response(null, { status: 302, headers });
  },
});

/** A game in this page: against the computer, or people at one device. */
export default define.page<typeof handler>(({ data: { setup }, state: { language }, url }) => {
  const words = wordsIn(language);
  if (setup === null) {
    const { title, Island } = ownTable(url)!;
    return (
      <TablePage words={words} title={title(language)}>
        <Island language={language} query={url.search} />
      </TablePage>
    );
  }
  const level = setup.opponent === "person" ? null : setup.opponent;
  const title = level
    ? words.table.title(words.table.computer(words.levels[level]))
    : words.table.titleShared;
  return (
    <TablePage words={words} title={title}>
      {level && url.searchParams.has("seek") && (
        <Meanwhile language={language} levels={words.levels} />
      )}
      <Table
        setup={setup}
        query={url.search}
        start={setup.position === undefined ? undefined : givenStart(startOf(setup))}
        language={language}
        workers={{ cells: asset("/worker.js"), ahead: asset("/searcher.js") }}
        line={level ? scoreLine(language, level, setup.game) : ""}
      />
    </TablePage>
  );
});

/** What a level has scored at a game, in a sentence; nothing where it has not been measured. */
function scoreLine(language: Language, id: LevelId, game: GameId): string {
  const measure = measureOf(id, game);
  if (!measure) return "";
  const study = studyWordsIn(language), { levels } = wordsIn(language);
  const names: Readonly<Record<string, string>> = levels;
  const others: Readonly<Record<string, { readonly phrase: string }>> = study.players;
  const { against, percent } = measure;
  return study.score(levels[id], percent, names[against] ?? others[against]?.phrase ?? against);
}

/** A table that is set up in a way of its own. */
interface OwnTable {
  /** Throws a `SetupError` for a link that is not understood. */
  readonly read: (params: URLSearchParams) => unknown;
  readonly title: (language: Language) => string;
  readonly Island: ComponentType<PostTableProps>;
}

const OWN_TABLES: Readonly<Record<string, OwnTable>> = {
  conway: {
    read: readPostSetup,
    title: (language) => postWordsIn(language).title,
    Island: PostTable,
  },
};

function ownTable({ searchParams }: URL): OwnTable | undefined {
  const game = searchParams.get("game") ?? DEFAULT_GAME;
  return isGameId(game) ? OWN_TABLES[gameOf(game).table] : undefined;
}

/** Null for a game at a table of its own. */
function setupOf(url: URL): Setup | null {
  const { searchParams } = url;
  try {
    const own = ownTable(url);
    if (!own) return readSetup(searchParams);
    own.read(searchParams);
    return null;
  } catch (error) {
    throw error instanceof SetupError ? new PageError(400, "bad-link") : error;
  }
}
