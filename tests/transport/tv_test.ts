/** What can be watched of running games: the best first, late, and never a room's code. */

import { assert, assertEquals } from "@std/assert";
import { finishedGame, gameId } from "../store/finished.ts";
import { SETTINGS } from "../rooms/trial.ts";
import { readTvChoice, Tv } from "../../lib/server/rooms/tv.ts";
import { sidesText } from "../../lib/ui/tv/watched_game.ts";
import { tvWordsIn } from "../../lib/ui/tv/words/mod.ts";
import { serve, type Serving } from "./serving.ts";

const LISTED = { ...SETTINGS, listed: true } as const;

/** Blocks that live for ever and leave each other alone. */
const BLOCKS = [
  "a1,b1,a2,b2",
  "aa1,ab1,aa2,ab2",
  "a5,b5,a6,b6",
  "aa5,ab5,aa6,ab6",
  "a9,b9,a10,b10",
];

let rooms = 0;

/** A room in which so many turns were played; its code. */
async function playing({ services: { hub } }: Serving, turns: number, settings = LISTED) {
  const index = ++rooms, who = (n: number) => `person ${index} ${n}`;
  const sitters = [0, 1].map((n) => ({ name: who(n), token: who(n), identity: who(n) }));
  const opened = await hub.open(settings, [`source ${index}`], sitters);
  assert("code" in opened);
  const room = (await hub.find(opened.code))!;
  for (let turn = 0; turn < turns; turn++) {
    const answer = await room.ask(turn % 2, {
      t: "move",
      move: BLOCKS[turn]!,
      id: `turn-${turn}`,
      on: room.view.version,
    });
    assertEquals(answer.t, "ok");
  }
  return room;
}

Deno.test("a running game is shown two turns late, by the id that it will have", async () => {
  let later = 0;
  await using serving = await serve({ now: () => 1_000_000 + later });
  const { tv } = serving.services;
  const room = await playing(serving, 2);
  assertEquals((await tv.news()).running, [], "nothing to see yet");
  const awaited = (await tv.news({ id: `${room.view.stem}-1` })).shown!;
  assertEquals([awaited.id, awaited.moves], [`${room.view.stem}-1`, []], "but for who asks for it");
  assertEquals([(await tv.news()).shown, await tv.isQuiet()], [undefined, true]);
  later += 3_000;
  const other = await playing(serving, 4);
  const { running, shown } = await tv.news();
  assertEquals(running.length, 1);
  assertEquals(shown!.moves, other.view.moves.slice(0, 2));
  assertEquals(shown!.id, `${other.view.stem}-1`);
  assertEquals(shown!.sides.map(({ name }) => name), other.view.players.map(({ name }) => name));
  const text = JSON.stringify(await tv.news());
  for (const { view } of [room, other]) assert(!text.includes(view.code));
});

Deno.test("who deleted their data is a deleted player, while the game runs and after it", async () => {
  let later = 0;
  await using serving = await serve({ now: () => 1_000_000 + later });
  const { tv, forget } = serving.services;
  const room = await playing(serving, 4), [blue] = room.secrets.holders;
  await forget(blue!.identity);
  const called = async () => sidesText(tvWordsIn("en"), (await tv.news()).shown!.sides);
  const { name } = room.view.players[1]!;
  assertEquals(await called(), `Deleted player – ${name}`);
  await room.ask(1, { t: "resign", id: "resign", on: room.view.version });
  later += 3_000;
  assert((await tv.news()).shown!.result);
  assertEquals(await called(), `Deleted player – ${name}`);
});

Deno.test("rooms that nobody listed are nobody's to watch", async () => {
  await using serving = await serve();
  await playing(serving, 5, { ...LISTED, listed: false } as never);
  assertEquals(await serving.services.tv.news(), { running: [] });
});

Deno.test("the strongest players' game of each kind comes first", async () => {
  await using serving = await serve();
  const { tv, archive } = serving.services;
  const rooms = [await playing(serving, 4), await playing(serving, 4)];
  const strong = rooms[1]!.secrets.holders.map(({ identity }) => ({ identity, name: "" }));
  const weak = { identity: "weak", name: "" };
  for (const [n, sitter] of strong.entries()) {
    await archive.keep(finishedGame({ id: gameId(n), seats: [sitter, weak], winner: 0 }));
  }
  for (let n = 0; n < 3; n++) rooms.push(await playing(serving, 4));
  const { running, shown } = await tv.news();
  const [strongest, ...others] = running.map(({ id }) => id);
  assertEquals(strongest, `${rooms[1]!.view.stem}-1`);
  assertEquals(others, others.toSorted(), "those as strong in an order that stays");
  assertEquals(shown!.id, running[0]!.id);
  assert(shown!.sides.every(({ rating }) => rating! > 1500));
  assertEquals((await tv.news({ id: running[1]!.id })).shown!.id, running[1]!.id, "asked for");
});

