/** PostgreSQL that is gone, slow, silent, full, read-only or newer than the program, and back again. */

import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { headOf } from "../../lib/rooms/summary.ts";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { realWorld, runAhead } from "../../lib/server/clock.ts";
import { StartError } from "../../lib/server/start/start_error.ts";
import { withStorage } from "../../lib/server/start/storage.ts";
import { NewerSchema, StoreFailure } from "../../lib/server/store/failure.ts";
import { asFailure } from "../../lib/server/store/postgres/client.ts";
import { Connections } from "../../lib/server/store/postgres/connections.ts";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { SCHEMA_VERSION } from "../../lib/server/store/postgres/schema.ts";
import type { Kept } from "../../lib/server/store/failure.ts";
import { Trial } from "../rooms/trial.ts";
import { finishedGame, gameId } from "./finished.ts";
import { Hearing } from "./hearing.ts";
import { POSTGRES, PostgresServer } from "./postgres_server.ts";
import { SilentRelay } from "./silent_relay.ts";

const trial = Trial.begun();
trial.play(2);
const { events } = trial;
const head = headOf(trial.room);

/** A database of its own on a server that tests may do anything to. */
interface Stage {
  readonly server: PostgresServer;
  readonly url: string;
  readonly store: PostgresStore;
}

/** One server for all, one test after another. */
let server: PostgresServer | undefined;
if (POSTGRES !== undefined) {
  Deno.test.beforeAll(async () => void (server = await PostgresServer.start()));
  Deno.test.afterAll(() => server![Symbol.asyncDispose]());
}

function outage(name: string, play: (stage: Stage) => Promise<void>): void {
  const ignore = POSTGRES === undefined;
  // Timers of lines that the library was about to make end a little after it has.
  const leaks = { sanitizeOps: false, sanitizeResources: false };
  Deno.test({ name: `postgres: ${name}`, ignore, ...leaks }, async () => {
    const url = await server!.database(), store = await PostgresStore.open(url);
    try {
      await play({ server: server!, url, store });
    } finally {
      await store.close();
      // After a crash PostgreSQL looks at every file there is.
      await server!.drop(url);
    }
  });
}

/** What a room was refused is whole once it's taken, and the store says when it's ready. */
async function refusesAndResumes({ store }: Stage, end: () => Promise<unknown>): Promise<void> {
  assertEquals(await store.append(head, events.slice(2)), "failed");
  assertEquals(await store.append(head, events.slice(2), finishedGame()), "failed");
  assertEquals(await store.books.archive.keep(finishedGame({ id: "ab2cd3ef4g-2" })), "failed");
  assertEquals(await store.ready(), false);
  await end();
  await until(() => store.ready());
  assertEquals(await store.read(head.code, 0), events.slice(0, 2));
  assertEquals(await store.books.archive.list({ limit: 9 }), { games: [] });
  assertEquals(await store.append(head, events.slice(2), finishedGame()), "kept");
  assertEquals(await store.read(head.code, 0), events);
  assertEquals((await store.books.archive.list({ limit: 9 })).games.length, 1);
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!await isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

outage("a server that is stopped is a refusal, and all goes on once it's back", async (stage) => {
  const { server, store } = stage;
  assertEquals(await store.append(head, events.slice(0, 2)), "kept");
  await server.stop("fast");
  await assertRejects(() => store.read(head.code, 0), StoreFailure);
  await refusesAndResumes(stage, () => server.resume());
});

const LISTENING = "SELECT count(*)::int AS lines FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";

outage("one line listens to everything, also once a stopped server is back", async (stage) => {
  const { server, url } = stage;
  const connections = new Connections(url), channels = ["births", "deaths", "news"];
  let listens = 0;
  for (const channel of channels) connections.listen(channel, () => {}, () => listens++);
  await until(() => listens === channels.length);
  await server.stop("fast");
  await server.resume();
  await until(() => listens === 2 * channels.length);
  assertEquals((await server.exec("postgres", LISTENING))[0]!.lines, 1);
  await connections.close();
});

outage("a read-only database is a refusal, and still read", async (stage) => {
  const { server, url, store } = stage;
  assertEquals(await store.append(head, events.slice(0, 2)), "kept");
  const set = async (to: "on" | "off") => {
    await server.exec("postgres", `ALTER SYSTEM SET default_transaction_read_only = ${to}`);
    await server.exec("postgres", "SELECT pg_reload_conf()");
    const show = "SHOW default_transaction_read_only";
    await until(async () =>
      (await server.exec(url, show))[0]!.default_transaction_read_only === to
    );
  };
  await set("on");
  await until(async () => !await store.ready());
  assertEquals(await store.read(head.code, 0), events.slice(0, 2));
  await refusesAndResumes(
    stage,
    () => server.exec("postgres", READ_ONLY_OFF).then(() => set("off")),
  );
});

/** Asks until the database answers. */
async function answered<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
    }
  }
}

