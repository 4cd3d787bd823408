/** What the curve of both scores says of itself. */

import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { LIFE_GAMES, type LifeGameId } from "../../../lib/games/life_games.ts";
import { LifeReplay } from "../../../lib/ui/games/conquerors/replay.tsx";
import { en } from "../../../lib/ui/replay/words/en.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

const ROWS: readonly [LifeGameId, string][] = [
  ["conquerors-v2", en.curveLine],
  ["conquerors-classic", en.curve],
];

for (const [id, line] of ROWS) {
  Deno.test(`nothing is said to count double where nothing does: ${id}`, () => {
    const game = LIFE_GAMES[id], start = game.initial({});
    const replayed = { id, game, start, moves: [{ pass: true }], tags: {} } as const;
    const analyst = () => Promise.reject() as never;
    const html = renderToString(
      <LifeReplay words={wordsIn("en")} replayed={replayed} analyst={analyst} />,
    );
    assertEquals(/<figcaption>([^<]*)</.exec(html)?.[1], line);
  });
}
