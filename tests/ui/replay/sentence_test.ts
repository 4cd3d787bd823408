/** What's said of a game that began in the middle of another. */

import { assertEquals } from "@std/assert";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { framesOf } from "../../../lib/ui/replay/frames.ts";
import { ReplayPlayer } from "../../../lib/ui/replay/player.ts";
import { sentenceOf } from "../../../lib/ui/replay/replay.tsx";
import { en } from "../../../lib/ui/replay/words/en.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

Deno.test("a game begun in the middle counts its generations as the turns do", () => {
  const start = conquerorsV2.text.readPosition("$2A$2A20.2B$22.2B! r 7 0,0 0,0", {});
  const ui = conquerorsUi(wordsIn("en"), conquerorsV2);
  const player = new ReplayPlayer(framesOf(conquerorsV2, ui, start, [{ pass: true }]));
  const beginning = en.start(ui.roundsLeft!(start));
  const said = player.frames.map((_, at) => {
    player.goTo(at);
    return sentenceOf(ui, beginning, player);
  });
  assertEquals(said, [
    "The start. Rounds to go: 6. Blue 4, Red 4.",
    "Red has moved; generation 14 is next. Blue 4, Red 4.",
    "Red skipped. Generation 14: nothing born, nothing dead. Blue 4, Red 4.",
  ]);
});
