/** The arena over WebSockets, by the app's own routes: bots that play, pages that watch. */

import { App } from "fresh";
import { assertEquals } from "@std/assert";
import type { ArenaResults, StoredMatch } from "../../lib/arena/results.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { Replay } from "../../lib/arena/replay.ts";
import { Spectator } from "../../lib/arena/spectator.ts";
import type { State } from "../../lib/server/define.ts";
import { locate } from "../../lib/server/http/middleware/locate.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import { HttpServer } from "../../lib/server/net/http_server.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { handler as bots } from "../../routes/api/arena/index.ts";
import { handler as watch } from "../../routes/api/arena/watch/[id].ts";
import { comesTo, SMALL } from "./serving.ts";
import { closed, glider, openBot } from "./socket_bot.ts";

async function serve() {
  const arenaResults: ArenaResults = new SqlResults(SqliteDatabase.inMemory());
  const services = await startServices({
    store: SqliteStore.open(),
    world: realWorld,
    limits: DEFAULT_LIMITS,
    trustedHops: 0,
    arenaResults,
    arenaSettings: { ...SMALL, generations: 10_000, gameTime: 3600, responseTime: 3600 },
  });
  const site = { trustedHops: 0, publicUrl: undefined };
  const app = new App<State>().use(locate(site), (ctx) => {
    ctx.state.online = () => Promise.resolve(services);
    return ctx.next();
  });
  app.get("/api/arena", bots.GET).get("/api/arena/watch/:id", watch.GET);
  const { report } = realWorld;
  const where = { hostname: "127.0.0.1", port: 0, limits: DEFAULT_LIMITS, isBehindProxy: false };
  const server = await HttpServer.listen({ ...where, report }, app.handler());
  return {
    url: `ws://127.0.0.1:${server.address.port}`,
    services,
    arenaResults,
    async [Symbol.asyncDispose]() {
      services.dismiss();
      await server.shutdown();
      await services.close();
    },
  };
}

Deno.test("bots play over WebSockets, and watchers have the match's board", async () => {
  await using serving = await serve();
  const { arena } = serving.services;
  const over = Promise.withResolvers<StoredMatch>();
  serving.arenaResults.keep = (match) => {
    over.resolve(match);
    return Promise.resolve(true);
  };
  const ada = openBot(serving.url, "Ada", glider), ben = openBot(serving.url, "Ben", glider);
  const adaClosed = closed(ada), benClosed = closed(ben);
  await comesTo(arena, 21);
  const watcher = new WebSocket(`${serving.url}/api/arena/watch/${arena.live()[0]!.id}`);
  watcher.binaryType = "arraybuffer";
  const watcherClosed = closed(watcher), spectator = new Spectator(SMALL.width, SMALL.height);
  const seen = Promise.withResolvers<void>();
  let frames = 0;
  watcher.onmessage = ({ data }) => {
    spectator.take(new Uint8Array(data));
    spectator.catchUp();
    spectator.replay!.stepTo(spectator.generation);
    if (++frames === 4) seen.resolve();
  };
  await seen.promise;
  ada.close();
  const match = await over.promise;
  assertEquals(match.outcome.by, "forfeit");
  assertEquals((await watcherClosed).code, 1000, "watching ends with the match");
  const replay = Replay.of(match);
  replay.stepTo(spectator.generation);
  assertEquals(spectator.replay!.board.toBoard(), replay.board.toBoard());
  ben.close();
  await Promise.all([adaClosed, benClosed]);
});

Deno.test("where the server stops, bots and watchers are let go of, and nothing is kept", async () => {
  await using serving = await serve();
  const { arena } = serving.services;
  const bots = ["Ada", "Ben"].map((name) => closed(openBot(serving.url, name, glider)));
  await comesTo(arena, 1);
  const watcher = new WebSocket(`${serving.url}/api/arena/watch/${arena.live()[0]!.id}`);
  await new Promise((resolve) => watcher.onmessage = resolve);
  const watcherClosed = closed(watcher);
  serving.services.dismiss();
  assertEquals((await watcherClosed).code, 1012, "so that a page comes back");
  await Promise.all(bots);
  assertEquals(await serving.arenaResults.list({ limit: 1 }), []);
});

Deno.test("bytes, a broken protocol and a match that is not live end a socket", async () => {
  await using serving = await serve();
  const wrong: readonly [(socket: WebSocket) => void, number][] = [
    [(socket) => socket.send(new Uint8Array(3)), 1003],
    [(socket) => socket.send("x".repeat(2 ** 20 + 1)), 1009],
    [(socket) => socket.send("[]"), 1005],
  ];
  for (const [act, code] of wrong) {
    const socket = new WebSocket(`${serving.url}/api/arena`);
    socket.onmessage = () => act(socket);
    assertEquals((await closed(socket)).code, code);
  }
  const socket = new WebSocket(`${serving.url}/api/arena`), said: string[] = [];
  socket.onopen = () => socket.send(new Uint8Array(3));
  socket.onmessage = ({ data }) => said.push(data);
  await closed(socket);
  assertEquals(said.at(-1), '{"error":"A message is text, not bytes."}', "it's told why");
  const watcher = new WebSocket(`${serving.url}/api/arena/watch/nothing`);
  assertEquals((await closed(watcher)).code, 1000);
});

Deno.test("nobody watches for another site, nor from a place that is not free", async () => {
  await using serving = await serve();
  const { places } = serving.services.arena;
  const address = `${serving.url}/api/arena/watch/nothing`;
  const headers = { origin: "https://example.org" };
  const refused = await fetch(address.replace("ws", "http"), { headers });
  assertEquals([refused.status, await refused.text()], [403, "Wrong origin\n"]);
  let taken = 0;
  while (places.take([`${taken}`])) taken++;
  assertEquals((await closed(new WebSocket(address))).code, 1013);
  places.release(["0"]);
  for (let again = 0; again < 3; again++) {
    assertEquals((await closed(new WebSocket(address))).code, 1000);
  }
  assertEquals(places.total, taken - 1);
});
