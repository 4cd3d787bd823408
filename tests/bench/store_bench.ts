/**
 * How many appends a second stores keep, with full syncs: one after another, and in 200 rooms at once,
 * which share commits; and ends of games, each against somebody new. PostgreSQL is on this machine;
 * without it only SQLite is measured.
 */

import { headOf } from "../../lib/rooms/summary.ts";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { makeFolder } from "../folder.ts";
import { Trial } from "../rooms/trial.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { POSTGRES, PostgresServer } from "../store/postgres_server.ts";

const ROOMS = 200;
/** How long each way is measured, ms. */
const MEASURED = 3_000;

const trial = Trial.begun();
const head = headOf(trial.room);
const [opened] = trial.events as [LoggedEvent];

/** Appends to a room again and again; how long each took, ms. */
async function fill(store: Store, code: string, until: number, ends = false): Promise<number[]> {
  const took: number[] = [];
  for (let v = 1; performance.now() < until; v++) {
    const began = performance.now();
    const seats = [code, `${code} ${v}`].map((identity) => ({ identity, name: "" }));
    const finished = ends ? [finishedGame({ id: `${gameId(v)}${code.toLowerCase()}`, seats })] : [];
    const kept = await store.append({ ...head, code }, [{ ...opened, v }], ...finished);
    if (kept !== "kept") throw new Error(`${code} ${v} was ${kept}`);
    took.push(performance.now() - began);
  }
  return took;
}

async function measure(name: string, stores: readonly Store[], rooms: number, ends = false) {
  const began = performance.now(), until = began + MEASURED;
  const codes = Array.from({ length: rooms }, (_, n) => `${name.replace(/\W/g, "")}${n}`);
  const took = (await Promise.all(
    codes.map((code, n) => fill(stores[n % stores.length]!, code, until, ends)),
  )).flat().sort((a, b) => a - b);
  const seconds = (performance.now() - began) / 1000;
  const at = (part: number) => took[Math.floor(took.length * part)]!.toFixed(1);
  const rate = Math.round(took.length / seconds).toLocaleString("en-US");
  console.log(`${name}: ${rate}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

async function measureAll(name: string, open: () => Promise<Store>): Promise<void> {
  const store = await open();
  await measure(`${name}, one room`, [store], 1);
  await measure(`${name}, ${ROOMS} rooms`, [store], ROOMS);
  await measure(`${name}, ends of games`, [store], 20, true);
  const other = await open();
  other.subscribe({ catchUp() {}, retired() {} });
  await measure(
    `${name}, ${ROOMS} rooms, two stores that hear of each other`,
    [store, other],
    ROOMS,
  );
  await measure(`${name}, ends of games, two stores`, [store, other], 20, true);
  await other.close();
  await store.close();
}

{
  await using folder = await makeFolder();
  await measureAll("SQLite", () => Promise.resolve(SqliteStore.open(folder.database)));
}
if (POSTGRES !== undefined) {
  await using server = await PostgresServer.start();
  const url = await server.database();
  await measureAll("PostgreSQL", () => PostgresStore.open(url));
}