/** A session that is read-only by default may still be set otherwise. */
const READ_ONLY_OFF = "SET default_transaction_read_only = off";

/** A trigger says what PostgreSQL says when it finds no room: a disk can't be filled without being root. */
const FULL = `
  CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
  CREATE TRIGGER full_rooms BEFORE UPDATE ON rooms EXECUTE FUNCTION fill();
  CREATE TRIGGER full_games BEFORE INSERT ON games EXECUTE FUNCTION fill();
  CREATE TRIGGER full_pulse BEFORE UPDATE ON pulse EXECUTE FUNCTION fill();`;

outage("a full disk is a refusal, and all goes on once there is room", async (stage) => {
  const { server, url, store } = stage;
  assertEquals(await store.append(head, events.slice(0, 2)), "kept");
  await server.exec(url, FULL);
  await refusesAndResumes(stage, () => server.exec(url, "DROP FUNCTION fill CASCADE"));
});

outage("a schema for newer programs alone is a refusal, also at the start", async (stage) => {
  const { server, url, store } = stage;
  assertEquals(await store.append(head, events.slice(0, 2)), "kept");
  await server.exec(url, "UPDATE schema_version SET version = 99");
  await (await PostgresStore.open(url)).close();
  await server.exec(url, "UPDATE schema_version SET oldest = 99");
  await assertRejects(() => PostgresStore.open(url), NewerSchema);
  await refusesAndResumes(stage, () => server.exec(url, "UPDATE schema_version SET oldest = 1"));
});

Deno.test("a certificate that's wrong is a failure of the database", () => {
  for (
    const code of [
      "DEPTH_ZERO_SELF_SIGNED_CERT",
      "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
      "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      "CERT_HAS_EXPIRED",
      "ERR_TLS_CERT_ALTNAME_INVALID",
    ]
  ) assert(asFailure(Object.assign(new Error("no"), { code })) instanceof StoreFailure, code);
});

