import { assertEquals } from "@std/assert";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { playedLifeOf } from "../../lib/games/played_life.ts";
import { givenStart, startFrom } from "../../lib/ui/table/given_start.ts";

Deno.test("a position comes to a page as it was sent, and is played on there", () => {
  const { text } = conquerorsV2;
  const start = text.readPosition("3.2A$2.B! b 7 1,0 0,1", { komi: 2.5 });
  const given = startFrom(JSON.parse(JSON.stringify(givenStart(start))));
  assertEquals(given, start);
  const skip = { pass: true } as const;
  assertEquals(
    playedLifeOf("conquerors-v2").play(given, skip),
    conquerorsV2.play(start, skip),
  );
});
