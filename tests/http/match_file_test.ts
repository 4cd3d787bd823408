/** A match of the arena as a file: it's written in pieces, between which others have their turn. */

import { assert, assertEquals } from "@std/assert";
import { readMoves } from "../../lib/arena/move_log.ts";
import type { MatchHead, StoredMatch } from "../../lib/arena/results.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { Match } from "../../lib/server/arena/match.ts";
import type { Pair } from "../../lib/server/arena/messages.ts";
import { matchFile } from "../../lib/server/http/match_file.ts";
import { counted } from "../counted.ts";

const HEAD: MatchHead = {
  id: "match",
  bots: [{ author: "Ada", name: "Engine" }, { author: 'Ñ \\ "Ben"', name: "\u2028" }],
  width: 70,
  height: 40,
  seed: "seed",
  first: 0,
  rated: true,
  startedAt: 5,
};

/** A match of that many generations; in about one of five nothing is placed. */
function played(generations: number): StoredMatch {
  const match = new Match(HEAD), rng = seededRng("played");
  const anywhere = (): Pair => [below(40, rng), below(70, rng)];
  while (match.board.generation < generations) {
    const isPassed = below(5, rng) === 0;
    for (let turn = 0; turn < 2; turn++) {
      match.move(isPassed ? [] : Array.from({ length: below(31, rng) }, anywhere));
    }
    match.tick();
  }
  const outcome = match.majority(), cells = match.cells(), moves = match.log.bytes();
  return { ...HEAD, endedAt: 9, generations, outcome, cells, moves };
}

/** The same, all at once. */
function whole({ moves, ...match }: StoredMatch): string {
  const pairOf = (cell: number) => [Math.floor(cell / match.width), cell % match.width];
  const placed = Array.from(readMoves(moves), ({ generation, cells }) => ({
    generation,
    cells: cells.map((own) => own.map(pairOf)),
  }));
  return JSON.stringify({ ...match, placed });
}

/** The pieces of a match's file. */
function piecesOf(match: StoredMatch): Promise<string[]> {
  const { body } = matchFile(new Request("http://localhost"), match);
  return Array.fromAsync(body!.pipeThrough(new TextDecoderStream()));
}

Deno.test("a match's file is one JSON text, however long the match was", async () => {
  for (const generations of [0, 1, 99, 300]) {
    const match = played(generations);
    assertEquals((await piecesOf(match)).join(""), whole(match), `${generations} generations`);
  }
});

Deno.test("a long match is written some generations at a time", async () => {
  const match = played(1_000);
  const [pieces, turns] = await counted(() => piecesOf(match));
  const most = Math.max(...pieces.map((piece) => piece.split('"generation"').length - 1));
  assert(most <= 200, `${most} generations in one piece`);
  assert(turns >= 5, `${turns} turns`);
});