outage("a database that's somebody else's is told from a bug at the start", async ({ server }) => {
  const starting = (databaseUrl: string) =>
    assertRejects(() => withStorage({ data: "", databaseUrl }, () => {}, false), StartError);
  const url = await server.database("template0");
  await server.exec(url, "REVOKE CREATE ON SCHEMA public FROM PUBLIC; CREATE ROLE guest LOGIN");
  const { message: barred } = await starting(url.replace("tests@", "guest@"));
  assertMatch(barred, /^The database of DATABASE_URL can't be used: .*Let its user own it/);
  const { message: strange } = await starting(`${url}?channel_binding=require`);
  assertMatch(strange, /^The database of DATABASE_URL can't be used: .*, as channel_binding$/);
  await server.exec(url, "CREATE TABLE games (id INTEGER)");
  assertMatch(
    (await starting(url)).message,
    /It has tables of another program: name an empty one$/,
  );
});

outage(
  "a database that takes too long is a refusal, and nothing comes late",
  async ({ server, url, store }) => {
    assertEquals(await store.append(head, events.slice(0, 2)), "kept");
    const isHeld = Promise.withResolvers<void>(), release = Promise.withResolvers<void>();
    const holding = server.within(url, async (sql) => {
      await sql.unsafe("LOCK TABLE events IN ACCESS EXCLUSIVE MODE");
      isHeld.resolve();
      await release.promise;
    });
    await isHeld.promise;
    assertEquals(await store.append(head, events.slice(2)), "failed");
    release.resolve();
    await holding;
    assertEquals(await store.read(head.code, 0), events.slice(0, 2));
    assertEquals(await store.append(head, events.slice(2)), "kept");
  },
);

outage("lines on which nothing comes any more are given up for others", async ({ server, url }) => {
  await using relay = new SilentRelay(server.port);
  const store = await PostgresStore.open(url.replace(`:${server.port}/`, `:${relay.port}/`));
  assertEquals(await store.append(head, events.slice(0, 2)), "kept");
  /** More questions than there are lines. */
  const askAll = () =>
    Promise.allSettled(Array.from({ length: 20 }, () => store.read(head.code, 0)));
  assert((await askAll()).every(({ status }) => status === "fulfilled"));
  relay.fallSilent();
  const asked = askAll(), late = store.append(head, events.slice(2));
  assertEquals(await late, "failed");
  assert((await asked).every(({ status }) => status === "rejected"));
  relay.speak();
  assertEquals((await store.read(head.code, 0)).slice(0, 2), events.slice(0, 2));
  // What was on its way may have arrived all the same: then it's whole.
  const again = await store.append(head, events.slice(2));
  assert(again === "kept" || again === "taken");
  assertEquals(await store.read(head.code, 0), events);
  await store.close();
});

outage("what a database comes to once it was given up is left undone", async (stage) => {
  const { server, url } = stage, name = url.split("/").at(-1);
  const lines = `SELECT FROM pg_stat_activity WHERE datname = '${name}'`;
  const { length: before } = await server.exec("postgres", lines);
  await using relay = new SilentRelay(server.port);
  const store = await PostgresStore.open(url.replace(`:${server.port}/`, `:${relay.port}/`));
  assertEquals(await store.append(head, events.slice(0, 2)), "kept");
  relay.fallSilent();
  assertEquals(await store.append(head, events.slice(2)), "failed");
  const ends = store.close();
  relay.speakAtLast();
  await ends;
  // Each line ends once all that came on it is done.
  await until(async () => (await server.exec("postgres", lines)).length <= before);
  assertEquals(await stage.store.read(head.code, 0), events.slice(0, 2));
});

outage("fewer connections than wanted refuse some, and nothing is half kept", async (stage) => {
  const { server, url } = stage, name = url.split("/").at(-1);
  await server.exec("postgres", "DROP ROLE IF EXISTS few");
  await server.exec("postgres", "CREATE ROLE few LOGIN CONNECTION LIMIT 3");
  await server.exec("postgres", `ALTER DATABASE ${name} OWNER TO few`);
  await server.exec(url, "GRANT ALL ON ALL TABLES IN SCHEMA public TO few");
  const store = await PostgresStore.open(url.replace("//tests@", "//few@"));
  const codes = Array.from({ length: 40 }, (_, n) => `FEW${n}`);
  // Ends take a connection each.
  const ends = codes.map((code, n) =>
    store.append({ ...head, code }, events, finishedGame({ id: gameId(n) }))
  );
  const kept = await Promise.all(ends);
  for (const [n, code] of codes.entries()) {
    const log = await answered(() => store.read(code, 0));
    assertEquals(log, kept[n] === "kept" ? events : [], `${code} was ${kept[n]}`);
  }
  await server.exec("postgres", "ALTER ROLE few CONNECTION LIMIT -1");
  await until(() => store.ready());
  for (const code of codes) {
    if ((await store.read(code, 0)).length > 0) continue;
    assertEquals(await store.append({ ...head, code }, events), "kept");
  }
  await store.close();
});

outage("two programs that start at once make the tables once", async ({ server }) => {
  const url = await server.database();
  const stores = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url)));
  for (const store of stores) assertEquals(await store.ready(), true);
  const [{ version }] = await server.exec(url, "SELECT version FROM schema_version") as [
    { version: number },
  ];
  assertEquals(version, SCHEMA_VERSION);
  for (const store of stores) await store.close();
});

