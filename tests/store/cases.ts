/** What every store must do. */

import { assert, assertEquals } from "@std/assert";
import { headOf } from "../../lib/rooms/summary.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { Trial } from "../rooms/trial.ts";

/** Until when unfinished rooms are kept. */
const UNTIL = 1_000;

/** A store that is opened anew on the same data. */
export interface StoreMaker {
  readonly name: string;
  open(): Promise<Store>;
  /** Closes it, and opens it again. */
  reopen(store: Store): Promise<Store>;
}

export function storeCases(makers: () => StoreMaker & AsyncDisposable): void {
  const { name } = makers();
  const test = (what: string, run: (store: Store, maker: StoreMaker) => Promise<void>) =>
    Deno.test(`${name}: ${what}`, async () => {
      await using maker = makers();
      await run(await maker.open(), maker);
    });

  const trial = Trial.begun();
  trial.play(2);
  const { events } = trial;
  const head = headOf(trial.room);
  const rest = events.slice(1);

  test("gives back what it took, from any version on", async (store) => {
    assertEquals(await store.append(head, events), "kept");
    assertEquals(await store.read(head.code, 0), events);
    assertEquals(await store.read(head.code, 3), events.slice(3));
    assertEquals(await store.read("NOSUCH", 0), []);
    await store.close();
  });

  test("refuses a version that is taken, and changes nothing", async (store) => {
    await store.append(head, events);
    const rival = rest.map((event) => ({ ...event, at: 7 }));
    assertEquals(await store.append({ ...head, host: "rival" }, rival), "taken");
    assertEquals(await store.append({ ...head, host: "rival" }, events), "taken");
    assertEquals(await store.read(head.code, 0), events);
    assertEquals(await store.live(), [head]);
    await store.close();
  });

  test("lets one of two win a version when both come at once", async (store) => {
    await store.append(head, events.slice(0, 1));
    const both = [store.append(head, rest), store.append({ ...head, host: "late" }, rest)];
    assertEquals((await Promise.all(both)).sort(), ["kept", "taken"]);
    await store.close();
  });

  test("keeps rooms apart, and many at once", async (store) => {
    const codes = Array.from({ length: 500 }, (_, i) => `ROOM${i}`);
    const kept = await Promise.all(codes.map((code) => store.append({ ...head, code }, events)));
    assert(kept.every((one) => one === "kept"));
    assertEquals((await store.live()).length, 500);
    assertEquals(await store.read("ROOM499", 0), events);
    await store.close();
  });

  test("remembers after it was closed", async (store, maker) => {
    await store.append(head, events.slice(0, 2));
    await store.append({ ...head, touched: 8 }, events.slice(2));
    const again = await maker.reopen(store);
    assertEquals(await again.read(head.code, 0), events);
    assertEquals(await again.live(), [{ ...head, touched: 8 }]);
    await again.close();
  });

  test("keeps a retired room's log if a game in it is unfinished", async (store) => {
    await store.append(head, events);
    await store.append({ ...head, code: "EMPTY", unfinished: false }, events);
    await store.retire(head.code, UNTIL);
    await store.retire("EMPTY", UNTIL);
    await store.retire("NOSUCH", UNTIL);
    assertEquals(await store.live(), []);
    assertEquals(await store.read(head.code, 0), events);
    assertEquals(await store.read("EMPTY", 0), []);
    await store.close();
  });

  test("retires one room, and no other", async (store) => {
    const codes = ["ONE", "TWO", "THREE", "FOUR"];
    for (const code of codes) await store.append({ ...head, code }, events);
    await store.append({ ...head, code: "FOUR", unfinished: false }, [
      { ...events.at(-1)!, v: events.length + 1 },
    ]);
    await store.retire("TWO", UNTIL);
    assertEquals((await store.read("FOUR", 0)).length, events.length + 1);
    await store.retire("FOUR", UNTIL);
    assertEquals((await store.live()).map(({ code }) => code).sort(), ["ONE", "THREE"]);
    for (const code of ["ONE", "TWO", "THREE"]) {
      assertEquals(await store.read(code, 0), events, code);
    }
    assertEquals(await store.read("FOUR", 0), []);
    await store.close();
  });

  test("takes a retired room back that lives on", async (store) => {
    await store.append(head, events.slice(0, 2));
    await store.retire(head.code, UNTIL);
    assertEquals(await store.append(head, events.slice(2)), "kept");
    assertEquals(await store.live(), [head]);
    await store.close();
  });

  test("answers when asked", async (store) => {
    assertEquals(await store.ready(), true);
    await store.close();
  });
}
