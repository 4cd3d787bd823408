/**
 * Months of a busy server in seconds: people come, open rooms, play, leave in every way, and are
 * forgotten, while time leaps. Tells how large the database is each day.
 */

import { DatabaseSync } from "node:sqlite";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import type { Settings } from "../../lib/rooms/event.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { Action, SendReply } from "../../lib/rooms/protocol.ts";
import { PROTOCOL } from "../../lib/rooms/protocol.ts";
import type { Services } from "../../lib/server/services.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { digest } from "../../lib/server/digest.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { choosePlainly } from "../transport/simulator/choose.ts";
import { VirtualTime } from "../transport/simulator/time.ts";
import { wholeArgument } from "../arguments.ts";
import { fileCheck } from "./filed.ts";
import { checkOf, subscriptionOf } from "./finished.ts";
import { paceOf } from "./virtual_store.ts";

/** How far time leaps at once, and how long it then passes so that rooms are swept, ms. */
const DAY = 24 * 3_600_000, SWEEP = 31_000;
/** Nothing is looked at more often, ms: what is looked at takes real time. */
const SELDOM = 10_000;
/** People who come again and again; all others are forgotten. */
const REGULARS = 20;
const MATCHES = 10;
const BLOCKS = ["a1,b1,a2,b2", "aa1,ab1,aa2,ab2", "a5,b5,a6,b6", "aa5,ab5,aa6,ab6"];

/** How large a database is at the end of a day. */
export interface Size {
  /** The pages of finished games, which are kept for good. */
  readonly archive: number;
  /** Those of everything else, free pages too. */
  readonly rest: number;
  /** The rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

const LIMITS = {
  ...DEFAULT_LIMITS,
  roomsPerSource: 1e6,
  joinsPerMinute: 1e6,
  pollsPerSource: 1e6,
  polls: 1e6,
  guessesPerMinute: 1e6,
};

/** The sizes at the ends of `days` days, with `rooms` rooms opened on each. */
export async function churn(days: number, rooms: number): Promise<Size[]> {
  const time = new VirtualTime();
  const database = new DatabaseSync(":memory:");
  const store = new SqliteStore(database, paceOf(time));
  const services = await startServices({
    store,
    world: {
      now: () => time.now,
      random: Math.random,
      after: (ms, call) => time.after(Math.max(ms, SELDOM), call),
      report(error) {
        throw error;
      },
    },
    limits: LIMITS,
    trustedHops: 0,
    choose: choosePlainly,
    recheck: () => Promise.resolve(true),
    arenaResults: new SqlResults(new SqliteDatabase(database)),
  });
  const sizes: Size[] = [];
  const guests = new Guests(services);
  for (let day = 0; day < days; day++) {
    for (let room = 0; room < rooms; room++) await guests.visit();
    await fight(services, time.now);
    time.now += DAY;
    await time.pass(SWEEP);
    await guests.forgetNewcomers();
    sizes.push(sizeOf(database));
  }
  await services.close();
  return sizes;
}

/** Those who come. */
class Guests {
  #count = 0;
  #rooms = 0;
  #newcomers: string[] = [];

  constructor(private readonly services: Services) {}

