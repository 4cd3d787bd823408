/** The server's own bots: who waits long is not left waiting, and who watches sees a game. */

import { assert, assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { House, PATIENCE } from "../../lib/server/bots/house.ts";
import { Pairing } from "../../lib/server/pairing/pairing.ts";
import { MemoryQueue } from "../../lib/server/pairing/queue.ts";
import { DEFAULT_LIMITS } from "../../lib/server/rooms/limits.ts";
import type { LiveRoom } from "../../lib/server/rooms/live_room.ts";
import { startServices } from "../../lib/server/start_services.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { choosePlainly } from "./simulator/choose.ts";
import { VirtualTime } from "./simulator/time.ts";
import { phaseOf } from "../../lib/rooms/view.ts";

const POOL = "conquerors-v2.180+3";

async function open() {
  const time = new VirtualTime();
  const world = {
    now: () => time.now,
    random: seededRng("house"),
    after: (ms: number, call: () => void) => time.after(ms, call),
    report(error: unknown) {
      throw error;
    },
  };
  const store = SqliteStore.open();
  const services = await startServices({
    store,
    world,
    limits: DEFAULT_LIMITS,
    trustedHops: 0,
    choose: choosePlainly,
  });
  const { hub, lobby, tv, tournaments, moderation } = services, { bots: book, keys } = store.books;
  const queue = new MemoryQueue(DEFAULT_LIMITS);
  const areApart = () => Promise.resolve(false);
  const pairing = new Pairing({ queue, hub, areApart, isPaused: () => moderation.isPaused, world });
  const choose = choosePlainly;
  const house = new House({
    queue,
    hub,
    lobby,
    book,
    keys,
    tv,
    tournaments,
    moderation,
    choose,
    world,
  });
  house.assign(true);
  return { time, services, store, queue, pairing, house };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Lets time pass as a server does, a second at a time. */
async function pass({ time, house }: Opened, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await time.pass(1_000);
    await house.tend();
  }
}

function seeker(name: string, more: object = {}) {
  const strength = { rating: 1500, deviation: 350, blocked: new Set<string>() };
  return {
    id: digest(name),
    pool: POOL,
    identity: digest(name),
    name,
    source: name,
    ...strength,
    ...more,
  };
}

/** The room that a place led to, once it did. */
async function roomOf(opened: Opened, name: string): Promise<LiveRoom | undefined> {
  const news = await opened.pairing.news(digest(name));
  return news.t === "paired" ? await opened.services.hub.find(news.code) : undefined;
}

Deno.test("who waits long plays a bot, which is marked, moves, and costs no rating", async () => {
  const opened = await open(), { pairing, services } = opened;
  await pairing.enter(seeker("Ada"));
  await pairing.listen(digest("Ada"), () => {});
  await pass(opened, PATIENCE / 1000 - 2);
  assertEquals(await roomOf(opened, "Ada"), undefined, "people come first");
  await pass(opened, 5);
  const room = (await roomOf(opened, "Ada"))!;
  const [bot] = room.view.players.filter(({ isBot }) => isBot);
  assertEquals([bot!.name, room.view.players.length], ["House Bot 2", 2]);
  const me = room.view.players.findIndex(({ isBot }) => !isBot);
  for (let turn = 0; turn < 4; turn++) {
    await pass(opened, 4);
    const { position, version, moves, settings: { side } } = room.view;
    assertEquals(moves.length % 2, me === 0 ? side : 1 - side, `turn ${turn}: it's Ada's turn`);
    const move =
      (await choosePlainly({ game: "conquerors-v2", position, level: "easy", seed: `${turn}` }))!;
    const answer = await room.ask(me, { t: "move", move, id: `turn-${turn}`, on: version });
    assertEquals(answer.t, "ok");
  }
  const { version } = room.view;
  assertEquals((await room.ask(me, { t: "resign", id: "gone", on: version } as never)).t, "ok");
  const { games } = await services.archive.list({ limit: 1 });
  assertEquals(
    [games[0]!.unrated, games[0]!.seats.some((sat) => sat.is === "person" && sat.isBot)],
    ["bot", true],
  );
  await services.close();
});

Deno.test("two who wait for each other are left to each other, and bots never meet in the queue", async () => {
  const opened = await open(), { pairing, queue, services } = opened;
  for (const [name, rating] of [["Ada", 1000], ["Ben", 2400]] as const) {
    await pairing.enter(
      seeker(name, { rating, deviation: 50, blocked: new Set([digest("Ada"), digest("Ben")]) }),
    );
    await pairing.listen(digest(name), () => {});
  }
  await pass(opened, PATIENCE / 1000 + 5);
  const rooms = await Promise.all(["Ada", "Ben"].map((name) => roomOf(opened, name)));
  const names = rooms.map((room) => room!.view.players.find(({ isBot }) => isBot)!.name);
  assertEquals(names, ["House Bot 1", "House Bot 3"], "as strong as each needs");
  assertEquals(await queue.present(opened.time.now), []);
  await services.close();
});

Deno.test("whoever comes as a bot sits down for somebody else waits on for people", async () => {
  const opened = await open(), { pairing, queue, services } = opened;
  await pairing.enter(seeker("Ada"));
  await pairing.listen(digest("Ada"), () => {});
  const enter = queue.enter.bind(queue);
  queue.enter = async (place, now) => {
    queue.enter = enter;
    await pairing.leave(digest("Ada"));
    await pairing.enter(seeker("Zoe"));
    await pairing.listen(digest("Zoe"), () => {});
    return await enter(place, now);
  };
  await pass(opened, PATIENCE / 1000 + 5);
  assert(queue.enter === enter, "a bot has come");
  assertEquals(await roomOf(opened, "Zoe"), undefined);
  await services.close();
});

Deno.test("people at one address leave bots to others", async () => {
  const opened = await open(), { pairing, services } = opened;
  const names = ["Ada", "Ben", "Cyd", "Dot", "Eve", "Fay"];
  const blocked = new Set([...names, "Zoe"].map(digest));
  const wait = async (name: string, source: string) => {
    await pairing.enter(seeker(name, { blocked, source }));
    await pairing.listen(digest(name), () => {});
  };
  for (const name of names) await wait(name, "school");
  await pass(opened, PATIENCE / 1000 + 10);
  const playing = async () => {
    const rooms = await Promise.all(names.map((name) => roomOf(opened, name)));
    return rooms.filter((room) => room && phaseOf(room.view) === "playing");
  };
  assertEquals((await playing()).length, 3);
  await wait("Zoe", "home");
  await pass(opened, PATIENCE / 1000 + 5);
  assert(await roomOf(opened, "Zoe"));
  const [first] = await playing();
  const me = first!.view.players.findIndex(({ isBot }) => !isBot);
  const { version } = first!.view;
  await first!.ask(me, { t: "resign", id: "gone", on: version } as never);
  await pass(opened, 10);
  assertEquals((await playing()).length, 3, "the next has its turn");
  await services.close();
});

Deno.test("while games are paused who waits is paired with nobody, and bots show none", async () => {
  const opened = await open(), { pairing, services } = opened;
  await services.moderation.obey({ t: "pause", reason: "" });
  for (const name of ["Ada", "Ben"]) {
    await pairing.enter(seeker(name));
    await pairing.listen(digest(name), () => {});
  }
  await services.tv.news();
  await pass(opened, PATIENCE / 1000 + 10);
  assertEquals(await services.lobby.count(), 0);
  const waiting = { t: "seeking", waiting: 2 } as const;
  assertEquals(await pairing.news(digest("Ada")), { ...waiting, isPaused: true });
  await services.moderation.obey({ t: "resume", reason: "" });
  assertEquals(await pairing.news(digest("Ada")), waiting);
  await pass(opened, 5);
  assertEquals(await roomOf(opened, "Ada"), await roomOf(opened, "Ben"));
  assert(await roomOf(opened, "Ada"));
  await services.close();
});

Deno.test("who watches while nobody plays sees two bots, rated among themselves", async () => {
  const opened = await open(), { services } = opened;
  await pass(opened, 5);
  assertEquals(await services.lobby.count(), 0, "for nobody there's no game");
  await services.tv.news();
  await pass(opened, 30);
  const { shown } = await services.tv.news();
  assert(shown!.sides.every(({ isBot }) => isBot) && shown!.moves.length > 0);
  await pass(opened, 180);
  const { games } = await services.archive.list({ limit: 9 });
  assert(games.length > 0);
  for (const { opponent, seats } of games) {
    assertEquals([opponent, seats.every((sat) => sat.is === "person" && sat.isBot)], ["bot", true]);
  }
  await pass(opened, 120);
  const later = await services.archive.list({ limit: 9 });
  assertEquals(later.games.length, games.length, "no others once nobody watches");
  await services.close();
});

Deno.test("bots are the same after a restart, and their identity is nobody's to guess", async () => {
  const opened = await open(), { store, services } = opened;
  await pass(opened, 1);
  const again = new House({
    ...services,
    queue: opened.queue,
    book: store.books.bots,
    keys: store.books.keys,
    choose: choosePlainly,
  });
  again.assign(true);
  await again.tend();
  const key = await store.books.keys.find("house bots", () => new Uint8Array());
  assertEquals(key.length, 32);
  const owner = digest(`owner of hard ${key.toHex()}`);
  assertEquals((await store.books.bots.of(owner)).map(({ name }) => name), ["House Bot 2"]);
  await services.close();
});

Deno.test("bots of the house join an arena that few play in, and leave it to people once there are enough", async () => {
  const opened = await open(), { time, services: { tournaments, lobby } } = opened;
  const plan = { id: "arena-x", kind: "arena", name: "", game: "conquerors-v2" } as const;
  const times = { clock: POOL.split(".")[1]!, starts: time.now, minutes: 60, rounds: 0 };
  await tournaments.book.plan([{ ...plan, ...times, allowsBots: true }]);
  const there: string[] = [];
  const join = async (name: string) => {
    const visitor = { identity: digest(name), source: name };
    assertEquals(await tournaments.join("arena-x", visitor, name, name), "kept");
    there.push(name);
  };
  /** Everybody keeps the page open meanwhile. */
  const stay = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      for (const name of there) await tournaments.look("arena-x", digest(name));
      await pass(opened, 1);
    }
  };
  const entrants = async () => (await tournaments.book.read("arena-x"))!.entrants;
  await stay(20);
  assertEquals(await entrants(), [], "nobody is there to play with");
  await join("Ada");
  await stay(40);
  const bots = (await entrants()).filter(({ isBot }) => isBot);
  assertEquals(bots.map(({ name }) => name), ["House Bot 1", "House Bot 2", "House Bot 3"]);
  const [room] = await lobby.of(digest("Ada"));
  assert(room?.players.some(({ name }) => name.startsWith("House Bot")), "a bot plays Ada");

  for (const name of ["Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"]) await join(name);
  await stay(22);
  const present = await tournaments.book.present("arena-x", time.now - 15_000);
  assertEquals(bots.filter(({ number }) => present.has(number)), [], "people have each other");
  await opened.services.close();
});
