/** What programs do by mistake, and what their authors are told. */

import { assertEquals } from "@std/assert";
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
