/** Several servers over one PostgreSQL, behind a balancer that sends each request to the next of them. */

import { assert, assertEquals } from "@std/assert";
import type { LoggedEvent, Settings } from "../../lib/rooms/event.ts";
import { openRoom } from "../../lib/rooms/room.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import type { Browser } from "playwright-core";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { makeRoomCode, makeStem } from "../../lib/rooms/code.ts";
import type { Env } from "../../lib/ui/net/env.ts";
import { host, playByText, visitRoom, writeRoomGame } from "../browser/room.ts";
import { hasBrowser, launchBrowser, perform } from "../browser/visits.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { POSTGRES, PostgresServer } from "../store/postgres_server.ts";
import { wholeGame } from "../transport/load_game.ts";
import { runs, sampleOf } from "../full.ts";
import { pause } from "../server/witness.ts";
import { envOf } from "../transport/serving.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { Player } from "../transport/simulator/player.ts";
import { checkDeeds } from "../transport/simulator/table.ts";
import { parse } from "yaml";
import { en } from "../../lib/ui/arena/words/en.ts";
import { ask } from "./ask.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { Production, type Server } from "./production.ts";
import { hasProxies, startCaddy, startCaddyOf } from "./proxy.ts";
import { POLLING } from "./visitors.ts";

const ignore = !hasProxies() || POSTGRES === undefined;

/** Everyone is back so soon after a process was killed, ms: a second or two where nothing else runs. */
const BACK_WITHIN = 5_000;
/** How long a container may take to be replaced, ms. */
const RESTART = 3_500;
/** What a whole game has at least, so that both processes are killed within it. */
const LEAST_TURNS = 12;

/** Seconds of a turn, for a clock that nobody may run out of, and for one that runs out. */
const LONG = 600, SHORT = 6;

const GAME = wholeGame();

let production: Production, database: PostgresServer, url: string, store: PostgresStore;
let balancer: Balancer;
const servers: Server[] = [];

Deno.test.beforeAll(async () => {
  if (ignore) return;
  [production, database] = await Promise.all([Production.build(), PostgresServer.start()]);
  url = await database.database();
  store = await PostgresStore.open(url);
  for (let n = 0; n < 2; n++) servers.push(await start());
  balancer = await startBalancer(servers.map(({ port }) => port));
});

Deno.test.afterAll(async () => {
  await balancer?.[Symbol.asyncDispose]();
  await production?.[Symbol.asyncDispose]();
  await store?.close();
  await database?.[Symbol.asyncDispose]();
});

/**
 * Players may say which address they come from: the entry before the balancer's. They act faster than
 * people, and all come from this machine.
 */
function start(port = 0): Promise<Server> {
  const limits = { LIMIT_MESSAGES_PER_TEN_SECONDS: "1000000", LIMIT_JOINS_PER_MINUTE: "1000000" };
  return production.serve({ ...limits, DATABASE_URL: url, PORT: `${port}`, TRUSTED_HOPS: "2" });
}

/** A room and its two players, who come through the balancer. */
class Table implements Disposable {
  readonly players: readonly [Player<Env>, Player<Env>];

