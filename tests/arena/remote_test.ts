/** The arena of one process, watched through another. */

import { assertEquals } from "@std/assert";
import type { StoredMatch } from "../../lib/arena/results.ts";
import { Replay } from "../../lib/arena/replay.ts";
import { Spectator } from "../../lib/arena/spectator.ts";
import { RemoteArena } from "../../lib/server/arena/remote.ts";
import { readNews } from "../../lib/server/arena/view.ts";
import { ArenaRelay } from "../../lib/server/arena/relay.ts";
import { SqlNotices } from "../../lib/server/store/sql/notices.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { seededWorld } from "../seeded_world.ts";
import { reaches, severalTest } from "../transport/several.ts";
import type { Serving } from "../transport/serving.ts";
import { SMALL } from "./serving.ts";
import { closed, openBot } from "./socket_bot.ts";

const LONG = { ...SMALL, generations: 1e9, gameTime: 3600, responseTime: 3600 };

/** Still lifes where the other bot has none, and a cell that dies now and then: nobody ever wins. */
function settler(row: number): (turn: number) => unknown {
  const block = [[row, 9], [row, 10], [row + 1, 9], [row + 1, 10]];
  return (turn) => turn === 0 ? block : turn % 5 === 0 ? [[row + 9, turn % 90]] : [];
}

function openBots({ url }: Serving): WebSocket[] {
  const open = (name: string, n: number) =>
    openBot(url.replace("http", "ws"), name, settler(9 + 30 * n));
  return ["Ada", "Ben"].map(open);
}

/** Whoever watches a match through a server, and what they have of it. */
class Watcher {
  readonly spectator = new Spectator(SMALL.width, SMALL.height);
  readonly closed: Promise<CloseEvent>;
  frames = 0;

  constructor({ url }: Serving, match: string) {
    const socket = new WebSocket(`${url.replace("http", "ws")}/api/arena/watch/${match}`);
    socket.binaryType = "arraybuffer";
    this.closed = closed(socket);
    socket.onmessage = ({ data }) => {
      this.spectator.take(new Uint8Array(data));
      this.spectator.catchUp();
      this.spectator.replay!.stepTo(this.spectator.generation);
      this.frames++;
    };
  }
}

severalTest("a match is watched through the process that hasn't the arena", async (one, two) => {
  const { arena } = one.services, over = Promise.withResolvers<StoredMatch>();
  arena.results.keep = (match) => {
    over.resolve(match);
    return Promise.resolve(true);
  };
  const bots = openBots(one);
  await reaches(() => arena.live().length === 1, "the match");
  const { id } = arena.live()[0]!;
  const news = () => readNews(two.services.arenaView, arena.results, undefined);
  await reaches(async () => (await news()).live.length === 1, "the list");
  assertEquals((await news()).live[0]!.id, id);

  const watchers = [new Watcher(two, id), new Watcher(one, id)];
  await reaches(() => watchers.every(({ frames }) => frames > 3), "frames");
  watchers.push(new Watcher(two, id));
  await reaches(() => watchers[2]!.frames > 3, "what who comes late sees");
  bots[0]!.close();
  const match = await over.promise;
  for (const { closed, spectator } of watchers) {
    assertEquals((await closed).code, 1000);
    const replay = Replay.of(match);
    replay.stepTo(spectator.generation);
    assertEquals(spectator.replay!.board.toBoard(), replay.board.toBoard());
  }
  const gone = closed(bots[1]!);
  bots[1]!.close();
  await gone;
}, { arenaSettings: LONG });

Deno.test("who comes back to a match that was broken off stays when the old wish for it ends", () => {
  const timers: (() => void)[] = [], asked: string[] = [], ends: string[] = [];
  let told: (text: string, from: string) => void = () => {};
  const remote = new RemoteArena({
    notices: new SqlNotices(SqliteDatabase.inMemory()),
    peer: { tell: (_, text = "") => void asked.push(text), onTold: (_, hear) => told = hear },
    world: { ...seededWorld(), after: (_, call) => (timers.push(call), () => {}) },
  });
  const watch = (name: string) => {
    remote.watch("match", { buffered: 0, send() {}, end: () => void ends.push(name) });
    return asked.at(-1)!.split(" ")[1]!;
  };
  const first = watch("first");
  told(`${first} broken`, "there");
  const second = watch("second");
  for (const due of timers.splice(0)) due();
  assertEquals(asked.slice(2), [`again ${second}`, `keep ${second}`]);
  told(`${second} over`, "there");
  assertEquals(ends, ["first", "second"]);
});

Deno.test("another process is sent the board when it asks for that, and not as long as it only stays", () => {
  const done: string[] = [];
  let asks: (text: string, by: string) => void = () => {};
  const act = (what: string) => () => void done.push(what);
  new ArenaRelay({
    arena: {
      watch: () => ({ renew: act("board"), stop: act("stop") }),
      live: () => [],
      waiting: () => [],
    },
    home: { isHere: true },
    notices: new SqlNotices(SqliteDatabase.inMemory()),
    peer: {
      onTold: (_, hear) => asks = hear,
      tellOne: (_to, _what, [text]) => void done.push(text!),
    },
    world: { ...seededWorld(), after: () => () => {} },
  });
  for (const wish of ["open one match", "keep one", "again one", "again two", "stop one"]) {
    asks(wish, "there");
  }
  asks("again one", "there");
  assertEquals(done, ["one lives", "board", "stop"]);
});

severalTest(
  "a match that isn't fought is over, and one whose process goes is broken off",
  async (one, two) => {
    assertEquals((await new Watcher(two, "nosuchmatch").closed).code, 1000);
    const { arena } = one.services;
    openBots(one);
    await reaches(() => arena.live().length === 1, "the match");
    await reaches(async () => (await two.services.arenaView.now()).live.length === 1, "the list");
    const watcher = new Watcher(two, arena.live()[0]!.id);
    await reaches(() => watcher.frames > 1, "frames");
    arena.close();
    assertEquals((await watcher.closed).code, 1012, "so that a page comes back");
  },
  { arenaSettings: LONG },
);
