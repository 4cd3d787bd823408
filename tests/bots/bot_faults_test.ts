/** What programs do by mistake, and what their authors are told. */

import { assertEquals, assertMatch } from "@std/assert";
import { serve } from "../transport/serving.ts";
import { BotClient, makeToken } from "./bot_client.ts";

Deno.test("who asks for no more than a stream's headers doesn't listen", async () => {
  await using app = await serve({ limits: { botStreamsPerSource: 1 } });
  const one = await makeToken(app, "Ada", "Ada One"),
    other = await makeToken(app, "Ben", "Ben Two");
  const ask = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${app.url}/api/bot/stream`, { method: "HEAD", headers })).status;
  };
  assertEquals([await ask(one.token), await ask("ccbot_nobody")], [200, 401]);
  assertEquals(await app.services.botDesk.online(), []);
  await using bot = await BotClient.open(app, "Ada", "Ada One");
  assertEquals([await ask(bot.token), await ask(other.token)], [200, 200]);
  assertEquals((await bot.post("/room", {})).status, 201);
  await bot.until(() => bot.all("gameState").length > 0);
  assertEquals(bot.all("bye"), []);
});

Deno.test("what is wrong with a room is said, and flags are true and false", async () => {
  await using app = await serve();
  await using bot = await BotClient.open(app, "Ada", "Ada One");
  const faults: readonly (readonly [object, RegExp])[] = [
    [{ game: "chess" }, /"game" must be one of .*skirmish/],
    [{ game: "conway", options: { komi: 3 } }, /options of conway are: .*touch/],
    [
      { game: "conway", options: { size: 27 } },
      /"options.size" must be a whole number from 3 to 26/,
    ],
    [{ game: "arena", options: { size: "20x15" } }, /"options.size"/],
    [{ options: { komi: 0.3 } }, /"options.komi" must be from -50 to 50, in steps of 0.5/],
    [{ game: "annihilation", options: { misere: 2 } }, /"options.misere" must be true or false/],
    [{ clock: 4, side: 7 }, /"clock" must be null, or 5 to 1209600 seconds/],
    [{ clock: "1+0" }, /15 to 5400 for the game and 0 to 180 more each turn/],
    [{ game: "conway", clock: "180+3" }, /conway has none for the whole game/],
    [{ side: 2 }, /"side" must be a seat/],
    [{ position: "nonsense", clock: 30 }, /"position" must be a position of conquerors-v2 in CCN/],
  ];
  for (const [wished, message] of faults) {
    const { status, body } = await bot.post("/room", wished);
    assertEquals([status, body.refused], [400, "malformed"], JSON.stringify(wished));
    assertMatch(String(body.message), message);
  }
  const { status, body } = await bot.post("/room", { game: "conway", options: { touch: true } });
  assertEquals(status, 201);
  await bot.until(() => bot.game(String(body.id)) !== undefined);
  assertEquals(bot.game(String(body.id))!.options.touch, 1);
});
