import { HttpError, page } from "fresh";
import { asset } from "fresh/runtime";
import Replay from "../../islands/Replay.tsx";
import { define } from "../../lib/server/define.ts";
import { isLifeGameId } from "../../lib/games/life_games.ts";
import { cardResponse } from "../../lib/server/http/cards.ts";
import { gameFile, isFileKind, namedRecord } from "../../lib/server/http/game_file.ts";
import { ruleName } from "../../lib/server/http/last_board.ts";
import { PageHead } from "../../lib/server/http/page_head.tsx";
import { PageError } from "../../lib/server/http/page_error.ts";
import { isArchiveId } from "../../lib/leaderboard/finished_game.ts";
import { endingSentence, sitterNames, titleOf } from "../../lib/ui/people/archived.ts";
import { BoardSvg } from "../../lib/ui/board/svg.tsx";
import { readReplayed } from "../../lib/ui/replay/replayed_game.ts";
import type { Language } from "../../lib/words/language.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { replayWordsIn } from "../../lib/ui/replay/words/mod.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { params, state } = ctx;
    const [, id = "", kind] = /^([^.]+)(?:\.(.+))?$/.exec(params.id!) ?? [];
    const { archive } = await state.online();
    const archived = isArchiveId(id) ? await archive.find(id) : undefined;
    if (!archived) throw new PageError(404, "unknown-game");
    if (kind === "png") return await cardResponse(ctx, id, { of: "game", record: archived.record });
    const hasNoPattern = kind === "rle" && ruleName(archived.game) === undefined;
    if (hasNoPattern || kind !== undefined && !isFileKind(kind)) throw new HttpError(404);
    const names = sitterNames(wordsIn(state.language), archived);
    const ccn = namedRecord(archived.record, names);
    return kind === undefined ? page({ archived, names, ccn }) : gameFile(id, ccn, kind);
  },
});

/** A finished game: who played, who won and why, and all of it to look through or to read. */
export default define.page<typeof handler>(({ data, state: { language, origin } }) => {
  const { archived, names, ccn } = data;
  const words = wordsIn(language);
  const rule = ruleName(archived.game);
  const title = titleOf(words, names);
  const ending = endingSentence(words, archived);
  return (
    <main id="content" class="replay-page">
      <PageHead
        title={`${title}: ${ending}`}
        site={words.site.name}
        picture={`${origin}/g/${archived.id}.png`}
      />
      <h1>{title}</h1>
      <p>
        {ending}.{" "}
        <time datetime={new Date(archived.endedAt).toISOString()}>
          {new Date(archived.endedAt).toLocaleDateString(language, {
            dateStyle: "medium",
            timeZone: "UTC",
          })}
        </time>
      </p>
      {isLifeGameId(archived.game)
        ? <ShownGame language={language} ccn={ccn} label={ending} />
        : <Replay language={language} workerUrl={asset("/worker.js")} ccn={ccn} />}
      <p class="downloads">
        {replayWordsIn(language).downloads}{" "}
        {["ccn", "json", ...rule ? ["rle"] : []].map((kind) => (
          <a key={kind} href={`/g/${archived.id}.${kind}`}>{kind}</a>
        ))} {rule && <a href={`/${rule}.rule`}>{rule}.rule</a>}
      </p>
    </main>
  );
});

interface ShownGameProps {
  readonly language: Language;
  readonly ccn: string;
  readonly label: string;
}

/** To look through; without scripts the last board. */
function ShownGame({ language, ccn, label }: ShownGameProps) {
  const { game, start, moves } = readReplayed(ccn);
  const { board } = moves.reduce((position, move) => game.play(position, move), start);
  return (
    <>
      <noscript>
        <BoardSvg board={board} home={game.rules.home} label={label} />
      </noscript>
      <Replay language={language} workerUrl={asset("/worker.js")} ccn={ccn} />
    </>
  );
}
