import { DatabaseSync } from "node:sqlite";
import type { Pace } from "../../lib/server/store/sqlite/pace.ts";
import { memoryDatabase } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { VirtualTime } from "../transport/simulator/time.ts";

/** A store in memory whose time the test sets. Several of one name are several processes' on one file. */
export function storeOn(time: VirtualTime, name?: string): SqliteStore {
  const database = name === undefined
    ? memoryDatabase()
    : new DatabaseSync(`file:${name}?mode=memory&cache=shared`);
  return new SqliteStore(database, paceOf(time));
}

/** When things are done in a time that the test sets. */
export function paceOf(time: VirtualTime): Pace {
  return {
    soon(flush) {
      let isDue = true;
      queueMicrotask(() => isDue && flush());
      return () => void (isDue = false);
    },
    every(ms, act) {
      let cancel = () => {};
      const repeat = () => {
        act();
        cancel = time.after(ms, repeat);
      };
      cancel = time.after(ms, repeat);
      return () => cancel();
    },
  };
}
