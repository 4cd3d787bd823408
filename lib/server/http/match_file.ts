import type { Cell } from "../../automaton/board.ts";
import { type Placements, readMoves } from "../../arena/move_log.ts";
import type { StoredMatch } from "../../arena/results.ts";
import { nextTurn } from "../clock.ts";
import { matches } from "./etag.ts";

/** How many generations are written at a time: a few milliseconds' work. */
const GENERATIONS = 100;

/** A match of the arena that is over, with all that was placed in it, as a file: it's always the same. */
export function matchFile(req: Request, match: StoredMatch): Response {
  const etag = `W/"${match.id}"`, kept = { etag, "cache-control": "no-cache" };
  if (matches(req, etag)) return new Response(null, { status: 304, headers: kept });
  return new Response(ReadableStream.from(textOf(match)).pipeThrough(new TextEncoderStream()), {
    headers: {
      ...kept,
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${match.id}.json"`,
    },
  });
}

/**
 * One JSON text, piece by piece: there may be much of it, and between two pieces everything else on the
 * server gets its chance.
 */
async function* textOf({ moves, ...match }: StoredMatch): AsyncGenerator<string> {
  yield `${JSON.stringify(match).slice(0, -1)},"placed":[`;
  let before = "";
  for (const some of inGroups(readMoves(moves))) {
    yield before + some.map((record) => JSON.stringify(asPairs(record, match.width))).join(",");
    before = ",";
    await nextTurn();
  }
  yield "]}";
}

function* inGroups(records: Iterable<Placements>): Generator<readonly Placements[]> {
  let group: Placements[] = [];
  for (const record of records) {
    group.push(record);
    if (group.length < GENERATIONS) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Cells as bots know them: rows and columns. */
function asPairs({ generation, cells }: Placements, width: number) {
  const pairOf = (cell: Cell) => [Math.floor(cell / width), cell % width];
  return { generation, cells: cells.map((own) => own.map(pairOf)) };
}