Deno.test("while nobody plays a finished game is shown again, whole", async () => {
  await using serving = await serve();
  const { tv, archive } = serving.services;
  await archive.keep(finishedGame());
  const { running, shown } = await tv.news();
  assertEquals(running, []);
  assertEquals([shown!.moves, shown!.result], [["pass", "pass"], { winner: 0, by: "majority" }]);
  assertEquals((await tv.news({ id: "ab2cd3ef4g-1" })).shown!.id, "ab2cd3ef4g-1");
  assertEquals((await tv.news({ id: "no such game" })).shown!.id, "ab2cd3ef4g-1");
});

Deno.test("a game without a turn is shown to nobody but who asks for it", async () => {
  await using serving = await serve();
  const { tv, archive } = serving.services, id = gameId(1);
  const record = '[Game "conquerors-v2"]\n[Result "blue resignation"]\n\n';
  await archive.keep(finishedGame({ id, record }));
  assertEquals((await tv.news()).shown, undefined);
  assertEquals((await tv.news({ id })).shown!.turns, 0);
});

Deno.test("of finished games the longest is shown, and no other is replayed for it", async () => {
  await using serving = await serve();
  const { tv, archive } = serving.services;
  const unreadable = { seats: [null, null], record: "none" };
  await archive.keep(finishedGame({ id: gameId(1), ...unreadable }));
  await archive.keep(finishedGame({ id: gameId(2), record: finishedGame().record }));
  await archive.keep(finishedGame({ id: gameId(3), ...unreadable }));
  assertEquals((await tv.news()).shown!.id, gameId(2));
});

Deno.test("a game whose record can't be read is never shown, and keeps nobody from another", async () => {
  await using serving = await serve();
  const { tv, archive } = serving.services, { record } = finishedGame();
  await archive.keep(finishedGame({ id: gameId(1) }));
  await archive.keep(finishedGame({ id: gameId(2), record: `${record}${" no move".repeat(99)}` }));
  for (const id of [undefined, gameId(2)]) {
    const { shown } = await tv.news(id === undefined ? {} : { id });
    assertEquals(shown!.id, gameId(1), id);
  }
});

Deno.test("a kind of game has its own best, and its own replay while nobody plays it", async () => {
  await using serving = await serve();
  const { tv, archive } = serving.services;
  const room = await playing(serving, 4);
  await archive.keep(finishedGame({
    game: "skirmish",
    record: '[Game "skirmish"]\n\n1. pass pass\n',
  }));
  assertEquals((await tv.news({ game: "conquerors-v2" })).shown!.id, `${room.view.stem}-1`);
  const { running, shown } = await tv.news({ game: "skirmish" });
  assertEquals([running, shown!.id], [[], "ab2cd3ef4g-1"]);
  assertEquals((await tv.news({ game: "conquerors-classic" })).shown, undefined);
  const choices = ["?game=skirmish&id=x", "?game=chess", "?game=conway", ""].map((query) =>
    readTvChoice(new URL(`http://localhost/tv${query}`))
  );
  assertEquals(choices, [{ game: "skirmish", id: "x" }, {}, {}, {}]);
});

Deno.test("games that people play through another process are shown, and stay asleep here", async () => {
  let later = 0;
  await using serving = await serve({ now: () => 1_000_000 + later });
  const { hub, lobby, players, archive, store } = serving.services;
  const room = await playing(serving, 3);
  // This process has only the heads of the other's rooms, and the disk.
  const reads: number[] = [];
  const tv = new Tv({
    lobby,
    hub: { loaded: () => Promise.resolve(undefined) },
    store: { read: (code, after) => (reads.push(after), store.read(code, after)) },
    players,
    archive,
    peer: { tell() {}, onTold() {} },
    world: { now: () => later },
  });
  assertEquals((await tv.news()).shown!.moves, room.view.moves.slice(0, 1));
  later += 3_000;
  await tv.news();
  assertEquals(reads, [0], "what hasn't changed isn't read again");
  const { version } = room.view;
  const move = { t: "move", move: BLOCKS[3]!, id: "turn-3", on: version } as const;
  assertEquals((await room.ask(1, move)).t, "ok");
  later += 3_000;
  assertEquals((await tv.news()).shown!.moves, room.view.moves.slice(0, 2));
  assertEquals(reads, [0, version], "only what's new is");
  assert(hub.size > 0);
});
