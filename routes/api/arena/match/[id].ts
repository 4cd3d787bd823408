import { HttpError } from "fresh";
import { define } from "../../../../lib/server/define.ts";

/** What a match of the arena came to; a match under way isn't found. */
export const handler = define.handlers({
  async GET({ params, state }) {
    const { arena } = await state.online();
    const match = await arena.results.find(params.id!);
    if (!match) throw new HttpError(404);
    const { moves: _, ...summary } = match;
    return Response.json(summary);
  },
});