outage(
  "what another process wrote while nobody could listen is heard of afterwards",
  async (stage) => {
    const { server, url, store } = stage;
    const other = await PostgresStore.open(url);
    await store.append(head, events.slice(0, 2));
    const hearing = new Hearing(), stop = other.subscribe(hearing);
    await store.append({ ...head, code: "HEARD" }, events);
    await hearing.of("HEARD");
    // Its listener's line is cut, and before it's back something is written.
    const cut =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%'";
    await Promise.all([server.exec(url, cut), store.append({ ...head, code: "MISSED" }, events)]);
    await hearing.of("MISSED");
    stop();
    await other.close();
  },
);

outage("whose machine's clock is off goes by the database's", async ({ url }) => {
  for (const off of [-40_000, 0, 40_000]) {
    const store = await PostgresStore.open(url, () => realWorld.now() + off);
    const { now } = runAhead(realWorld, off + store.ahead);
    const most = 500;
    assert(Math.abs(now() - Date.now()) < most, `${off} ms: ${store.ahead} ms`);
    await store.close();
  }
});

outage("a room that nobody knows whether it was written to is told of, too", async (stage) => {
  const { server, store } = stage;
  await store.append(head, events.slice(0, 2));
  const hearing = new Hearing(), stop = store.subscribe(hearing);
  await server.stop("fast");
  assertEquals(await store.append(head, events.slice(2)), "failed");
  await hearing.of(head.code);
  await server.resume();
  const began = Date.now();
  await hearing.of(head.code);
  assert(Date.now() - began < 15_000, "sooner than it's read anyway");
  stop();
});

outage(
  "crashes under load lose nothing that was acknowledged, and halve nothing",
  async (stage) => {
    const { server, store } = stage;
    const codes = Array.from({ length: 40 }, (_, n) => `ROOM${n}`);
    let isOver = false, written = 0;
    const play = async (code: string) => {
      const room = { ...head, code };
      let acknowledged = 0;
      for (let v = 1; !isOver; v++) {
        const pair: LoggedEvent[] = [{ ...events[0]!, v }, { ...events[0]!, v: ++v }];
        const kept = await persist(() => store.append({ ...room, touched: v }, pair));
        written++;
        acknowledged = kept;
      }
      return { code, acknowledged };

      /** Repeats it until the store has it, as a client would; the last version it has. */
      async function persist(append: () => Promise<Kept>): Promise<number> {
        for (;;) {
          const kept = await append();
          if (kept === "kept" || kept === "taken") return (await last(code))!;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    };
    const last = async (code: string) => {
      for (;;) {
        const log = await store.read(code, 0).catch(() => undefined);
        if (log) return log.at(-1)?.v;
      }
    };
    const playing = codes.map(play);
    for (let crash = 0; crash < 2; crash++) {
      const before = written;
      await until(() => written > before + 200);
      await server.stop("immediate");
      await server.resume();
    }
    isOver = true;
    for (const { code, acknowledged } of await Promise.all(playing)) {
      const log = await store.read(code, 0);
      assertEquals(log.map(({ v }) => v), Array.from(log, (_, index) => index + 1));
      assert(log.length >= acknowledged && log.length % 2 === 0);
    }
    const heads = await store.live();
    assertEquals(heads.length, codes.length);
    for (const { code, touched } of heads) {
      assertEquals(
        (await store.read(code, 0)).length,
        touched,
      );
    }
  },
);
