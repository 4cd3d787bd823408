import { HttpError, page } from "fresh";
import { Head } from "fresh/runtime";
import Replay from "../../islands/Replay.tsx";
import { define } from "../../lib/define.ts";
import { gameFile, isFileKind, namedRecord } from "../../lib/http/game_file.ts";
import { isArchiveId } from "../../lib/store/archive.ts";
import { endingSentence, sitterNames } from "../../lib/view/archived.ts";
import { BoardSvg } from "../../lib/view/parts/board_svg.tsx";
import { framesOf } from "../../lib/view/replay/frames.ts";
import { readReplayed } from "../../lib/view/replay/replayed_game.ts";
import { wordsIn } from "../../lib/view/words/mod.ts";

export const handler = define.handlers({
  async GET({ params, state }) {
    const [, id = "", kind] = /^([^.]+)(?:\.(.+))?$/.exec(params.id!) ?? [];
    const { archive } = await state.online();
    const archived = isArchiveId(id) ? await archive.find(id) : undefined;
    if (!archived || kind !== undefined && !isFileKind(kind)) throw new HttpError(404);
    const names = sitterNames(wordsIn(state.language), archived);
    const ccn = namedRecord(archived.record, names);
    return kind === undefined ? page({ archived, names, ccn }) : gameFile(id, ccn, kind);
  },
});

/** A finished game: who played, who won and why, and all of it to look through. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const { archived, names, ccn } = data;
  const words = wordsIn(language);
  const replayed = readReplayed(ccn);
  const title = words.replay.title(names[0]!, names[1]!);
  const ending = endingSentence(words, archived, replayed);
  const { board } = framesOf(replayed.game, replayed.start, replayed.moves).at(-1)!;
  return (
    <main id="content" class="replay-page">
      <Head>
        <title>{`${title}: ${ending} · ${words.site.name}`}</title>
        <meta name="description" content={`${title}: ${ending}`} />
        <meta key="og:title" property="og:title" content={title} />
        <meta key="og:description" property="og:description" content={ending} />
        <meta key="og:type" property="og:type" content="website" />
      </Head>
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
      <noscript>
        <BoardSvg board={board} home={replayed.game.rules.home} label={ending} />
      </noscript>
      <Replay language={language} ccn={ccn} />
      <p class="downloads">
        {words.replay.downloads}{" "}
        {["ccn", "json", "rle"].map((kind) => (
          <a key={kind} href={`/g/${archived.id}.${kind}`}>{kind}</a>
        ))} <a href="/Immigration.rule">Immigration.rule</a>
      </p>
    </main>
  );
});
