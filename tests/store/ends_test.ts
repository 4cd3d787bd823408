/** Games that end in several processes at once: whoever shares a player waits for the other. */

import { assertEquals } from "@std/assert";
import type { LoggedEvent } from "../../lib/rooms/event.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { archive, archiveAll, partsOf } from "../../lib/server/store/sql/archive.ts";
import { run } from "../../lib/server/store/sql/work.ts";
import { below, sample, seededRng } from "../../lib/games/kit/rng.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { Trial } from "../rooms/trial.ts";
import { finishedGame, gameId } from "./finished.ts";
import { POSTGRESQL, sharedTest, storeTest } from "./stores.ts";

const trial = Trial.begun();
const head = headOf(trial.room);
const [opened] = trial.events as [LoggedEvent];

/** A game of these two, and its number. */
function gameOf(n: number, names: readonly string[]) {
  const seats = names.map((name) => ({ identity: `${name}'s`, name }));
  return finishedGame({ id: gameId(n), seats });
}

/** Ends a game in a room of its own. */
function end(store: Store, n: number, names: readonly string[]) {
  return store.append({ ...head, code: `END${n}` }, [opened], gameOf(n, names));
}

sharedTest(
  "two games of one player that end in two processes at once both count",
  async (trial) => {
    const one = trial.store, other = await trial.open();
    await end(one, 0, ["Ada", "Ben"]);
    for (let n = 1; n < 16; n += 2) {
      const ends = [
        end(one, n, ["Ada", `Rival ${n}`]),
        end(other, n + 1, ["Ada", `Rival ${n + 1}`]),
      ];
      assertEquals(await Promise.all(ends), ["kept", "kept"]);
    }
    const { player, totals } = await one.ownData("Ada's");
    assertEquals(player!.form!.games.length, 17);
    assertEquals(new Set(totals.map(({ games, wins }) => `${games} ${wins}`)), new Set(["17 17"]));
    const board = { bucket: "all", game: "conquerors-v2", opponent: "online" } as const;
    const { rows, players } = await one.books.standings.page(board, 0, 1);
    assertEquals([players, rows[0]!.points], [18, 17 * 150]);
  },
);

storeTest(
  "games that end together count as if they had ended one by one",
  async ({ store, database }) => {
    const names = ["Ada", "Ben", "Cid", "Dot", "Eve"], random = seededRng("ends");
    const games = Array.from({ length: 24 }, (_, n) => ({
      ...gameOf(n, sample(names, 2, random)),
      winner: below(2, random),
      endedAt: finishedGame().endedAt + n,
    }));
    await database.write(() => archiveAll(games), partsOf(games));
    const other = SqliteStore.open();
    for (const game of games) assertEquals(await other.books.archive.keep(game), "kept");
    const cameOf = async (store: Store, name: string) => {
      const { player, totals } = await store.ownData(`${name}'s`);
      const { id: _, ...rest } = player!;
      return JSON.parse(JSON.stringify([rest, totals]));
    };
    for (const name of names) {
      assertEquals(
        await cameOf(store, name),
        await cameOf(other, name),
        name,
      );
    }
    await other.close();
  },
);

storeTest("an end waits for who writes about its players, and for nobody else", async (trial) => {
  const other = await trial.openWhole(), done: string[] = [];
  const game = gameOf(1, ["Ada", "Ben"]), begun = Promise.withResolvers<void>();
  const slowly = function* () {
    yield* run("SELECT 1");
    begun.resolve();
    yield* run("SELECT pg_sleep(1.5)");
    yield* archive(game);
  };
  const slow = other.database.write(slowly, partsOf([game]));
  await begun.promise;
  const ends = [["Ada", "Cid"], ["Dot", "Eve"]].map(async (names, n) => {
    await end(n === 0 ? trial.store : other.store, 2 + n, names);
    done.push(names.join(" and "));
  });
  await slow;
  done.push("Ada and Ben");
  await Promise.all(ends);
  assertEquals(done, ["Dot and Eve", "Ada and Ben", "Ada and Cid"]);
}, [POSTGRESQL]);
