import { HttpError } from "fresh";
import { define } from "../../../../lib/server/define.ts";

/** What never changes may be cached forever. */
const HEADERS = {
  "content-type": "application/octet-stream",
  "cache-control": "public, max-age=31536000, immutable",
};

/** All that was placed in a match of the arena that is over: a `MoveLog`'s bytes. */
export const handler = define.handlers({
  async GET({ params, state }) {
    const { arena } = await state.online();
    const match = await arena.results.find(params.id!);
    if (!match) throw new HttpError(404);
    return new Response(Uint8Array.from(match.moves), { headers: HEADERS });
  },
});
