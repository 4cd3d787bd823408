import { assertEquals } from "@std/assert";
import { REFUSALS } from "../../lib/games/game.ts";
import { ROOM_REFUSALS } from "../../lib/rooms/protocol.ts";
import { plainReason } from "../../lib/ui/table/headline.ts";
import { wordsOnline } from "../../lib/ui/table/words/room/mod.ts";
import { LANGUAGES } from "../../lib/words/language.ts";

Deno.test("a table in a room has a reason of its own for all that may be refused", () => {
  const refusals = [...REFUSALS, ...ROOM_REFUSALS];
  for (const language of LANGUAGES) {
    const words = wordsOnline(language);
    const reasons = refusals.map((refusal) => plainReason(words, refusal));
    assertEquals(new Set(reasons).size, refusals.length, language);
  }
});
