/** Two bots that play each other over the API. */

import { assertEquals } from "@std/assert";
import type { Serving } from "../transport/serving.ts";
import { BotClient, type Transport, TRANSPORTS } from "./bot_client.ts";

/** Two bots of two owners. */
export async function pairOf(
  app: Serving,
  [first, second]: readonly [Transport, Transport] = ["http", "http"],
): Promise<[BotClient, BotClient]> {
  return [
    await BotClient.open(app, "Ada", "Ada One", first),
    await BotClient.open(app, "Ben", "Ben Two", second),
  ];
}

/** The same over every transport. */
export function eachWay(name: string, run: (transport: Transport) => Promise<void>): void {
  for (const transport of TRANSPORTS) Deno.test(`${name} (${transport})`, () => run(transport));
}

/** Two bots in a game that the first opened; its id. */
export async function begin(one: BotClient, other: BotClient, wished: object): Promise<string> {
  const { status, body } = await one.post("/challenge", { to: other.id, side: 0, ...wished });
  assertEquals(status, 201, JSON.stringify(body));
  const id = String(body.id);
  await other.until(() => other.all("challenge").some(({ challenge }) => challenge.id === id));
  assertEquals((await other.post(`/challenge/${id}/accept`)).status, 200);
  for (const bot of [one, other]) await bot.until(() => bot.game(id)?.status === "playing");
  return id;
}
