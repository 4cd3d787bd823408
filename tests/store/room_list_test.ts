/** Rooms are found by what their heads say, in every store, whichever program wrote them. */

import { assertEquals } from "@std/assert";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { headOf, type RoomSummary } from "../../lib/rooms/summary.ts";
import { marksOf } from "../../lib/server/store/sql/room_list.ts";
import { run } from "../../lib/server/store/sql/work.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { Trial } from "../rooms/trial.ts";
import { marksIn } from "./room_marks.ts";
import { STORES, storeTest } from "./stores.ts";

const trial = Trial.begun({ listed: true }), head = headOf(trial.room);
const MINUTE = 60_000;
const PATIENCE = {
  played: 10 * MINUTE,
  untaken: 10 * MINUTE,
  idle: 120 * MINUTE,
  slow: 50 * MINUTE,
};

/** Rooms of all kinds. */
const WAITING = { ...head, code: "WAITING", phase: "waiting", touched: 5 } as const;
const KINDS: readonly RoomSummary[] = [
  { ...head, code: "EMPTY", phase: "waiting", taken: false, players: [], opener: "here" },
  WAITING,
  { ...WAITING, code: "POST", game: "conway", clock: 86_400, due: 7, touched: 6 },
  { ...WAITING, code: "HIDDEN", listed: false },
  { ...head, code: "BEGUN", phase: "playing", opener: "here" },
  { ...head, code: "RUNNING", phase: "playing", unfinished: true, isComputers: true, touched: 3 },
  { ...head, code: "LATER", phase: "playing", unfinished: true, touched: 4 },
  { ...head, code: "OVER", phase: "over" },
  { ...head, code: "PLAYED", phase: "over", tournament: "one" },
];

const POSTGRESQL_ONLY = STORES.filter(({ name }) => name === "postgres");

async function fill(store: Store): Promise<void> {
  for (const one of KINDS) {
    const events = one.players.length > 0 ? trial.events : trial.events.slice(0, 1);
    assertEquals(await store.append(one, events), "kept");
  }
}

function codesOf(rooms: readonly { readonly code: string }[]): string[] {
  return rooms.map(({ code }) => code);
}

storeTest("rooms are listed, the last first", async ({ store }) => {
  await fill(store);
  const { rooms } = store;
  assertEquals(codesOf(await rooms.waiting(9)), ["POST", "WAITING"]);
  assertEquals(codesOf(await rooms.waiting(1)), ["POST"]);
  assertEquals(await rooms.waiting(9, head.game), [WAITING]);
  assertEquals(codesOf(await rooms.running(9)), ["LATER", "RUNNING"]);
  await store.retire("LATER", 1);
  assertEquals(codesOf(await rooms.running(9)), ["RUNNING"]);
  assertEquals(await rooms.size(), KINDS.length - 1);
});

storeTest(
  "rooms are found by who sits there, by code, and by who opened them",
  async ({ store }) => {
    await fill(store);
    const { rooms } = store, others = ["BEGUN", "EMPTY", "OVER", "PLAYED"];
    const expected = codesOf(KINDS).filter((code) => !others.includes(code) || code === "BEGUN");
    assertEquals(codesOf(await rooms.of(["Ada's"])).sort(), expected.sort());
    assertEquals(await rooms.of(["Ada's", "Ben's", "Cyd's"]), await rooms.of(["Ben's"]));
    assertEquals([await rooms.of([]), await rooms.of(["Cyd's"])], [[], []]);
    // A seat that somebody else has taken over.
    const [, ben] = head.players;
    const taken = { ...WAITING, players: [{ name: "Cyd", identity: "Cyd's" }, ben!] };
    const take = { ...trial.events.at(-1)!, v: trial.events.length + 1 } as LoggedEvent;
    assertEquals(await store.append(taken, [take]), "kept");
    assertEquals(codesOf(await rooms.of(["Ada's"])).includes("WAITING"), false);
    assertEquals(codesOf(await rooms.heads(["OVER", "NOSUCH", "BEGUN"])).sort(), ["BEGUN", "OVER"]);
    assertEquals(await rooms.heads([]), []);
    assertEquals(await rooms.held("here", "Ada's"), { ofSource: 2, ofIdentity: expected.length });
    assertEquals(await rooms.held("", "Ben's"), { ofSource: 0, ofIdentity: 0 });
  },
);

