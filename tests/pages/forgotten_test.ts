/** Of somebody who deleted everything nothing is left: in no table, in no byte, and in nothing that is served. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { takeBackup } from "../../lib/server/backup/backup.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { digest } from "../../lib/server/digest.ts";
import { PROTOCOL } from "../../lib/rooms/protocol.ts";
import { SETTINGS, Trial } from "../rooms/trial.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { fileCheck } from "../store/filed.ts";
import { checkOf, finishedGame, subscriptionOf } from "../store/finished.ts";
import { type Mark, marksOf, tracesInFiles, tracesInTables, tracesInText } from "../traces.ts";
import { readPuzzle } from "../../lib/puzzles/puzzle.ts";
import { codeOf, post } from "./ask.ts";
import { Person, Seat } from "./person.ts";

const NAME = "Zebulon Quark";
const LINES = ["hello from the quagmire", "this turnip is mine", 'see you at "Zanzibar"'];
const MOVES = ["a1,b1,a2,b2", "aa1,ab1,aa2,ab2"];

/** A server on a file of its own, with somebody who does everything that leaves traces. */
class Scene implements AsyncDisposable {
  readonly marks: readonly Mark[];
  /** What the process said. */
  readonly log: string[] = [];

  private constructor(
    readonly folder: string,
    readonly app: ServedApp,
    readonly zeb: Person,
    readonly ben: Person,
  ) {
    this.marks = marksOf(zeb.identity, [NAME, ...LINES]);
  }

  static async open(): Promise<Scene> {
    const folder = await Deno.makeTempDir();
    const store = SqliteStore.open(`${folder}/conquerors.sqlite`);
    const app = await serveApp({ roomsPerSource: 9 }, {
      store,
      recheck: () => new Promise(() => {}),
    });
    return new Scene(folder, app, new Person(app, NAME), new Person(app, "Ben"));
  }

  get path(): string {
    return `${this.folder}/conquerors.sqlite`;
  }

  async room(settings: Partial<typeof SETTINGS> = {}): Promise<string> {
    const opened = await this.app.services.hub.open({ ...SETTINGS, ...settings }, ["here"]);
    assert("code" in opened);
    return opened.code;
  }

  /** A room in which both have moved and talked. */
  async play(): Promise<{ code: string; zeb: Seat; ben: Seat }> {
    const code = await this.room();
    const zeb = await this.zeb.sit(code), ben = await this.ben.sit(code);
    await zeb.look();
    await zeb.do({ t: "move", move: MOVES[0]! });
    await zeb.do({ t: "say", text: LINES[0]! });
    await ben.look();
    await ben.do({ t: "move", move: MOVES[1]! });
    await ben.do({ t: "say", text: "I'm Ben" });
    await zeb.look();
    for (const text of LINES.slice(1)) await zeb.do({ t: "say", text });
    await ben.look();
    return { code, zeb, ben };
  }

  /** Begins a game against the computer. */
  hold(identity: string): void {
    using database = new DatabaseSync(this.path);
    database.prepare("INSERT OR REPLACE INTO tickets VALUES (?, 'seed', 1, 'open', 'mark')").run(
      identity,
    );
  }

  tables(): string[] {
    using database = new DatabaseSync(this.path, { readOnly: true });
    return tracesInTables(database, this.marks);
  }

  /** How many follow somebody. */
  follows(): number {
    using database = new DatabaseSync(this.path, { readOnly: true });
    return Number(database.prepare("SELECT count(*) AS n FROM follows").get()!.n);
  }

  files(): Promise<string[]> {
    return tracesInFiles(this.path, this.marks);
  }

  async get(path: string): Promise<string> {
    const response = await fetch(this.app.url + path);
    return `${JSON.stringify([...response.headers])}\n${await response.text()}`;
  }

  traces(text: string): string[] {
    return tracesInText(text, this.marks);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app[Symbol.asyncDispose]();
    await Deno.remove(this.folder, { recursive: true });
  }
}

