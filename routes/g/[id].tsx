import { HttpError, page } from "fresh";
import { asset } from "fresh/runtime";
import Replay from "../../islands/Replay.tsx";
import { define } from "../../lib/server/define.ts";
import { gameOf } from "../../lib/games/registry.ts";
import { cardResponse } from "../../lib/server/http/cards.ts";
import { gameFile, isFileKind, namedRecord } from "../../lib/server/http/game_file.ts";
import { hasPlayback, lastBoard } from "../../lib/server/http/last_board.ts";
import { oembedHref } from "../../lib/server/http/oembed.ts";
import { isSameHost } from "../../lib/server/http/origin.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { PageError } from "../../lib/server/http/pages/page_error.ts";
import { profileHref } from "../../lib/leaderboard/player.ts";
import { type ArchivedGame, isArchiveId } from "../../lib/leaderboard/finished_game.ts";
import { readRoomCode } from "../../lib/rooms/code.ts";
import { embedCode } from "../../lib/ui/embed/code.ts";
import { endingSentence, sitterNames, titleOf } from "../../lib/ui/people/archived.ts";
import { BoardSvg } from "../../lib/ui/board/svg.tsx";
import { peopleWordsIn } from "../../lib/ui/people/words/mod.ts";
import { type Words, wordsIn } from "../../lib/words/mod.ts";
import { replayWordsIn } from "../../lib/ui/replay/words/mod.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { params, state } = ctx;
    const [, id = "", kind] = /^([^.]+)(?:\.(.+))?$/.exec(params.id!) ?? [];
    const { archive } = await state.online();
    const archived = isArchiveId(id) ? await archive.find(id) : undefined;
    if (!archived) throw new PageError(404, "unknown-game");
    const { record } = archived;
    if (kind === "png") return await cardResponse(ctx, id, { of: "game", record });
    if (kind === "gif" && hasPlayback(gameOf(archived.game))) {
      return await cardResponse(ctx, `${id}.gif`, { of: "playback", record });
    }
    const hasNoPattern = kind === "rle" && gameOf(archived.game).golly === undefined;
    if (hasNoPattern || kind !== undefined && !isFileKind(kind)) throw new HttpError(404);
    const names = sitterNames(wordsIn(state.language), archived);
    const ccn = namedRecord(record, names);
    if (kind !== undefined) return gameFile(id, ccn, kind);
    return page({ archived, names, ccn, room: roomBefore(ctx.req, state.origin) });
  },
});

/** The room of this site from which its visitor comes. */
function roomBefore({ headers }: Request, origin: string) {
  const from = headers.get("referer") ?? "";
  const code = isSameHost(from, origin) ? readRoomCode(from) : undefined;
  return code === undefined
    ? undefined
    : { code, watch: new URL(from).pathname.endsWith("/watch") };
}

/** A finished game: who played, who won and why, and all of it to look through or to read. */
export default define.page<typeof handler>(({ data, state: { language, origin } }) => {
  const { archived, names, ccn, room } = data;
  const words = wordsIn(language);
  const game = gameOf(archived.game), { golly } = game, last = lastBoard(ccn);
  const kinds = ["ccn", "json", ...golly ? ["rle"] : [], ...hasPlayback(game) ? ["gif"] : []];
  const title = titleOf(words, archived);
  const ending = endingSentence(words, archived);
  return (
    <main id="content" class="replay-page">
      <PageHead
        title={`${title}: ${ending}`}
        site={words.site.name}
        picture={`${origin}/g/${archived.id}.png`}
        oembed={oembedHref(origin, `/g/${archived.id}`)}
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
      <Sitters words={words} archived={archived} names={names} />
      {last && (
        <noscript>
          <BoardSvg {...last} label={ending} />
        </noscript>
      )}
      <Replay
        language={language}
        workerUrl={asset("/searcher.js")}
        ccn={ccn}
        room={room}
        embed={embedCode(`${origin}/embed/g/${archived.id}`, title)}
      />
      <p class="pages">
        {replayWordsIn(language).downloads}{" "}
        {kinds.map((kind) => <a key={kind} href={`/g/${archived.id}.${kind}`}>{kind}</a>)}{" "}
        {golly && <a href={`/${golly.name}.rule`}>{golly.name}.rule</a>}
      </p>
    </main>
  );
});

interface SittersProps {
  readonly words: Words;
  readonly archived: ArchivedGame;
  readonly names: readonly string[];
}

/** The ways to the pages of the people who played. */
function Sitters({ words, archived: { seats }, names }: SittersProps) {
  const { leaderboard } = peopleWordsIn(words.language);
  const people = seats.flatMap((sat, seat) =>
    sat.is === "person" && sat.name !== "" ? [{ id: sat.player, name: names[seat]! }] : []
  );
  if (people.length === 0) return null;
  return (
    <p class="sitters">
      {`${people.length === 1 ? leaderboard.player : leaderboard.players}: `}
      {people.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ", "}
          <a href={profileHref({ id, name: null })}>{name}</a>
        </span>
      ))}
    </p>
  );
}
