/** A game by post that is looked through: whose seats they were. */

import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { conway } from "../../../lib/games/conway/conway.ts";
import { PostReplay } from "../../../lib/ui/games/conway/replay.tsx";
import { wordsIn } from "../../../lib/words/mod.ts";

Deno.test("seats are called as their players are, whatever these call themselves", () => {
  const start = conway.initial({ players: 2 });
  const record = { game: conway, start, moves: [], tags: { Seat1: "constructor", Seat2: "hard" } };
  const html = renderToString(
    <PostReplay
      language="en"
      words={wordsIn("en")}
      record={record as never}
      linkOf={() => undefined}
    />,
  );
  const names = [...html.matchAll(/<small[^>]*>([^<]*)<\/small>/g)].map(([, name]) => name);
  assertEquals(names.slice(0, 2), ["constructor", "Computer, Hard"]);
});