/** Each follows the other. */
async function befriend(zeb: Person, ben: Person): Promise<void> {
  for (const [one, other] of [[zeb, ben], [ben, zeb]] as const) {
    const { player } = await other.ask("") as { player: { id: number } };
    const { isFollowed } = await one.ask("/follows", { wish: "on", player: player.id });
    assertEquals(isFollowed, true);
  }
}

/** Listens to what the process says while something runs. */
async function listening(run: () => Promise<void>): Promise<string> {
  const methods = ["log", "info", "warn", "error", "debug"] as const;
  const said: string[] = [];
  const before = methods.map((method) => console[method]);
  for (const method of methods) console[method] = (...args) => void said.push(Deno.inspect(args));
  try {
    await run();
  } finally {
    methods.forEach((method, index) => console[method] = before[index]!);
  }
  return said.join("\n");
}

type List = readonly Record<string, unknown>[];

/** The file that somebody gets has what each table has of them. */
function assertOwn(
  own: Record<string, unknown>,
  { identity, codes }: { readonly identity: string; readonly codes: readonly string[] },
): void {
  const { player, totals, checks, subscriptions, reports, rooms, games } = own as {
    player: { name: string; rating: number; form: unknown };
    rooms: { code: string; name: string; said: { text: string }[] }[];
  } & Record<"totals" | "checks" | "subscriptions" | "reports" | "games", List>;
  assertEquals(own.identity, identity);
  assertEquals(player.name, NAME);
  assert(player.rating > 0 && player.form !== null);
  assert(totals.some(({ period, points }) => period === "all" && Number(points) > 0));
  assertEquals(checks.map(({ identity }) => identity), [identity]);
  assertEquals(subscriptions.map(({ endpoint }) => endpoint), ["https://push.example/1"]);
  assertEquals(reports, [{ kind: "chat" }], "and nothing that tells who reported it");
  assertEquals(rooms.length, codes.length + 2);
  for (const { name, said } of rooms.filter(({ code }) => codes.includes(code))) {
    assertEquals([name, said.map(({ text }) => text)], [NAME, LINES]);
  }
  assertEquals(games.length, 3);
  assert(games.every(({ record }) => String(record).startsWith("[Game")));
}

