/** What keeps bots from a game for a while keeps nothing else from them, and leaves nothing behind. */

import { assertEquals } from "@std/assert";
import { serve } from "../transport/serving.ts";
import { begin, eachWay, pairOf } from "./bot_pair.ts";

eachWay(
  "bots open, take up and play games, whatever codes others at their address guess",
  async (transport) => {
    await using app = await serve({ limits: { guessesPerMinute: 1 } });
    const [one, other] = await pairOf(app, [transport, transport]);
    await using _one = one, _other = other;
    assertEquals((await one.post("/game/AAAAAA/join")).status, 404);
    assertEquals((await one.post("/game/HJKMNP/join")).body.refused, "limit");
    const id = await begin(one, other, {});
    assertEquals((await one.post(`/game/${id}/move`, { move: "random" })).status, 200);
    assertEquals((await one.post("/room", {})).status, 201);
  },
);

eachWay("a room in which a bot couldn't sit down is gone", async (transport) => {
  await using app = await serve();
  const [one, other] = await pairOf(app, [transport, transport]);
  await using _one = one, _other = other;
  const { moderation, hub } = app.services, { open } = hub;
  let code = "";
  hub.open = async (...given) => {
    const opened = await open.apply(hub, given);
    if ("code" in opened) code = opened.code;
    Object.defineProperty(moderation, "isPaused", { value: true, configurable: true });
    return opened;
  };
  assertEquals((await one.post("/room", {})).body.refused, "paused");
  assertEquals(await hub.find(code), undefined);
});

eachWay("a challenge that can't be taken up now still waits", async (transport) => {
  await using app = await serve();
  const [one, other] = await pairOf(app, [transport, transport]);
  await using _one = one, _other = other;
  const { moderation } = app.services;
  const { body: { id } } = await one.post("/challenge", { to: other.id });
  await other.until(() => other.all("challenge").some(({ challenge }) => challenge.id === id));
  Object.defineProperty(moderation, "isPaused", { value: true, configurable: true });
  assertEquals((await other.post(`/challenge/${id}/accept`)).body.refused, "paused");
  Reflect.deleteProperty(moderation, "isPaused");
  assertEquals((await other.post(`/challenge/${id}/accept`)).status, 200);
  for (const bot of [one, other]) await bot.until(() => bot.game(`${id}`)?.status === "playing");
});
