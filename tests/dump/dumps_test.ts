/** Months of finished games as files: what is in them, who isn't, and how they are kept and sent. */

import { assert, assertEquals } from "@std/assert";
import { gunzipSync } from "node:zlib";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { Dumper } from "../../lib/server/dump/dumper.ts";
import { monthsOver, spanOf } from "../../lib/server/dump/month.ts";
import { pack } from "../../lib/server/dump/packed.ts";
import { dumpResponse } from "../../lib/server/http/dump_file.ts";
import { type Dump, type Dumps, PIECE } from "../../lib/server/store/dumps.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { all } from "../../lib/server/store/sql/work.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { storeTest } from "../store/stores.ts";
import { leaveDump } from "./left.ts";

const DAY = 24 * 60 * 60 * 1000;
const OCTOBER = spanOf("2026-10");

/** Games of two months, of which two in October; Ada plays in one of them. */
async function fill({ books: { archive } }: Store): Promise<void> {
  const ben = { identity: "Ben's", name: 'Ben "the Bishop"' };
  const ada = { identity: "Ada's", name: "Ada" }, cyd = { identity: "Cyd's", name: "Cyd" };
  const games = [
    { endedAt: OCTOBER.starts - 1, seats: [ben, cyd] },
    { endedAt: OCTOBER.starts, seats: [ben, cyd] },
    { endedAt: OCTOBER.ends - 1, seats: [ada, ben] },
    { endedAt: OCTOBER.ends, seats: [ben, cyd] },
  ];
  for (const [n, game] of games.entries()) {
    await archive.keep(finishedGame({ id: gameId(n), ...game }));
  }
}

/** A server on a day, whose pauses pass at once. */
function dumperOn(
  { books }: Pick<Store, "books">,
  now: number,
  pass: () => Promise<void> = () => Promise.resolve(),
) {
  const world = {
    now: () => now,
    random: Math.random,
    after: (_: number, call: () => void) => {
      pass().then(call);
      return () => {};
    },
  };
  const peer = {
    once: async (_: string, act: () => Promise<unknown>) => {
      await act();
      return true;
    },
  };
  return new Dumper({ ...books, peer, world });
}

async function textOf(dumps: Dumps, dump: Dump): Promise<string> {
  const response = dumpResponse(new Request("http://localhost/"), dumps, dump);
  return new TextDecoder().decode(gunzipSync(await response.bytes()));
}

async function dumpOf({ books: { dumps } }: Store, kind: Dump["kind"], month = "2026-10") {
  return (await dumps.list()).find((dump) => dump.kind === kind && dump.month === month);
}

Deno.test("months are over when the next begins", () => {
  assertEquals(monthsOver(OCTOBER.starts, OCTOBER.ends - 1), []);
  assertEquals(monthsOver(OCTOBER.starts + DAY, OCTOBER.ends), ["2026-10"]);
  const year = monthsOver(Date.UTC(2025, 11, 31), Date.UTC(2026, 1, 28));
  assertEquals(year, ["2025-12", "2026-01"]);
});

storeTest("a month's games are all in its files, as records and as lines", async ({ store }) => {
  await fill(store);
  await dumperOn(store, OCTOBER.ends + DAY).tend();
  const { dumps } = store.books;
  const found = (await dumps.list()).map(({ month, kind, games }) => [month, kind, games]);
  assertEquals(found, [
    ["2026-10", "ccn", 2],
    ["2026-10", "ndjson", 2],
    ["2026-09", "ccn", 1],
    ["2026-09", "ndjson", 1],
  ]);
  const records = readRecords(await textOf(dumps, (await dumpOf(store, "ccn"))!));
  assertEquals(records.map(({ tags }) => [tags.Blue, tags.Red, tags.Id]), [
    ["Ada", 'Ben "the Bishop"', gameId(2)],
    ['Ben "the Bishop"', "Cyd", gameId(1)],
  ]);
  const lines = (await textOf(dumps, (await dumpOf(store, "ndjson"))!)).trimEnd().split("\n");
  const games = lines.map((line) => JSON.parse(line));
  assertEquals(games.map(({ id, endedAt }) => [id, endedAt]), [
    [gameId(2), OCTOBER.ends - 1],
    [gameId(1), OCTOBER.starts],
  ]);
  assertEquals(readRecords(games[0].ccn)[0]!.moves.length, 2);
});