  private constructor(readonly code: string, polls: readonly [boolean, boolean]) {
    this.players = [this.#sit(polls[0]), this.#sit(polls[1])];
  }

  static async set(polls: [boolean, boolean], clock: number): Promise<Table> {
    const settings: Settings = { ...SETTINGS, clock };
    const code = makeRoomCode(Math.random);
    const { room, events } = openRoom(code, makeStem(Math.random), settings, Date.now());
    assertEquals(await store.append(headOf(room), events), "kept");
    const table = new Table(code, polls);
    await table.until(() => table.players.every(({ state }) => state.room?.games === 1));
    return table;
  }

  /** Who comes first has the first side. */
  async play(turn: number): Promise<void> {
    const mover = await this.mover();
    const answer = await mover.do({ t: "move", move: GAME[turn]! });
    assertEquals(answer.t, "ok", JSON.stringify(answer));
    await this.until(() => this.players.every(({ room }) => room.moves.length > turn));
  }

  async mover(): Promise<Player<Env>> {
    await this.until(() => this.players.some((player) => player.isTurn()));
    return this.players.find((player) => player.isTurn())!;
  }

  async until(isSo: () => boolean): Promise<void> {
    const deadline = Date.now() + 20_000;
    while (!isSo()) {
      const states = this.players.map(({ state: { status, pending, barred, room } }) => {
        return { status, pending, barred, version: room?.version };
      });
      assert(Date.now() < deadline, JSON.stringify(states));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  events(): Promise<readonly LoggedEvent[]> {
    return store.read(this.code, 0);
  }

  [Symbol.dispose](): void {
    for (const { connection } of this.players) connection.close();
  }

  #sit(pollOnly: boolean): Player<Env> {
    return new Player<Env>(envOf(balancer.url), this.code, "sit", pollOnly);
  }
}

const WAYS = {
  "each in a way": [false, true],
  "by socket": [false, false],
  "by polling": [true, true],
};

// Sockets that a killed server leaves behind end when the system sees to it.
const LOOSE = { ignore, sanitizeOps: false, sanitizeResources: false };

for (const [way, polls] of sampleOf(Object.entries(WAYS))) {
  const name = `two play a whole game ${way}, while each process is killed in the middle of a turn`;
  Deno.test({
    ...LOOSE,
    name,
    async fn() {
      using table = await Table.set(polls as [boolean, boolean], LONG);
      const turns = GAME.length, kills = new Map([[4, 0], [8, 1]]);
      assert(turns > LEAST_TURNS);
      for (let turn = 0; turn < turns; turn++) {
        const doomed = kills.get(turn);
        if (doomed === undefined) await table.play(turn);
        else await playWhileKilled(table, turn, doomed);
      }
      await table.until(() => table.players.every(({ room }) => room.result !== null));
      const events = await table.events(), all = events.map(({ t }) => t);
      checkDeeds(events, table.players);
      const kinds = all.slice(all.indexOf("began"));
      // Nobody was gone, and no clock started over.
      assertEquals(kinds, ["began", ...Array(turns).fill("turn"), "ended"]);
    },
  });
}

/** Sends a turn, kills a process at once, and sees that both are back in time and the turn is kept. */
async function playWhileKilled(table: Table, turn: number, doomed: number): Promise<void> {
  const mover = await table.mover(), server = servers[doomed]!;
  const answer = mover.do({ t: "move", move: GAME[turn]! });
  await server.kill();
  const began = Date.now();
  assertEquals((await answer).t, "ok");
  await table.until(() =>
    table.players.every(({ state, room }) =>
      state.status === "online" && state.pending === 0 && room.moves.length > turn
    )
  );
  const took = Date.now() - began;
  servers[doomed] = await start(server.port);
  assert(took <= BACK_WITHIN, `${took} ms`);
}

/** What the first process of a newer program does to the tables, beside which older ones go on. */
const NEWER = `
  ALTER TABLE rooms ADD COLUMN newer INTEGER NOT NULL DEFAULT 0;
  UPDATE schema_version SET version = version + 1`;
/** What is done at least before each process is replaced, and after the last. */
const DEEDS = 40;

Deno.test({
  ...LOOSE,
  name:
    "processes are replaced one after another under load, beside newer tables, and no game notices",
  async fn() {
    const tables = await Promise.all(
      Object.values(WAYS).map((polls) => Table.set(polls as [boolean, boolean], LONG)),
    );
    const players = tables.flatMap((table) => table.players);
    const done = () => players.flatMap(({ deeds }) => deeds).filter(({ answer }) => answer).length;
    const play = async () => {
      const before = done();
      await tables[0]!.until(() => done() >= before + DEEDS);
    };
    const acting = setInterval(() => players.forEach((player) => player.act()), 25);
    for (const [n, { port }] of [...servers.entries()]) {
      await play();
      await servers[n]!.stop();
      if (n === 0) await database.exec(url, NEWER);
      await play();
      servers[n] = await start(port);
    }
    await play();
    clearInterval(acting);
    for (const table of tables) {
      await table.until(() => table.players.every(({ state }) => state.pending === 0));
      const events = await table.events();
      checkDeeds(events, table.players);
      const playing = events.slice(events.findIndex(({ t }) => t === "began"));
      const isDisturbed = playing.some(({ t }) => t === "gone" || t === "woke");
      assert(!isDisturbed, JSON.stringify(playing.map(({ t, at }) => [t, at])));
      table[Symbol.dispose]();
    }
  },
});

Deno.test({
  ...LOOSE,
  name: "both processes serve sockets and polls of the same players",
  async fn() {
    using table = await Table.set([true, true], LONG);
    await table.play(0);
    await table.play(1);
    const ports = servers.map(({ port }) => port).sort();
    for (const path of ["/api/poll", "/api/send"]) {
      assertEquals([...new Set(await balancer.served(path))].sort(), ports, path);
    }
  },
});

Deno.test({
  ...LOOSE,
  name: "strangers who wait at different processes are paired, and meet in one room",
  async fn() {
    const codes: string[] = [];
    const strangers = await Promise.all([1, 2, 3, 4].map(async (n) => {
      const headers = { "x-forwarded-for": `10.0.0.${n}` };
      const player = new SocketPlayer(balancer.url, { headers });
      await player.open();
      const { token } = player;
      player.send({ t: "seek", protocol: 1, pool: "conquerors-v2.60", token, identity: token });
      return player;
    }));
    for (const player of strangers) {
      await player.until(() => player.has("paired"));
      const paired = player.heard.find(({ t }) => t === "paired");
      assert(paired?.t === "paired");
      codes.push(paired.code);
    }
    assertEquals([...Map.groupBy(codes, (code) => code).values()].map(({ length }) => length), [
      2,
      2,
    ]);
    for (const [n, { token }] of strangers.entries()) {
      const player = new SocketPlayer(balancer.url);
      await player.open();
      player.join(codes[n]!, "back", { token, identity: token });
      await player.until(() => player.has("snapshot") || player.has("fatal"));
      assert(!player.has("fatal"));
      await player.close();
    }
  },
});

Deno.test({
  ...LOOSE,
  ignore: ignore || !hasBrowser,
  name: "two windows play a game, one of them polling, while each process is killed between turns",
  async fn() {
    await using browser = await launched();
    // What a page says of a line that broke.
    const expected = /502|WebSocket|Failed to (load|fetch)/;
    await perform(browser.browser, balancer.url, async (scene) => {
      const blue = await host(scene, { expected });
      const red = await visitRoom(scene, blue, { ...POLLING, expected });
      // Until both are back after the second; to the end in a full run.
      const turns = writeRoomGame().slice(0, runs(9, Infinity)), tables = [blue, red];
      for (const [played, turn] of turns.entries()) {
        const doomed = [4, 8].indexOf(played);
        if (doomed >= 0) await servers[doomed]!.kill();
        await playByText(tables[turn.seat]!, turn);
        for (const table of tables) await table.turns(played + 1);
        if (doomed >= 0) servers[doomed] = await start(servers[doomed]!.port);
      }
    });
  },
});

async function launched(): Promise<{ browser: Browser } & AsyncDisposable> {
  const browser = await launchBrowser();
  return { browser, [Symbol.asyncDispose]: () => browser.close() };
}

Deno.test({
  ...LOOSE,
  name: "a clock runs out in time though the process that held the room alone was killed",
  async fn() {
    using table = await Table.set([false, false], SHORT);
    const { turnAt } = table.players[0].room;
    for (const doomed of [0, 1]) {
      const { port } = servers[doomed]!;
      await servers[doomed]!.kill();
      servers[doomed] = await start(port);
    }
    await table.until(() => table.players.every(({ room }) => room.result !== null));
    const last = (await table.events()).at(-1)!;
    assert(last.t === "ended");
    assert(last.at - turnAt <= (SHORT + 3) * 1_000, `${last.at - turnAt} ms`);
  },
});

/** The settings that compose.yaml gives a service, with these variables set. */
async function settingsOf(service: string, set: Readonly<Record<string, string>>) {
  const compose = new URL("../../compose.yaml", import.meta.url);
  const { services } = parse(await Deno.readTextFile(compose), { merge: true });
  const text = JSON.stringify(services[service].environment);
  const filled = text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name, usual) => set[name] ?? usual);
  return JSON.parse(filled) as Record<string, string>;
}