storeTest(
  "games without a clock are found by who left them, until they're deleted",
  async ({ store }) => {
    await fill(store);
    const { rooms } = store, timed = { ...WAITING, phase: "playing", unfinished: true } as const;
    await store.append({ ...timed, code: "TURNS", clock: 60 }, trial.events);
    await store.append({ ...timed, code: "BANK", bank: { base: 60, increment: 1 } }, trial.events);
    assertEquals(await rooms.left("Ada's"), []);
    for (const code of ["LATER", "RUNNING", "WAITING", "TURNS", "BANK"]) {
      await store.retire(
        code,
        77,
      );
    }
    const left = await rooms.left("Ada's");
    assertEquals(left.map(({ code, due }) => [code, due]), [["LATER", 77], ["RUNNING", 77]]);
    assertEquals(await rooms.left("Cyd's"), []);
  },
);

storeTest("rooms are found that await nobody, and that lay untouched", async ({ store }) => {
  await fill(store);
  const { rooms } = store;
  assertEquals((await rooms.due(7)).toSorted(), ["RUNNING"]);
  assertEquals((await rooms.due(8)).toSorted(), ["POST", "RUNNING"]);
  await store.append({ ...WAITING, code: "SLOW", game: "conway" }, trial.events);
  const forgotten = async (now: number) => codesOf(await rooms.forgotten(now, PATIENCE));
  const { touched } = head, DAY = 86_400_000;
  for (
    const [code, last] of [
      ["EMPTY", touched + 10 * MINUTE],
      ["PLAYED", touched + 10 * MINUTE],
      ["BEGUN", touched + 120 * MINUTE],
      ["WAITING", 5 + 120 * MINUTE],
      ["POST", 6 + 2 * DAY],
      ["SLOW", 5 + 50 * MINUTE],
    ] as const
  ) {
    const found = [await forgotten(last), await forgotten(last + 1)];
    assertEquals(found.map((codes) => codes.includes(code)), [false, true], code);
  }
});

storeTest("what rooms are found by is what their heads say", async ({ store, database }) => {
  await fill(store);
  const changed = { ...WAITING, phase: "over", touched: 9 } as const;
  const next = { ...trial.events.at(-1)!, v: trial.events.length + 1 };
  assertEquals(await store.append(changed, [next]), "kept");
  const marks = await marksIn(database);
  for (const one of KINDS.toSpliced(1, 1, changed)) {
    assertEquals(marks.get(one.code), marksOf(one), one.code);
  }
  const [forgotten] = (await store.forget("Ada's", 77))!;
  assertEquals((await marksIn(database)).get(forgotten!.code), marksOf(forgotten!));
});

/** The last schema without what rooms are found by. */
const BEFORE = 12;

storeTest("rooms that were there before are found once the schema is today's", async (trial) => {
  await fill(trial.store);
  const columns = ["opener", "game", "phase", "listing", "touched", "stay", "two_turns", "due"];
  await trial.database.write(function* () {
    yield* run("DROP TRIGGER note_room ON rooms");
    yield* run("DROP FUNCTION note_room");
    for (const column of [...columns, "noted"]) {
      yield* run(`ALTER TABLE rooms DROP COLUMN ${column}`);
    }
    // What came after it.
    const later = ["follows DROP source", "tickets DROP source", "arena_matches DROP rated"];
    for (const column of later) yield* run(`ALTER TABLE ${column}`);
    yield* run(`UPDATE schema_version SET version = ${BEFORE}`);
  });
  const marks = await marksIn((await trial.openWhole()).database);
  for (const one of KINDS) assertEquals(marks.get(one.code), marksOf(one), one.code);
}, POSTGRESQL_ONLY);

storeTest(
  "what the version before writes beside this one is found, too",
  async ({ store, database }) => {
    await fill(store);
    await database.write(function* () {
      for (const { code } of KINDS) yield* run("DELETE FROM rooms WHERE code = ?", code);
      for (const one of KINDS) {
        yield* run(
          "INSERT INTO rooms (code, version, head, unfinished, writer) VALUES (?, 1, ?, FALSE, '')",
          one.code,
          JSON.stringify({ ...one, phase: "waiting", touched: 1 }),
        );
        yield* run(
          "UPDATE rooms SET version = 2, head = ? WHERE code = ?",
          JSON.stringify(one),
          one.code,
        );
      }
      return true;
    });
    const marks = await marksIn(database);
    for (const one of KINDS) assertEquals(marks.get(one.code), marksOf(one), one.code);
  },
  POSTGRESQL_ONLY,
);
