/** Every store there is: what one of them promises is tried on all. */

import type { Database } from "../../lib/server/store/sql/work.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { assertEquals } from "@std/assert";
import { makeFolder } from "../folder.ts";
import { Emptying } from "./emptying.ts";
import { POSTGRES, PostgresServer } from "./postgres_server.ts";
import { WatchedDatabase } from "./scans.ts";
import { type TrialBooks, trialBooks } from "./trial_books.ts";

/** An empty place to keep things in. */
interface Place extends AsyncDisposable {
  /** One more process's store; in memory there is but one. */
  open(): Promise<Opened>;
}

interface Opened {
  readonly store: Store;
  /** The same database, for what is kept next to the store. */
  readonly database: Database;
  /** What its questions went through from end to end, where that's known. */
  readonly scans: readonly string[];
}

interface StoreKind {
  readonly name: string;
  /** Whether several processes can share it, and find it again. */
  readonly isShared: boolean;
  /** How long one takes compared to the others: what is repeated is repeated less often. */
  readonly cost: number;
  make(): Promise<Place>;
}

const IN_MEMORY: StoreKind = {
  name: "sqlite in memory",
  isShared: false,
  cost: 1,
  make: () => Promise.resolve(placeOf(() => openSqlite(":memory:"), () => Promise.resolve())),
};

const FILE: StoreKind = {
  name: "sqlite",
  isShared: true,
  cost: 1,
  async make() {
    const folder = await makeFolder();
    return placeOf(
      () => openSqlite(folder.database),
      async () => await folder[Symbol.asyncDispose](),
    );
  },
};

export const POSTGRESQL: StoreKind = {
  name: "postgres",
  isShared: true,
  cost: 40,
  async make() {
    const { server, emptying, emptied } = await running();
    const url = emptied.pop() ?? await server.database("filled");
    return placeOf(() => openPostgres(url), async () => {
      if (await emptying.empty(url)) emptied.push(url);
    });
  },
};

export const STORES = [IN_MEMORY, FILE, POSTGRESQL];

/** Tries it on each kind of store; `trial` closes what it opens. */
export function storeTest(
  name: string,
  test: (trial: StoreTrial) => Promise<void>,
  kinds: readonly StoreKind[] = STORES,
): void {
  for (const kind of kinds) {
    kindTest(kind, name, async () => {
      await using trial = await StoreTrial.of(kind);
      await test(trial);
    });
  }
}

/** A test that makes its own stores of a kind. */
export function kindTest(kind: StoreKind, name: string, fn: () => Promise<void>): void {
  const ignore = kind === POSTGRESQL && POSTGRES === undefined;
  Deno.test({ name: `${kind.name}: ${name}`, ignore, fn });
}

/** Of those that several processes can share. */
export function sharedTest(name: string, test: (trial: StoreTrial) => Promise<void>): void {
  storeTest(name, test, STORES.filter(({ isShared }) => isShared));
}

export function booksTest(name: string, test: (books: TrialBooks) => Promise<void>): void {
  storeTest(name, ({ store }) => test(trialBooks(store)));
}

export class StoreTrial implements AsyncDisposable {
  readonly #opened: Opened[] = [];

  private constructor(readonly kind: StoreKind, private readonly place: Place) {}

  static async of(kind: StoreKind): Promise<StoreTrial> {
    const trial = new StoreTrial(kind, await kind.make());
    await trial.open();
    return trial;
  }

  get store(): Store {
    return this.#opened[0]!.store;
  }

  get database(): Database {
    return this.#opened[0]!.database;
  }

  /** One more process's. */
  async open(): Promise<Store> {
    return (await this.openWhole()).store;
  }

  async openWhole(): Promise<Opened> {
    const opened = await this.place.open();
    this.#opened.push(opened);
    return opened;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { store } of this.#opened) await store.close();
    await this.place[Symbol.asyncDispose]();
    assertEquals(
      this.#opened.flatMap(({ scans }) => scans),
      [],
      "a table that grows is gone through",
    );
  }
}

function placeOf(open: () => Opened | Promise<Opened>, end: () => Promise<void>): Place {
  return { open: async () => await open(), [Symbol.asyncDispose]: end };
}

function openSqlite(path: string): Opened {
  const database = new WatchedDatabase(path), { scans } = database;
  return { store: new SqliteStore(database), database: new SqliteDatabase(database), scans };
}

async function openPostgres(url: string): Promise<Opened> {
  const store = await PostgresStore.open(url);
  return { store, database: store.database, scans: [] };
}

interface Running {
  readonly server: PostgresServer;
  readonly emptying: Emptying;
  /** Databases that tests have given back. */
  readonly emptied: string[];
}

let started: Promise<Running> | undefined;

/** One for all tests of a file, with an empty database to copy. */
function running(): Promise<Running> {
  return started ??= start();
}

async function start(): Promise<Running> {
  const server = await PostgresServer.start();
  await server.exec("postgres", "CREATE DATABASE filled");
  await (await PostgresStore.open(server.url("filled"))).close();
  return { server, emptying: await Emptying.like(server, "filled"), emptied: [] };
}

if (POSTGRES !== undefined) Deno.test.beforeAll(async () => void await running());
Deno.test.afterAll(async () => await (await started)?.server[Symbol.asyncDispose]());
