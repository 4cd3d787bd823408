/** That nobody's moves are refused while somebody who sits in the same rooms is forgotten. */

import { assert, assertEquals } from "@std/assert";
import { foldRoom, openRoom, receive, type Room } from "../../lib/rooms/room.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { POSTGRESQL, storeTest, type StoreTrial } from "./stores.ts";

const ROOMS = 60, NOW = 1_000_000;

/** A room that Zeb and Ben sit in. */
async function seated({ store }: StoreTrial, n: number): Promise<Room> {
  const opened = openRoom(`AB${String(n).padStart(4, "0")}`, `stem${n}`, SETTINGS, NOW);
  let { room } = opened;
  const events = [...opened.events];
  for (const name of ["zeb", "ben"]) {
    const system = { t: "sit", name, token: `${name} ${n}`, identity: name } as const;
    const sat = receive(room, { system }, NOW);
    room = sat.room;
    events.push(...sat.events);
  }
  assertEquals(await store.append(headOf(room), events), "kept");
  return room;
}

storeTest("who talks on while another is forgotten is refused nothing", async (trial) => {
  const rooms = await Promise.all(Array.from({ length: ROOMS }, (_, n) => seated(trial, n)));
  const other = await trial.open(), outcomes = new Map<string, number>();
  const all = Promise.withResolvers<void>();
  let isOver = false;
  const talk = async (n: number) => {
    let room = rooms[n]!;
    for (let at = 10 * NOW; !isOver; at += 2_000) {
      const on = room.view.version, id = `i${at}`;
      const said = receive(room, { by: 1, request: { t: "say", text: "hello", id, on } }, at);
      const kept = await other.append(headOf(said.room), said.events);
      outcomes.set(kept, (outcomes.get(kept) ?? 0) + 1);
      if (kept === "taken") room = foldRoom(await other.read(room.view.code, on), room);
      else room = said.room;
      if (outcomes.get("kept")! >= ROOMS) all.resolve();
    }
  };
  const talking = rooms.map((_, n) => talk(n));
  await all.promise;
  const heads = await trial.store.forget("zeb", 2 * NOW);
  isOver = true;
  await Promise.all(talking);
  assertEquals(heads?.length, ROOMS);
  assert(outcomes.get("kept")! > 0);
  assertEquals(outcomes.get("failed"), undefined);
}, [POSTGRESQL]);
