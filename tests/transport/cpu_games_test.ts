/** Games against the CPU, from their tickets to the leaderboard, through the real routes. */

import { assert, assertEquals, assertNotEquals, assertRejects } from "@std/assert";
import { App } from "fresh";
import type { State } from "../../lib/server/define.ts";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { TIME } from "../../lib/leaderboard/cpu_record.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { Services } from "../../lib/server/services.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { isArchiveId } from "../../lib/leaderboard/finished_game.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Store } from "../../lib/server/store/store.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { handler as games } from "../../routes/api/games.ts";
import { handler as results } from "../../routes/api/results.ts";
import { FORGERIES } from "../leaderboard/forgeries.ts";
import {
  type Played,
  playHonestly,
  seal,
  STEPS,
  TICKETS,
  ticketsFor,
} from "../leaderboard/reports.ts";
import { codeOf } from "../pages/ask.ts";

const [ADA, BEN] = [codeOf("Ada"), codeOf("Ben")];
const ALL = { bucket: "all", game: null, opponent: null };
const INFO = { remoteAddr: { transport: "tcp", hostname: "10.0.0.1", port: 1 } } as const;
/** Long enough for any game, and too long for points for speed. */
const MINUTES = 20 * 60_000;

/** Steps that take minutes for each turn. */
const ENDLESS = 1e9;

/** Times that one asks after a game, each of which may take two seconds. */
const TRIES = 30;

const NOW = Date.UTC(2026, 10, 20);

/** A server whose clock is the test's. */
class Office implements AsyncDisposable {
  now = NOW;

  private constructor(
    readonly services: Services,
    private readonly ask: (request: Request) => Promise<Response>,
  ) {}

  static async open(store: Store = SqliteStore.open(), cpuSteps = STEPS): Promise<Office> {
    // Asked already while it starts.
    let office: Office | undefined;
    const world = { ...realWorld, now: () => office?.now ?? NOW };
    const limits = { ...DEFAULT_LIMITS, accountsPerMinute: 1e6 };
    const services = await startServices({
      store,
      world,
      limits,
      trustedHops: 0,
      cpuSteps,
    });
    const app = new App<State>().use((ctx) => {
      ctx.state.online = () => Promise.resolve(services);
      return ctx.next();
    });
    app.post("/api/games", games.POST).post("/api/results", results.POST);
    const handler = app.handler();
    return office = new Office(services, (request) => handler(request, INFO as never));
  }

  /** What comes of a report once it has been checked. */
  async report(body: unknown): Promise<Record<string, unknown>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await this.post("/api/results", body);
      if (!("checking" in answer)) return answer;
    }
    throw new Error("It is being checked for ever");
  }

  async post(path: string, body: unknown): Promise<Record<string, unknown>> {
    const url = `http://here${path}`;
    const response = await this.ask(
      new Request(url, { method: "POST", body: JSON.stringify(body) }),
    );
    return await response.json();
  }

  /** An honest game by a ticket of the server's; its time is not over yet. */
  async play(of = TICKETS[0]!, identity = ADA): Promise<{ ticket: string; played: Played }> {
    const { game, level, side } = of;
    const { ticket, seed } = await this.post("/api/games", { identity, game, level, side });
    return { ticket: String(ticket), played: playHonestly(of, String(seed)) };
  }

  async players(): Promise<number> {
    return (await this.services.standings.page(ALL, 0, 10)).players;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.services.dismiss();
    await this.services.close();
  }
}

Deno.test("an honest game counts: every ruleset, level and side", async () => {
  await using office = await Office.open();
  let points = 0;
  const tickets = [...TICKETS, ...ticketsFor("conqueror")];
  for (const of of tickets) {
    const { ticket, played } = await office.play(of);
    office.now += MINUTES;
    const counted = await office.report({
      identity: ADA,
      name: "Ada",
      ticket,
      report: seal(played.report),
    });
    assert(isArchiveId(String(counted.id)), JSON.stringify(counted));
    points += (counted.points as { total: number }).total;
    const kept = await office.services.archive.find(String(counted.id));
    assertEquals([kept!.game, kept!.opponent, kept!.seconds], [of.game, of.level, 1200]);
    const [record] = readRecords(kept!.record);
    assertEquals(record!.moves.length, played.turns.length);
    assertEquals(record!.tags, { Seed: played.ticket.seed, Result: played.report.result });
  }
  const { rows } = await office.services.standings.page(ALL, 0, 10);
  assertEquals(rows.map(({ games, points }) => [games, points]), [[tickets.length, points]]);
});

Deno.test("a game counts once, however often it is reported", async () => {
  await using office = await Office.open();
  const { ticket, played } = await office.play();
  office.now += MINUTES;
  const body = { identity: ADA, ticket, report: seal(played.report) };
  const answers = await Promise.all([1, 2, 3].map(() => office.report(body)));
  assert(isArchiveId(String(answers[0]!.id)));
  for (const answer of [...answers, await office.report(body)]) assertEquals(answer, answers[0]);
  const { rows } = await office.services.standings.page(ALL, 0, 10);
  assertEquals(rows.map(({ games }) => games), [1]);
});

