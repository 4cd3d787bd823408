/** What a real server sends to a collector, while people play on it. */

import { assert, assertEquals } from "@std/assert";
import { fileURLToPath } from "node:url";
import { CONFIG } from "../config.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { Collector } from "./collector.ts";

/** ms between two reports of what is measured, and of spans. */
const OFTEN = "100";

/** A turn of each. */
const [BLUE, RED] = ["a1,b1,a2,b2", "aa1,ab1,aa2,ab2"];

interface Measured extends AsyncDisposable {
  readonly url: string;
}

/** Starts the app in a process of its own, which sends what it measures there. */
async function start(collector: Collector): Promise<Measured> {
  const script = fileURLToPath(new URL("./measured_app.ts", import.meta.url));
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--config", CONFIG, script],
    env: {
      OTEL_DENO: "true",
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_METRIC_EXPORT_INTERVAL: OFTEN,
      OTEL_BSP_SCHEDULE_DELAY: OFTEN,
      OTEL_DENO_CONSOLE: "ignore",
    },
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const reader = process.stdout.getReader();
  const { value } = await reader.read();
  return {
    url: new TextDecoder().decode(value).trim(),
    async [Symbol.asyncDispose]() {
      await reader.cancel();
      await process.stdin.close();
      await process.status;
    },
  };
}

/** Makes a room by the form; null where the server refuses. */
async function makeRoom(url: string): Promise<string | null> {
  const response = await fetch(`${url}/new`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url },
    body: new URLSearchParams({ game: "conquerors-v2", side: "1" }),
  });
  await response.body?.cancel();
  return response.headers.get("location")?.slice(3) ?? null;
}

Deno.test("a collector sees rooms, players, moves, refusals, the store and the event loop", async () => {
  await using collector = new Collector();
  await using app = await start(collector);
  await collector.until(() => collector.value("conquerors.rooms") === 0);

  const code = (await makeRoom(app.url))!;
  // Who made the room plays Red, and so comes second.
  const red = await SocketPlayer.at(app.url, code);
  const blue = await SocketPlayer.at(app.url, code);
  await red.until(() => red.has("began"));
  await collector.until(() => collector.value("conquerors.sockets") === 2);
  assertEquals(collector.value("conquerors.rooms"), 1);
  assertEquals(collector.value("conquerors.rooms.loaded"), 1);
  assertEquals(collector.value("conquerors.moves"), undefined);

  const appends = () => collector.value("conquerors.store.append.duration") ?? 0;
  const before = appends();
  for (const [turn, [player, move]] of ([[blue, BLUE], [red, RED]] as const).entries()) {
    player.send({ t: "move", id: `turn${turn}`, on: 4 + turn, move });
    await player.until(() => player.has("ok"));
  }
  const played = { "conquerors.game": "conquerors-v2" };
  await collector.until(() => collector.value("conquerors.moves", played) === 2);
  assert(appends() >= before + 2, "each is one write");

  // Out of turn, a second room, and a seat where there is none.
  red.send({ t: "move", id: "again", on: 6, move: "a5,b5,a6,b6" });
  await red.until(() => red.has("refused"));
  assertEquals(await makeRoom(app.url), null);
  const third = await SocketPlayer.at(app.url, code);
  const unknown = await SocketPlayer.at(app.url, "QQQQQQ");
  const refused = (at: string, reason: string) =>
    collector.value("conquerors.refusals", { "conquerors.at": at, "conquerors.reason": reason });
  await collector.until(() => refused("door", "unknown-room") === 1);
  await collector.until(() => refused("door", "full") === 1);
  assertEquals(refused("room", "not-your-turn"), 1);
  assertEquals(refused("page", "room-limit"), 1);

  for (const queue of ["checks", "thoughts", "reminders"]) {
    assertEquals(collector.value("conquerors.queue.depth", { "conquerors.queue": queue }), 0);
  }
  const delays = ["50", "99", "100"].map((percentile) =>
    collector.value("conquerors.event_loop.delay", { "conquerors.percentile": percentile })
  );
  for (const delay of delays) assert(delay! > 0 && delay! < 60, `${delays}`);

  for (const player of [blue, red, third, unknown]) await player.close();
  await collector.until(() => collector.value("conquerors.sockets") === 0);
});

Deno.test("spans and requests are named by their routes, however many rooms there are", async () => {
  await using collector = new Collector();
  await using app = await start(collector);
  const code = (await makeRoom(app.url))!;
  await (await fetch(`${app.url}/r/${code}`)).body?.cancel();
  await (await fetch(`${app.url}/no/such/page`)).body?.cancel();
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  await collector.until(() => named("GET /r/:code") !== undefined);
  assertEquals(named("GET /r/:code")!.attributes["http.route"], "/r/:code");
  assert(named("POST /new"));
  const served = "conquerors.request.duration";
  await collector.until(() => collector.value(served, { "http.route": "/r/:code" }) === 1);
  await collector.until(() =>
    collector.value(served, { "http.response.status_code": "404" }) === 1
  );
  assert(![...collector.names].some((name) => name.includes(code)));
});

Deno.test("each request has a trace of its own, and its page is the one that a browser keeps", async () => {
  await using collector = new Collector();
  await using app = await start(collector);
  const first = await fetch(`${app.url}/about`);
  const again = await fetch(`${app.url}/about`, {
    headers: { "if-none-match": first.headers.get("etag")! },
  });
  assert(!(await first.text()).includes("traceparent"));
  assertEquals([again.status, await again.text()], [304, ""]);
  const traces = () =>
    collector.spans.filter(({ name }) => name === "GET /about").map(({ traceId }) => traceId);
  await collector.until(() => traces().length === 2);
  assertEquals(new Set(traces()).size, 2);
});
