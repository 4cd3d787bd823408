import { HttpError } from "fresh";
import { define } from "../lib/server/define.ts";
import { readFeedKey, writeTurnFeed } from "../lib/server/http/turn_feed.ts";
import { roomsWordsIn } from "../lib/words/rooms/mod.ts";

/** The turns that somebody is waited for with, for who has the secret link. */
export const handler = define.handlers({
  async GET({ url, state }) {
    const { store, lobby } = await state.online();
    const identity = await readFeedKey(store.books.keys, url.searchParams.get("key") ?? "");
    if (identity === undefined) throw new HttpError(404);
    const rooms = (await lobby.ofPerson(identity)).filter(({ mover, players }) =>
      mover !== null && players[mover]?.identity === identity
    );
    const words = roomsWordsIn(state.language);
    const self = state.origin + url.pathname + url.search;
    return new Response(writeTurnFeed({ words, self, rooms }), {
      headers: {
        "content-type": "application/atom+xml; charset=utf-8",
        "cache-control": "private, max-age=60",
      },
    });
  },
});
