import { HttpError } from "fresh";
import { define } from "../../../../lib/server/define.ts";
import { matchFile } from "../../../../lib/server/http/match_file.ts";

/** A match of the arena that is over, with all that was placed in it, as a file. */
export const handler = define.handlers({
  async GET({ params, req, state }) {
    const { arena } = await state.online();
    const match = await arena.results.find(params.id!);
    if (!match) throw new HttpError(404);
    return matchFile(req, match);
  },
});