storeTest("a file is handed over a piece at a time, in order", async ({ store }) => {
  await fill(store);
  const done: string[] = [], pieces: Uint8Array[] = [];
  const { size } = await pack(store.books.archive, "2026-10", "ccn", 40, async (piece) => {
    done.push("begun");
    await new Promise((resolve) => setImmediate(resolve));
    done.push("kept");
    pieces.push(piece);
  });
  assert(pieces.length > 2 && pieces.slice(0, -1).every(({ length }) => length === 40));
  assertEquals(pieces.reduce((sum, { length }) => sum + length, 0), size);
  assertEquals(done, pieces.flatMap(() => ["begun", "kept"]));
});

storeTest(
  "a month that was dumped by a clock that was ahead is dumped again",
  async ({ store }) => {
    await fill(store);
    await dumperOn(store, OCTOBER.ends + 40 * DAY).tend();
    assertEquals((await store.books.dumps.list()).length, 6);
    const seats = [{ identity: "Ben's", name: "Ben" }, { identity: "Cyd's", name: "Cyd" }];
    const late = { id: gameId(9), seats, endedAt: OCTOBER.ends - 1 };
    await dumperOn(store, late.endedAt).tend();
    assertEquals((await store.books.dumps.list()).map(({ month }) => month), [
      "2026-09",
      "2026-09",
    ]);
    await store.books.archive.keep(finishedGame(late));
    await dumperOn(store, OCTOBER.ends + DAY).tend();
    assertEquals((await dumpOf(store, "ccn"))?.games, 3);
  },
);

storeTest("who is forgotten takes the months they played in along", async ({ store }) => {
  await fill(store);
  const dumper = dumperOn(store, OCTOBER.ends + DAY), { dumps } = store.books;
  await dumper.tend();
  const before = (await dumpOf(store, "ccn"))!;
  await store.forget("Ada's", OCTOBER.ends);
  assertEquals((await dumps.list()).map(({ month }) => month), ["2026-09", "2026-09"]);
  assertEquals(await dumps.piece(before.id, 0), undefined);
  await dumper.tend();
  const text = await textOf(dumps, (await dumpOf(store, "ccn"))!);
  assertEquals(readRecords(text).map(({ tags }) => tags.Blue), ["deleted", 'Ben "the Bishop"']);
  assert(!text.includes("Ada"));
});

storeTest("who is forgotten while a file is made isn't in it", async ({ store }) => {
  await fill(store);
  let forgotten: Promise<unknown> | undefined;
  const forget = async () => void await (forgotten ??= store.forget("Ada's", OCTOBER.ends));
  const now = OCTOBER.ends + DAY;
  await dumperOn(store, now, forget).tend();
  await dumperOn(store, now).tend();
  assertEquals((await store.books.dumps.list()).length, 4);
  for (const kind of ["ccn", "ndjson"] as const) {
    const text = await textOf(store.books.dumps, (await dumpOf(store, kind))!);
    assert(!text.includes("Ada"), text);
  }
});

storeTest("pieces of files that are gone are all deleted, and no others", async (trial) => {
  const { store, database } = trial, { dumps } = store.books;
  const pieces = async () => {
    const rows = await database.read(all("SELECT dump FROM dump_pieces ORDER BY dump, number"));
    return rows.map(({ dump }) => dump);
  };
  await leaveDump(dumps, 0, "");
  await dumps.add("begun again", 0, new Uint8Array(1));
  for (const act of [() => store.pruneDumps(), () => store.prune(OCTOBER.ends)]) {
    await leaveDump(dumps, 20, "Ada");
    assertEquals((await pieces()).length, 21);
    await act();
    assertEquals(await pieces(), ["begun again"]);
  }
});