Deno.test("of a busy person who deletes everything nothing is left anywhere", async () => {
  const said = await listening(async () => {
    await using scene = await Scene.open();
    const { app, zeb, ben } = scene, { store, hub } = app.services;
    const live = await scene.play();

    // A game that is over, in a room that isn't swept yet.
    const over = await scene.play();
    await over.zeb.do({ t: "resign" });
    const game = `/g/${over.zeb.room.stem}-1`;
    // One that both left in the middle, and that was swept.
    const left = await scene.play();
    await store.retire(left.code, Date.now() + 1e9);
    // One in which a rival is awaited.
    await zeb.sit(await scene.room({ listed: true }));
    // Another that no process has in memory.
    const unloaded = new Trial({ listed: true });
    unloaded.tell({ t: "sit", name: NAME, token: "token 0", identity: digest(zeb.identity) });
    await store.append(headOf(unloaded.room), unloaded.events);
    app.services.lobby.note(headOf(unloaded.room));
    // A game against the computer that is being checked, and one that was.
    const identity = digest(zeb.identity);
    const { checks, subscriptions } = store.books;
    await fileCheck(store.books, checkOf(1, identity));
    await checks.settle(checkOf(1, identity));
    await fileCheck(store.books, checkOf(3, digest(ben.identity)));
    await checks.settle(checkOf(3, digest(ben.identity)));
    await fileCheck(store.books, checkOf(2, identity));
    await subscriptions.keep(identity, subscriptionOf("https://push.example/1"));
    await store.books.archive.keep(finishedGame({
      id: "zebulonsgm-1",
      seats: [{ identity, name: NAME }, { identity: "Ben's", name: "Ben" }],
      endedAt: Date.now(),
    }));
    await zeb.ask("/name", { name: NAME });
    await befriend(zeb, ben);
    const { moderation } = app.services;
    const complaint = {
      kind: "chat",
      identity,
      name: NAME,
      room: over.code,
      lines: LINES,
    } as const;
    assertEquals(await moderation.reports.file(complaint, "Ben's"), "kept");
    assertEquals(await moderation.blocks.add(identity, "Ben's", "here"), "kept");
    const subject = moderation.subjects.identity(identity);
    const reason = `${NAME} was rude`;
    await moderation.book.act({ at: 1, act: "mute", subject, until: 2, reason }, []);
    scene.hold(identity);
    const { link } = await zeb.ask("/feed");
    const dump = { month: "2026-10", kind: "ccn", made: 1, starts: 0 } as const;
    await store.books.dumps.begin({ ...dump, id: "dump", ends: Number.MAX_SAFE_INTEGER });
    for (let n = 0; n < 20; n++) {
      await store.books.dumps.add("dump", n, new TextEncoder().encode(`${NAME} ${n}`));
    }
    await zeb.ask("/bots", { wish: "make", name: `${NAME}-bot`, scopes: ["play"] });
    const { next } = await zeb.ask("/puzzles", { wish: "look" });
    await zeb.ask("/puzzles", { wish: "try", id: readPuzzle(String(next)).id, moves: [] });

    const before = scene.tables().map((trace) => trace.split(":")[0]);
    for (const place of ["checks.body", "checks.identity", "events.body", "players.identity"]) {
      assert(before.includes(place), `nothing to delete in ${place}`);
    }
    for (const place of ["reports.lines", "blocks.identity", "acts.reason", "tickets.identity"]) {
      assert(before.includes(place), `nothing to delete in ${place}`);
    }
    for (const place of ["players.name", "looks.fold", "rooms.head", "sittings.name"]) {
      assert(before.includes(place), `nothing to delete in ${place}`);
    }
    for (const place of ["bots.owner", "bots.name", "puzzle_players.identity"]) {
      assert(before.includes(place), `nothing to delete in ${place}`);
    }
    for (const place of ["subscriptions.identity", "seated.identity", "dump_pieces.bytes"]) {
      assert(before.includes(place), `nothing to delete in ${place}`);
    }
    assertEquals(scene.follows(), 2);
    assertEquals(scene.traces(JSON.stringify(await ben.ask("/follows", { wish: "look" }))), [
      `"${NAME}"`,
    ]);
    assert((await scene.files()).length > 0);
    assert(scene.traces(await scene.get("/api/lobby")).length > 0);
    assert(scene.traces(await scene.get(`${game}.ccn`)).length > 0);

    const own = await zeb.ask("/data");
    assertOwn(own, { identity, codes: [live, over, left].map(({ code }) => code) });
    // The others who play there have nothing of it.
    assertEquals(scene.traces(JSON.stringify(await ben.ask("/data"))).slice(1), []);
    assertEquals(await zeb.ask("/forget"), { forgotten: true });
    const lists = ["totals", "checks", "tickets", "subscriptions", "reports", "rooms", "games"];
    const none = {
      ...Object.fromEntries(lists.map((name) => [name, []])),
      bots: [],
      follows: [],
      notices: [],
      puzzles: { rating: null, tries: [] },
      tournaments: { entered: [], made: [], said: [] },
    };
    const { at: _, ...nothing } = await zeb.ask("/data");
    assertEquals(nothing, { identity, player: null, blocks: 0, ...none });

    assertEquals(scene.tables(), []);
    assertEquals(await scene.files(), []);
    // A player is followed by number, which no mark is of.
    assertEquals(scene.follows(), 0);
    assertEquals(await ben.ask("/follows", { wish: "look" }), { players: [] });
    const pages = [
      "/api/lobby",
      "/games",
      "/leaderboard?period=all",
      "/api/leaderboard?period=all",
    ];
    const files = ["", ".ccn", ".json", ".rle", ".png"].map((kind) => game + kind);
    for (const path of [...pages, ...files]) {
      assertEquals(scene.traces(await scene.get(path)), [], path);
    }
    const feed = await fetch(app.url + link);
    assertEquals(await feed.text().then((text) => text.includes("<entry>")), false);

    // Those at the table hear of it; those who come later hear nothing of it, from any version on.
    await live.ben.look();
    assertEquals(live.ben.room.players[0], {
      ...live.ben.room.players[0]!,
      name: "",
      isDeleted: true,
    });
    assertEquals(live.ben.room.chat.map(({ text }) => text), ["", "I'm Ben", "", ""]);
    for (const since of [0, 1, 5, live.ben.room.version - 1]) {
      for (const { code } of [live, over, left]) {
        const watcher = new Seat(app, code, { name: "", identity: "w".repeat(22) });
        await watcher.join("watch", since);
        assertEquals(scene.traces(watcher.heard.join("")), [], `${code} since ${since}`);
      }
    }
    assertEquals(scene.traces(JSON.stringify(await store.live())), []);
    for (const { code } of [live, over, left]) {
      const { view, secrets } = (await hub.find(code))!;
      assertEquals(scene.traces(JSON.stringify([view, secrets])), []);
    }

    const report = { identity: scene.ben.identity, kind: "chat", room: live.code, player: 0 };
    assertEquals((await post(app, "/api/report", report)).status, 404, "nobody is known there");

    // The seat plays on, and the game is kept without a name.
    await live.zeb.look();
    await live.zeb.do({ t: "move", move: "a5,b5,a6,b6" });
    await live.ben.look();
    await live.ben.do({ t: "resign" });
    const { seats } = (await store.books.archive.find(`${live.ben.room.stem}-1`))!;
    assertEquals(seats.map(({ is }) => is), ["deleted", "person"]);
    assertEquals(scene.tables(), []);

    await takeBackup(scene.folder, `${scene.folder}/backup.sqlite`);
    assertEquals(await tracesInFiles(`${scene.folder}/backup.sqlite`, scene.marks), []);
  });
  assertEquals(tracesInText(said, marksOf(codeOf("ZebulonQuark"), [NAME, ...LINES])), []);
});