  /** Opens a room, and leaves it in one of many ways. */
  async visit(): Promise<void> {
    const way = this.#rooms++ % 7;
    const code = await this.#open(way === 6 ? BY_POST : SETTINGS);
    if (way === 0) return;
    const one = new Seated(this.services, code, this.#next());
    await one.join();
    if (way === 1) return;
    const two = new Seated(this.services, code, this.#next());
    await two.join();
    await one.do({
      t: "say",
      text: `Hello from number ${this.#count}, and a nice day to all of you`,
    });
    if (way === 2) return one.do({ t: "abort" });
    if (way === 6) return;
    for (const [turn, move] of BLOCKS.entries()) {
      await [one, two][turn % 2]!.do({ t: "move", move });
    }
    if (way > 3) await one.do({ t: "resign" });
  }

  async forgetNewcomers(): Promise<void> {
    for (const identity of this.#newcomers) await this.services.forget(digest(identity));
    this.#newcomers = [];
  }

  async #open(settings: Settings): Promise<string> {
    const opened = await this.services.hub.open(settings, ["here"]);
    if (!("code" in opened)) throw new Error(`No room: ${opened.refused}`);
    return opened.code;
  }

  /** A regular or a newcomer, who has a game checked and wants to be reminded of turns. */
  #next(): string {
    const n = this.#count++;
    const isRegular = n % 3 === 0;
    const identity = `${isRegular ? "regular" : "newcomer"}${isRegular ? n % REGULARS : n}`
      .padEnd(22, "_");
    if (!isRegular) this.#newcomers.push(identity);
    const { checks, subscriptions } = this.services.store.books;
    const check = checkOf(n, digest(identity));
    const endedAt = this.services.world.now();
    const ended = { ...check, game: { ...check.game, endedAt } };
    const filed = fileCheck(this.services.store.books, ended);
    if (n % 2 === 0) filed.then(() => checks.settle(ended, "unchecked"));
    subscriptions.keep(digest(identity), subscriptionOf(`https://push.example/${identity}`));
    return identity;
  }
}

const BY_POST: Settings = {
  game: "conway",
  options: { seats: 2, width: 8, height: 8 },
  side: 0,
  clock: 86_400,
  listed: true,
};

/** Somebody at a table, who polls. */
class Seated {
  #sid = "";
  #ids = 0;

  constructor(
    private readonly services: Services,
    private readonly code: string,
    private readonly identity: string,
  ) {}

  async join(): Promise<void> {
    const { code, identity } = this;
    const token = `${code}${identity}`, name = identity.replaceAll("_", "");
    const join = { t: "join", protocol: PROTOCOL, wish: "sit", code, token, identity, name };
    const reply = await this.services.polls.send({ msg: join }, "here");
    this.#sid = reply!.sid!;
  }

  async do(action: Action): Promise<void> {
    const on = (await this.services.hub.find(this.code))!.view.version;
    const msg = { ...action, id: `${this.#ids++}`, on };
    const reply = await this.services.polls.send({ sid: this.#sid, msg }, "here");
    check(reply!, action);
  }
}

function check({ msgs }: SendReply, { t }: Action): void {
  const refused = msgs.find((message) => message.t === "refused");
  if (refused?.t === "refused") throw new Error(`${t}: ${refused.why}`);
}

/** Matches of bots, of which the newest are kept. */
async function fight({ arena: { results } }: Services, now: number): Promise<void> {
  for (let n = 0; n < MATCHES; n++) {
    await results.keep({
      id: `${now}-${n}`,
      bots: [{ author: "Ada", name: `bot ${n}` }, { author: "Ben", name: "bot" }],
      width: 20,
      height: 20,
      seed: "seed",
      first: 0,
      rated: true,
      startedAt: now,
      endedAt: now + n,
      generations: 10,
      outcome: { winner: 0, by: "extinction" },
      cells: [3, 0],
      moves: new Uint8Array(500),
    });
  }
}

/** Tables that grow by design. */
export const ARCHIVE = ["games", "sittings", "computers", "dumps", "dump_pieces"];

function sizeOf(database: DatabaseSync): Size {
  const { pages } = database.prepare("SELECT page_count AS pages FROM pragma_page_count").get()!;
  const { archive } = database.prepare(
    `SELECT count(*) AS archive FROM dbstat s JOIN sqlite_schema t ON t.name = s.name
     WHERE t.tbl_name IN (${ARCHIVE.map((name) => `'${name}'`)})`,
  ).get()!;
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => {
    const { n } = database.prepare(`SELECT count(*) AS n FROM "${name}"`).get()!;
    return [name, Number(n)];
  });
  return {
    archive: Number(archive),
    rest: Number(pages) - Number(archive),
    rows: Object.fromEntries(rows),
  };
}

if (import.meta.main) {
  const USAGE = "churn [DAYS] [ROOMS_A_DAY]";
  const days = wholeArgument(Deno.args[0], 400, USAGE, 1);
  const rooms = wholeArgument(Deno.args[1], 7, USAGE);
  const sizes = await churn(days, rooms);
  console.log("day  finished games  pages of them  all other pages");
  for (let day = 19; day < days; day += 20) {
    const { rows: { games }, archive, rest } = sizes[day]!;
    console.log(
      [day + 1, games, archive, rest].map((n, i) => `${n}`.padStart([3, 16, 15, 17][i]!)).join(""),
    );
  }
}
