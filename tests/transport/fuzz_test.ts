import { assert, assertEquals } from "@std/assert";
import { runs } from "../full.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { fuzz, seatTwo } from "./fuzz.ts";
import { serve } from "./serving.ts";

const PIECES = runs(2_000, 20_000);

Deno.test(`${PIECES} pieces of nonsense are answered and change nothing`, async () => {
  const many = {
    socketsPerSource: 100,
    pollsPerSource: 1e6,
    polls: 1e6,
    messagesPerTenSeconds: 1e6,
  };
  await using serving = await serve({ limits: many });
  const { hub, lobby } = serving.services;
  const opened = await hub.open(SETTINGS, ["here"]);
  assert("code" in opened);
  const players = await seatTwo(serving.url, opened.code);
  const { view } = (await hub.find(opened.code))!;
  const { answers, messages } = await fuzz(serving.url, opened.code, PIECES, "suite");
  assertEquals(answers, messages);
  assertEquals((await hub.find(opened.code))!.view, view);
  assertEquals(await lobby.count(), 1);
  for (const player of players) await player.close();
});