Deno.test("nothing forged counts", async () => {
  await using office = await Office.open();
  const rng = seededRng("forgeries");
  for (const [name, forge] of Object.entries(FORGERIES)) {
    const identity = codeOf(name);
    const { ticket, played } = await office.play(TICKETS[0]!, identity);
    const forged = forge(played, rng);
    if (!forged) continue;
    office.now += forged.seconds * 1000;
    const body = { identity, ticket, report: seal(forged.report) };
    const { refused } = await office.report(body);
    assertEquals(typeof refused, "string", name);
    const { rows } = await office.services.standings.page(ALL, 0, 100);
    for (const { points, wins } of rows) assertEquals([points, wins], [0, 0], name);
  }
});

Deno.test("a ticket is used up by a game that was found false", async () => {
  await using office = await Office.open();
  const { ticket, played } = await office.play();
  office.now += MINUTES;
  const differs = { refused: "cpu-differs" };
  const other = playHonestly(played.ticket, "another");
  const forged = { ...other.report, seed: played.ticket.seed };
  for (const report of [forged, played.report]) {
    assertEquals(await office.report({ identity: ADA, ticket, report: seal(report) }), differs);
  }
});

Deno.test("too fast, too late, and someone else's ticket are refused, each with its reason", async () => {
  await using office = await Office.open();
  const { ticket, played } = await office.play();
  const report = seal(played.report);
  const tell = async (changed: object) =>
    (await office.post("/api/results", { identity: ADA, ticket, report, ...changed })).refused;
  assertEquals(await tell({}), "too-fast");
  office.now += MINUTES;
  assertEquals(await tell({ identity: BEN }), "forged");
  // The signature's first of 43 signs: not every sign may be its last.
  const forged = ticket.replace(/.(?=.{42}$)/, (sign) => sign === "A" ? "B" : "A");
  assertEquals(await tell({ ticket: forged }), "forged");
  assertEquals(await tell({ ticket: "" }), "malformed");
  assertEquals(await tell({ report: { ...report, seal: "00000000" } }), "damaged");
  assertEquals(await tell({ report: null }), "malformed");
  office.now += TIME.most * 1000;
  assertEquals(await tell({}), "expired");
  assertEquals(await office.players(), 0);
});

Deno.test("two players who get tickets get different seeds, and no ticket shows who has it", async () => {
  await using office = await Office.open();
  const { game, level, side } = TICKETS[0]!;
  const wish = { game, level, side };
  const one = await office.post("/api/games", { ...wish, identity: ADA });
  const other = await office.post("/api/games", { ...wish, identity: BEN });
  assertNotEquals(one.seed, other.seed);
  assert(!JSON.stringify(one).includes(ADA));
  for (const bad of [{ game: "chess" }, { level: "online" }, { side: 2 }, { identity: "x" }]) {
    const answer = await office.post("/api/games", { ...wish, identity: ADA, ...bad });
    assertEquals((answer as { refused: string }).refused, "malformed");
  }
});

Deno.test("a ticket holds after the server has restarted on its store, and on no other", async () => {
  const path = "file:tickets?mode=memory&cache=shared";
  const store = SqliteStore.open(path);
  const first = await Office.open(SqliteStore.open(path));
  const { ticket, played } = await first.play();
  await first[Symbol.asyncDispose]();
  const body = { identity: ADA, ticket, report: seal(played.report) };
  for (const [kept, refused] of [[SqliteStore.open(), "forged"], [store, undefined]] as const) {
    await using office = await Office.open(kept);
    office.now += MINUTES;
    assertEquals((await office.report(body)).refused, refused);
  }
});

Deno.test("a database that is out of reach for the first ticket's key gives the next one its", async () => {
  const store = SqliteStore.open(), { keys } = store.books, find = keys.find.bind(keys);
  let isAway = true;
  keys.find = (name, make) =>
    isAway && name === "tickets"
      ? Promise.reject(new StoreFailure("out of reach"))
      : find(name, make);
  await using office = await Office.open(store);
  const issue = () =>
    office.services.cpuGames.issue({ ...TICKETS[0]!, version: 1 }, "Ada's", "here");
  await assertRejects(issue, StoreFailure);
  isAway = false;
  assert("ticket" in await issue());
});

Deno.test("a game that was being checked when the server ended counts under the next one", async () => {
  const folder = await Deno.makeTempDir();
  const open = () => SqliteStore.open(`${folder}/store.sqlite`);
  const [conqueror] = ticketsFor("conqueror");
  const first = await Office.open(open(), ENDLESS);
  const { ticket, played } = await first.play(conqueror);
  first.now += MINUTES;
  const body = { identity: ADA, ticket, report: seal(played.report) };
  assertEquals(await first.post("/api/results", body), { checking: 0 });
  await first[Symbol.asyncDispose]();
  {
    await using next = await Office.open(open());
    next.now = first.now;
    assert(isArchiveId(String((await next.report(body)).id)));
    const { rows } = await next.services.standings.page(ALL, 0, 10);
    assertEquals(rows.map(({ games }) => games), [1]);
  }
  await Deno.remove(folder, { recursive: true });
});
