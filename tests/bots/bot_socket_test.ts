/** What only a bot's WebSocket does: how it begins, and how it ends. */

import { assertEquals, assertMatch } from "@std/assert";
import { codeOf, post } from "../pages/ask.ts";
import { serve, type Serving } from "../transport/serving.ts";
import { makeToken } from "./bot_client.ts";

interface Ended {
  readonly code: number;
  readonly messages: Record<string, unknown>[];
}

/** Says these things one after the other, as far as the socket lets it; what it heard until the end. */
async function talk(
  { url }: Serving,
  says: readonly (string | object | Uint8Array<ArrayBuffer>)[],
  headers: Record<string, string> = {},
): Promise<Ended> {
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/api/bot/ws`,
    { headers } as never,
  );
  const ended = Promise.withResolvers<number>(), messages: Ended["messages"] = [];
  let left = says;
  const next = () => {
    const [first, ...rest] = left;
    left = rest;
    if (first === undefined) return socket.close();
    socket.send(typeof first === "string" || first instanceof Uint8Array ? first : json(first));
  };
  socket.onopen = () => headers.authorization === undefined && next();
  socket.onmessage = ({ data }) => {
    messages.push(JSON.parse(data));
    next();
  };
  socket.onerror = (event) => event.preventDefault();
  socket.onclose = ({ code }) => ended.resolve(code);
  return { code: await ended.promise, messages };
}

function json(value: object): string {
  return JSON.stringify(value);
}

Deno.test("a socket's token comes in its request or in its first message", async () => {
  await using app = await serve();
  const { token } = await makeToken(app, "Ada", "Ada One");
  const ask = { n: "a", ask: "" };
  for (const isHeader of [true, false]) {
    const { code, messages } = isHeader
      ? await talk(app, [ask], { authorization: `Bearer ${token}` })
      : await talk(app, [{ token }, ask]);
    assertEquals(messages.map(({ type, n, status }) => [type, n, status]), [
      ["hello", undefined, undefined],
      ["answer", "a", 200],
    ]);
    assertEquals((messages[1]!.body as { name: string }).name, "Ada One");
    assertEquals([0, 1000, 1005].includes(code), true, `${code}`);
  }
});

Deno.test("a socket without a token that is one ends with the reason", async () => {
  await using app = await serve();
  const { token } = await makeToken(app, "Ada", "Ada One");
  for (const first of [{ token: "ccbot_nobody" }, { ask: "" }, "nonsense"]) {
    const { code, messages } = await talk(app, [first, { ask: "" }]);
    assertEquals([code, messages.length, messages[0]!.status], [1008, 1, 401]);
    const { message } = messages[0]!.body as { message: string };
    assertMatch(message, first === "nonsense" ? /\{"token":"TOKEN"\} first/ : /token/);
  }
  assertEquals((await talk(app, [new Uint8Array(3)])).code, 1003);
  assertEquals((await talk(app, [{ token }, "x".repeat(5_000)])).code, 1009);
  const refused = await fetch(`${app.url}/api/bot/ws?token=${token}`);
  await refused.body?.cancel();
  assertEquals(refused.ok, false);
  const nobody = await talk(app, [], { authorization: "Bearer ccbot_nobody" });
  assertEquals([[0, 1006].includes(nobody.code), nobody.messages], [true, []]);
});

Deno.test("a socket has ten seconds to say its token, and is left alone once it has", async () => {
  await using app = await serve();
  const { token } = await makeToken(app, "Ada", "Ada One");
  const due = new Set<() => void>(), { world } = app.services, { after } = world;
  world.after = (ms, call) => {
    if (ms !== 10_000) return after(ms, call);
    due.add(call);
    return () => due.delete(call);
  };
  const arrive = async () => {
    const socket = new WebSocket(`${app.url.replace("http", "ws")}/api/bot/ws`);
    const heard = new Promise((resolve) => socket.onmessage = resolve);
    const closed = new Promise<number>((resolve) => socket.onclose = ({ code }) => resolve(code));
    await new Promise((resolve) => socket.onopen = resolve);
    return { socket, heard, closed };
  };
  const bot = await arrive();
  bot.socket.send(json({ token }));
  await bot.heard;
  const nobody = await arrive();
  // By the time that a third is greeted, the second has been met.
  assertEquals((await talk(app, [{ token }])).messages.length, 1);
  assertEquals(due.size, 1);
  for (const call of due) call();
  assertEquals(await nobody.closed, 1008);
  bot.socket.close();
  await bot.closed;
});

Deno.test("what a socket's message lacks is said, and the socket stays", async () => {
  await using app = await serve();
  const { token } = await makeToken(app, "Ada", "Ada One");
  const asked = ["{", { n: 1 }, { n: 2, ask: "/nowhere" }, { n: 3, ask: 7 }, { n: 4, ask: "" }];
  const { messages } = await talk(app, [{ token }, ...asked]);
  assertEquals(messages.slice(1).map(({ n, status }) => [n, status]), [
    [null, 400],
    [1, 400],
    [2, 404],
    [3, 400],
    [4, 200],
  ]);
});

Deno.test("a revoked token ends its socket, and who floods is cut off", async () => {
  await using app = await serve({ limits: { botRequestsPerMinutePerBot: 3 } });
  const { id, token } = await makeToken(app, "Ada", "Ada One");
  const socket = new WebSocket(`${app.url.replace("http", "ws")}/api/bot/ws`);
  const heard: string[] = [], closed = Promise.withResolvers<number>();
  const greeted = Promise.withResolvers<void>();
  socket.onopen = () => socket.send(json({ token }));
  socket.onmessage = ({ data }) => {
    heard.push(JSON.parse(data).type);
    greeted.resolve();
  };
  socket.onclose = ({ code }) => closed.resolve(code);
  await greeted.promise;
  await post(app, "/api/me/bots", { identity: codeOf("Ada"), wish: "revoke", id });
  assertEquals([await closed.promise, heard], [1000, ["hello", "bye"]]);

  const again = await makeToken(app, "Ada", "Ada One");
  const flood = Array.from({ length: 9 }, (_, n) => ({ n, ask: "" }));
  const { code, messages } = await talk(app, [{ token: again.token }, ...flood]);
  const { status, retryAfter } = messages.at(-1)!;
  assertEquals([code, status, Number(retryAfter) > 0], [1008, 429, true]);
});
