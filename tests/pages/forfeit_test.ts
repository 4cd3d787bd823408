/** A ranked game that is given up, from its ticket to the pages that show it. */

import { assert, assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { serveApp } from "../serve_app.ts";
import { finishedGame } from "../store/finished.ts";
import { tickingWorld } from "../ticking_world.ts";
import { codeOf, post } from "./ask.ts";

const GAME = { identity: codeOf("Ada"), game: "conquerors-v2", side: 0 } as const;
const ADA = digest(GAME.identity);
const MINUTE = 60_000;

Deno.test("a ranked game is lost once another takes its place, and has a page", async () => {
  using ticking = tickingWorld();
  let ahead = 0;
  const world = { ...ticking, now: () => ticking.now() + ahead };
  await using app = await serveApp({}, { world });
  const before = finishedGame({ opponent: "easy", seats: [{ identity: ADA, name: "" }, null] });
  await app.services.archive.keep(before);
  const ask = async (level: string, instead?: string) =>
    (await post(app, "/api/games", { ...GAME, level, instead })).body;
  const { seed, ...first } = await ask("easy");
  assertEquals((await ask("easy")).seed, seed, "the answer may have been lost");
  const { refused, open } = await ask("hard") as { refused: string; open: { seed: string } };
  assertEquals([refused, open.seed], ["open", seed]);
  assertEquals((await ask("hard", open.seed)).refused, "soon");
  ahead += MINUTE;
  assertEquals((await ask("hard", "another seed")).refused, "open");
  const second = await ask("hard", open.seed);
  assert("ticket" in second && second.ticket !== first.ticket);
  const { body } = await post(app, "/api/me/games", { identity: GAME.identity });
  const games = body.games as { id: string; forfeit: string; seconds: number }[];
  const [lost, ...others] = games.filter(({ id }) => id !== before.id);
  assertEquals([lost!.forfeit, lost!.seconds, others], ["replaced", 60, []]);
  const page = await fetch(`${app.url}/g/${lost!.id}`);
  assertEquals(page.status, 200);
  assert((await page.text()).includes("Red wins by forfeit"));
  for (const kind of ["ccn", "json", "rle", "png"]) {
    const file = await fetch(`${app.url}/g/${lost!.id}.${kind}`);
    await file.body?.cancel();
    assertEquals(file.status, 200, kind);
  }
});
