/** An arena of people and bots from its start to its podium, through a restart, and over two processes. */

import { assert, assertEquals } from "@std/assert";
import { winsOf } from "../../lib/tournaments/points.ts";
import type { TournamentPlan } from "../../lib/tournaments/tournament.ts";
import type { TournamentNews } from "../../lib/tournaments/news.ts";
import { realWorld } from "../../lib/server/clock.ts";
import type { Services } from "../../lib/server/services.ts";
import { PostgresStore } from "../../lib/server/store/postgres/postgres_store.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { makeFolder } from "../folder.ts";
import { POSTGRES, PostgresServer } from "../store/postgres_server.ts";
import { serve, type Serving } from "../transport/serving.ts";
import { BotContestant, Contestant, playUntil } from "./contestants.ts";

const MINUTE = 60_000;

function arenaOf(id: string): TournamentPlan {
  return {
    id,
    kind: "arena",
    name: "",
    game: "skirmish",
    clock: "60",
    starts: realWorld.now() - 1,
    minutes: 60,
    rounds: 0,
    allowsBots: true,
  };
}

async function newsOf({ url }: Pick<Serving, "url">, id: string): Promise<TournamentNews> {
  return await (await fetch(`${url}/api/tournament/${id}`)).json();
}

/** Whether everyone has played so many games. */
async function havePlayed(serving: Pick<Serving, "url">, id: string, games: number) {
  const { rows } = await newsOf(serving, id);
  return rows.length > 0 && rows.every(({ points }) => points.length >= games);
}

async function isQuiet(serving: Pick<Serving, "url">, id: string) {
  return (await newsOf(serving, id)).rows.every(({ isPlaying }) => !isPlaying);
}

async function isOver(serving: Pick<Serving, "url">, id: string) {
  return (await newsOf(serving, id)).tournament.phase === "over";
}

/** Each game counted once for both, the stronger won all, and places are as points say. */
async function checkEnd({ tournaments, archive }: Services, id: string) {
  const { tournament, entrants } = (await tournaments.book.read(id))!;
  assertEquals(tournament.phase, "over");
  const wins = entrants.reduce((sum, { sheet }) => sum + winsOf(sheet), 0);
  const games = entrants.reduce((sum, { sheet }) => sum + sheet.length, 0);
  assertEquals(games, 2 * wins, "a game was counted for one of two, or twice");
  const { games: archived } = await archive.list({ limit: 200 });
  assertEquals(archived.length, wins);
  const sorted = entrants.toSorted((a, b) =>
    Number(a.name.split(" ")[1]) - Number(b.name.split(" ")[1])
  );
  assert(!sorted[0]!.sheet.includes("w"), "the weakest has won");
  assert(!sorted.at(-1)!.sheet.includes("l"), "the strongest has lost");
  const { podium, rows } = (await tournaments.boards.news(id))!;
  assertEquals(podium.map(({ rank }) => rank), [1, 2, 3]);
  assert(rows.every(({ score }, index) => index === 0 || score <= rows[index - 1]!.score));
  return entrants;
}

Deno.test({
  name: "an arena of eight people and four bots goes through a restart to its podium",
  // What closed connections say last is still on its way when the server ends.
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await using folder = await makeFolder();
    let later = 0;
    const id = "arena-of-twelve", now = () => realWorld.now() + later;
    const begin = (port = 0) => serve({ store: SqliteStore.open(folder.database), port, now });
    let serving = await begin();
    await serving.services.tournaments.book.plan([arenaOf(id)]);
    const people = Array.from(
      { length: 8 },
      (_, n) => new Contestant(() => serving, id, `Ada ${n + 1}`),
    );
    const bots = await Promise.all(
      [9, 10, 11, 12].map((n) => BotContestant.open(serving, id, `Ada ${n}`)),
    );
    for (const one of [...people, ...bots]) await one.join();
    await playUntil([...people, ...bots], () => havePlayed(serving, id, 1));
    const { port } = new URL(serving.url);
    const playing = playUntil([...people, ...bots], () => havePlayed(serving, id, 3));
    await serving[Symbol.asyncDispose]();
    serving = await begin(Number(port));
    await playing;
    // Whoever leaves isn't paired any more, and plays to the end what is played.
    for (const one of [...people, ...bots]) await one.leave();
    await playUntil([...people, ...bots], () => isQuiet(serving, id));
    later += 60 * MINUTE;
    await playUntil([], () => isOver(serving, id));
    const entrants = await checkEnd(serving.services, id);
    assertEquals(entrants.filter(({ isBot }) => isBot).length, 4);
    for (const bot of bots) await bot.close();
    await serving[Symbol.asyncDispose]();
  },
});

Deno.test({
  name: "two processes on one database hold one arena, and either goes on alone",
  ignore: POSTGRES === undefined,
  sanitizeOps: false,
  sanitizeResources: false,
  async fn() {
    await using server = await PostgresServer.start();
    const url = await server.database(), id = "arena-of-two";
    let later = 0;
    const now = () => realWorld.now() + later;
    const begin = async () => serve({ store: await PostgresStore.open(url), now });
    const first = await begin(), second = await begin();
    let servers = [first, second];
    await first.services.tournaments.book.plan([arenaOf(id)]);
    const people = Array.from(
      { length: 6 },
      (_, n) => new Contestant(() => servers[n % servers.length]!, id, `Ada ${n + 1}`),
    );
    for (const one of people) await one.join();
    await playUntil(people, () => havePlayed(second, id, 1));
    servers = [second];
    const playing = playUntil(people, () => havePlayed(second, id, 3));
    await first[Symbol.asyncDispose]();
    await playing;
    for (const one of people) await one.leave();
    await playUntil(people, () => isQuiet(second, id));
    later += 60 * MINUTE;
    await playUntil([], () => isOver(second, id));
    await checkEnd(second.services, id);
    await second[Symbol.asyncDispose]();
  },
});
