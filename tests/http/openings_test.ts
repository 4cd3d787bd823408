/** The opening explorer's page. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { Explorer } from "../../lib/server/openings/explorer.ts";
import { openingsHref } from "../../lib/ui/openings/path.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";

const TOP = '[Game "conquerors-v2"]\n\n1. a1,b1,a2,b2 aa1,ab1,aa2,ab2\n';
const BOTTOM = '[Game "conquerors-v2"]\n\n1. a25,b25,a26,b26 pass\n';

async function get(app: ServedApp, path: string, language = "en") {
  const response = await fetch(app.url + path, { headers: { "accept-language": language } });
  return { status: response.status, text: await response.text() };
}

/** The ways on from a page, with how many games took each. */
function waysOf(html: string): [string, string][] {
  const [, list] = html.match(/<ul class="opening-turns">(.*?)<\/ul>/s)!;
  return [...list!.matchAll(/<a href="([^"]+)"[^>]*>.*?<\/a><p>(.*?)<\/p>/gs)]
    .map(([, href, games]) => [href!.replaceAll("&amp;", "&"), games!]);
}

Deno.test("the explorer leads from the start to where a game ended, and back", async () => {
  await using app = await serveApp();
  const { archive, explorer } = app.services;
  assertStringIncludes((await get(app, "/openings")).text, "No games got here yet.");
  await archive.keep(finishedGame({ id: gameId(1), record: TOP }));
  await archive.keep(finishedGame({ id: gameId(2), record: TOP, winner: 1 }));
  await archive.keep(finishedGame({ id: gameId(3), record: BOTTOM, winner: null }));
  await explorer.step();
  // What was looked at before is shown for some seconds: another crowd's page is new.
  const first = await get(app, "/openings?who=people");
  assertStringIncludes(first.text, "This position in 3 games");
  assertStringIncludes(first.text, "Blue 33% · Draw 33% · Red 33%");
  const [[block, games]] = waysOf(first.text) as [[string, string]];
  assertEquals(games, "3 games");
  const second = await get(app, block);
  assertStringIncludes(second.text, "Round 1, Red to move.");
  assertEquals(waysOf(second.text).map(([, games]) => games), ["2 games", "1 game"]);
  assert(waysOf(second.text).every(([href]) => href.includes("who=people")));
  const third = await get(app, waysOf(second.text)[0]![0]);
  assertStringIncludes(third.text, "This position in 2 games");
  assertStringIncludes(third.text, `href="${block.replaceAll("&", "&amp;")}"`);
});

Deno.test("a mirrored position tells its turns as they are there", async () => {
  await using app = await serveApp();
  await app.services.archive.keep(finishedGame({ record: TOP }));
  await app.services.explorer.step();
  for (const [block, answer] of [["a1,b1,a2,b2", "aa1"], ["a25,b25,a26,b26", "aa25"]] as const) {
    const { text } = await get(app, openingsHref("conquerors-v2", [block]));
    assertEquals(waysOf(text).length, 1, block);
    assert(waysOf(text)[0]![0].includes(`_${answer}%2C`), waysOf(text)[0]![0]);
  }
});

Deno.test("a page is added up once in ten seconds, for whoever looks at it", async () => {
  let now = 0, reads = 0;
  const at = () => Promise.resolve({ games: ++reads, blue: 0, red: 0, turns: [] });
  const parts = { openings: { count: () => Promise.resolve(0), at }, limits: { openings: 9 } };
  const explorer = new Explorer({ ...parts, world: { now: () => now } });
  const start = conquerorsV2.initial({});
  const read = async () => (await explorer.at(conquerorsV2, start, ["new"])).games;
  const seen = [await read()];
  for (const later of [9_999, 1, 9_999]) {
    now += later;
    seen.push(await read());
  }
  assertEquals(seen, [1, 1, 2, 2]);
});

Deno.test("what nobody can play is no opening", async () => {
  await using app = await serveApp();
  const turns = Array(7).fill("pass").join("_");
  for (
    const query of [
      "game=chess",
      "game=conway",
      "who=nobody",
      "moves=z",
      "moves=aa1",
      "moves=!a1",
      `moves=${turns}`,
    ]
  ) {
    assertEquals((await get(app, `/openings?${query}`)).status, 400, query);
  }
  const { status, text } = await get(app, "/openings?game=skirmish&moves=pass", "es");
  assertEquals(status, 200);
  assertStringIncludes(text, "Explorador de aperturas");
});

Deno.test("where a game was over in the opening, nobody is said to move", async () => {
  await using app = await serveApp();
  const { text } = await get(app, "/openings?game=conquerors-v2&moves=a1,c1,e1,g1_v1,x1,z1,ab1");
  assertStringIncludes(text, "Draw by extinction in round 1.");
  assert(!text.includes("to move."));
});
