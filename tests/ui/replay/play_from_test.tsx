/** "Play from here": the form leads to a table with the same position, and whoever plays on sits on its turn's side. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { conquerorsV2 } from "../../../lib/games/conquerors/conquerors.ts";
import type { LifePosition } from "../../../lib/games/conquerors/position.ts";
import { readRecords } from "../../../lib/games/notation/notation.ts";
import { conquerorsUi } from "../../../lib/ui/games/conquerors/ui.tsx";
import { PlayFrom } from "../../../lib/ui/replay/play_from.tsx";
import { readSetup, startOf } from "../../../lib/ui/table/read_setup.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { wholeGame } from "./game.ts";

const words = wordsIn("en");
const [RECORD] = readRecords(wholeGame());
const POSITIONS = RECORD!.moves.reduce<LifePosition[]>(
  (all, move) => [...all, conquerorsV2.play(all.at(-1)!, move as never)],
  [conquerorsV2.initial({})],
);

/** What the form's fields say as it stands. */
function fieldsOf(html: string): URLSearchParams {
  const [form] = /<form action="\/play">.*?<\/form>/s.exec(html)!;
  const given = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const chosen = [...form.matchAll(/<select name="(\w+)">.*?<option[^>]* selected[^>]*>/gs)]
    .map(([text, name]) => ["", name!, /.*value="(\w+)"/s.exec(text)![1]!]);
  return new URLSearchParams([...given, ...chosen].map(([, name, value]) => [name!, value!]));
}

Deno.test("every position of a game can be played on, from the side whose turn it is", () => {
  for (const [turns, position] of POSITIONS.slice(0, -1).entries()) {
    const html = renderToString(
      <PlayFrom words={words} game={conquerorsV2} position={position} />,
    );
    const setup = readSetup(fieldsOf(html))!;
    assertEquals([setup.side, setup.opponent], [position.turn, "hard"]);
    assertEquals(startOf(setup), position);
    // Turns go on being counted as in the game.
    const before = startOf(setup), move = RECORD!.moves[turns] as never;
    const turn = { seat: before.turn, move, before, after: conquerorsV2.play(before, move) };
    const sentence = conquerorsUi(words, conquerorsV2).turnSentence([0], turn as never);
    assertMatch(sentence, new RegExp(`Generation ${turns + 1}:`));
  }
});

Deno.test("a game that is over can't be played on", () => {
  const over = POSITIONS.at(-1)!;
  assert(over.outcome);
  const html = renderToString(<PlayFrom words={words} game={conquerorsV2} position={over} />);
  assertEquals(html, "");
});