const UPGRADE = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

Deno.test({
  ...LOOSE,
  name: "behind our Caddy a visitor is served by one process, and by another once that is gone",
  async fn() {
    const servers = ["one", "other"].map((name) =>
      Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, () => new Response(name))
    );
    const [one, other] = servers.map(({ addr }) => addr.port);
    await using proxy = await startCaddyOf([one!, other!], one!);
    const served = async () => new TextDecoder().decode((await ask(`${proxy.url}/`)).body);
    const first = await served();
    for (let n = 0; n < 5; n++) assertEquals(await served(), first);
    const [mine, left] = first === "one" ? servers : servers.toReversed();
    await mine!.shutdown();
    assertEquals(await served(), first === "one" ? "other" : "one");
    await left!.shutdown();
  },
});

Deno.test({
  ...LOOSE,
  name: "behind our Caddy pages asked for while the game restarts are there once it's back",
  async fn() {
    const start = (port: number) =>
      Deno.serve({ hostname: "127.0.0.1", port, onListen() {} }, () => new Response("back"));
    const before = start(0);
    const { port } = before.addr;
    await using proxy = await startCaddy(port);
    await before.shutdown();
    const asked = ["/", "/arena"].map((path) => ask(proxy.url + path));
    await pause(RESTART);
    const after = start(port);
    for (const { status } of await Promise.all(asked)) assertEquals(status, 200);
    await after.shutdown();
  },
});

Deno.test({
  ...LOOSE,
  name: "what compose.yaml starts as `several` serves behind its Caddy, and one has the arena",
  async fn() {
    const set = { ARENA_URL: "https://game.example" };
    const here = { DATABASE_URL: await database.database(), PORT: "0", HOST: "127.0.0.1" };
    const started = [];
    for (const service of ["app", "app2", "arena"]) {
      // The proxy's port is any, and no name of this machine's is asked for.
      const { DATA: _, PUBLIC_URL: __, ...settings } = await settingsOf(service, set);
      started.push(await production.serve({ ...settings, ...here }));
    }
    const [app, app2, arena] = started.map(({ port }) => port);
    await using proxy = await startCaddyOf([app!, app2!], arena!);
    for (const path of ["/", "/readyz", "/readyz", "/arena", "/games"]) {
      assertEquals((await ask(proxy.url + path)).status, 200, path);
    }
    const page = new TextDecoder().decode((await ask(`${proxy.url}/arena?lang=en`)).body);
    assert(!page.includes(en.away));
    assertEquals((await ask(`${proxy.url}/api/arena`, { headers: UPGRADE })).status, 101);
    const away = await ask(`${started[0]!.url}/api/arena`, { headers: UPGRADE });
    assertEquals([away.status, new TextDecoder().decode(away.body)], [
      503,
      `The arena is at ${set.ARENA_URL}\n`,
    ]);
    for (const server of started) await server.stop();
  },
});