storeTest("a file that another server has just begun is left to it", async ({ store }) => {
  await fill(store);
  const { dumps } = store.books, added: string[] = [];
  const taken = Object.assign(Object.create(dumps), {
    begin: () => Promise.resolve(false),
    add: (id: string) => Promise.resolve(added.push(id) > 0),
  });
  await dumperOn({ books: { ...store.books, dumps: taken } }, OCTOBER.ends + DAY).tend();
  assertEquals(added, []);
});

storeTest("a file that was never finished is begun again", async ({ store }) => {
  await fill(store);
  const { dumps } = store.books, draft = { id: "one", month: "2026-10", kind: "ccn" } as const;
  await dumps.begin({ ...draft, ...OCTOBER, made: 1 });
  assertEquals(await dumps.add("one", 0, new Uint8Array(3)), true);
  assertEquals([await dumps.list(), await dumps.piece("one", 0)], [[], undefined]);
  await dumperOn(store, OCTOBER.ends + DAY).tend();
  assertEquals([await dumps.add("one", 1, new Uint8Array(3)), (await dumps.list()).length], [
    false,
    4,
  ]);
});

Deno.test("a file's pieces put together are what its sum says, however it's asked for", async () => {
  const size = 2 * PIECE + 7, bytes = Uint8Array.from({ length: size }, (_, n) => n % 251);
  const dumps = {
    piece: (_: string, n: number) => Promise.resolve(bytes.slice(n * PIECE, (n + 1) * PIECE)),
  } as unknown as Dumps;
  const dump: Dump = {
    id: "one",
    month: "2026-10",
    kind: "ccn",
    made: 0,
    games: 1,
    size,
    sha256: "sum",
  };
  const ask = async (headers: Record<string, string>) => {
    const response = dumpResponse(new Request("http://localhost/", { headers }), dumps, dump);
    return { status: response.status, headers: response.headers, bytes: await response.bytes() };
  };
  const ranges: readonly [string, number, number, number][] = [
    ["", 200, 0, size],
    ["bytes=0-0", 206, 0, 1],
    [`bytes=${PIECE - 1}-${PIECE}`, 206, PIECE - 1, PIECE + 1],
    [`bytes=${PIECE}-`, 206, PIECE, size],
    ["bytes=-9", 206, size - 9, size],
    [`bytes=5-${size + 99}`, 206, 5, size],
    [`bytes=${size}-`, 416, 0, 0],
    ["bytes=9-5", 200, 0, size],
    ["bytes=0-1,4-5", 200, 0, size],
    ["lines=1-2", 200, 0, size],
  ];
  for (const [range, status, from, to] of ranges) {
    const answer = await ask(range === "" ? {} : { range });
    assertEquals([answer.status, answer.bytes], [status, bytes.slice(from, to)], range);
  }
  assertEquals((await ask({ "if-none-match": '"sum"' })).status, 304);
  assertEquals((await ask({ range: "bytes=0-0", "if-range": '"old"' })).status, 200);
});

Deno.test("pieces are of their size, but for the last", async () => {
  const games = Array.from({ length: 60 }, (_, n) => ({
    ...finishedGame({ id: gameId(n), endedAt: OCTOBER.starts + n }),
    seats: [{ is: "deleted" }, { is: "deleted" }] as const,
  }));
  const archive = { list: () => Promise.resolve({ games }) };
  const sizes: number[] = [];
  const packed = await pack(archive, "2026-10", "ndjson", 100, (bytes) => {
    sizes.push(bytes.length);
    return Promise.resolve();
  });
  assertEquals([packed.games, packed.size], [60, sizes.reduce((sum, one) => sum + one)]);
  assertEquals(sizes.slice(0, -1).filter((size) => size !== 100), []);
  assert(sizes.length > 2);
});
