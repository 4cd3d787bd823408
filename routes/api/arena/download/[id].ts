import { HttpError } from "fresh";
import { readMoves } from "../../../../lib/arena/move_log.ts";
import type { StoredMatch } from "../../../../lib/arena/results.ts";
import { define } from "../../../../lib/server/define.ts";

/** A match of the arena that is over, with all that was placed in it, as a file. */
export const handler = define.handlers({
  async GET({ params, state }) {
    const { arena } = await state.online();
    const match = await arena.results.find(params.id!);
    if (!match) throw new HttpError(404);
    return Response.json(wholeMatch(match), {
      headers: {
        "content-disposition": `attachment; filename="${match.id}.json"`,
        "cache-control": "no-cache",
      },
    });
  },
});

/** Cells as bots know them: rows and columns. */
function wholeMatch({ moves, ...match }: StoredMatch) {
  const pairOf = (cell: number) => [Math.floor(cell / match.width), cell % match.width];
  const placed = Array.from(readMoves(moves), ({ generation, cells }) => ({
    generation,
    cells: cells.map((own) => own.map(pairOf)),
  }));
  return { ...match, placed };
}