Deno.test("who waits for an opponent and deletes everything is paired with nobody", async () => {
  await using scene = await Scene.open();
  const { app, zeb, ben } = scene;
  const seek = async ({ identity, name }: Person) => {
    const msg = { t: "seek", protocol: PROTOCOL, pool: "conquerors-v2.60" };
    const { body } = await post(app, "/api/send", {
      msg: { ...msg, token: identity, identity, name },
    });
    return String(body.sid);
  };
  const sid = await seek(zeb);
  assertEquals(await zeb.ask("/forget"), { forgotten: true });
  await seek(ben);
  const { body } = await post(app, "/api/poll", { sid, since: 0 });
  assertEquals(body.msgs, [{ t: "fatal", why: "bad-token" }], "and waits nowhere else");
  assertEquals([app.services.lobby.size, scene.tables()], [0, []]);
});

Deno.test("where only who is deleted waits nobody else is invited, but where others wait they still are", async () => {
  await using scene = await Scene.open();
  const { zeb, ben } = scene, alone = await scene.room({ listed: true });
  const options = { seats: 4, size: 8, place: 3, touch: 0 };
  const shared = await scene.room({ listed: true, game: "conway", options });
  await zeb.sit(alone);
  await zeb.sit(shared);
  await ben.sit(shared);
  assertEquals(await zeb.ask("/forget"), { forgotten: true });
  const { rooms } = JSON.parse((await scene.get("/api/lobby")).split("\n")[1]!);
  assertEquals(rooms.map(({ code }: { code: string }) => code), [shared]);
  const page = await fetch(`${scene.app.url}/r/${alone}`);
  await page.body?.cancel();
  assertEquals(page.status, 404);
});
