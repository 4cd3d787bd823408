/** A bot that listens, and one that only seems to. */

import { assert, assertEquals } from "@std/assert";
import type { BotLine } from "../../lib/server/bots/bot_line.ts";
import type { BotSeat } from "../../lib/server/bots/bot_seat.ts";
import { BotStream } from "../../lib/server/bots/bot_stream.ts";
import type { Told } from "../../lib/server/bots/told.ts";
import { Trial } from "../rooms/trial.ts";
import { serve, type Serving } from "../transport/serving.ts";
import { begin, pairOf } from "./bot_pair.ts";

const BOT = { id: 1, name: "Bot", identity: "bot", owner: "owner", scopes: [] };
const GONE: Told = { type: "challengeGone", id: "c", why: "declined" };

/** A line of which the other end takes as much as a test says. */
class Line implements BotLine {
  readonly told: Told[] = [];
  waiting = 0;
  isClosed = false;
  gone = () => {};

  send(told: Told): void {
    this.told.push(told);
  }

  beat(): void {}

  close(): void {
    this.isClosed = true;
  }
}

Deno.test("who doesn't read is told when to come back, and nothing after that", () => {
  const line = new Line();
  let ended = 0;
  const world = { now: () => 0, random: () => 0, after: () => () => {}, report: console.error };
  const stream = new BotStream(BOT, "here", world, line, () => ended++);
  line.waiting = 2 ** 20;
  stream.tell(GONE);
  assertEquals([line.isClosed, ended], [false, 0]);
  line.waiting++;
  stream.tell(GONE);
  stream.tell(GONE);
  assertEquals(line.told.map(({ type }) => type), [
    "hello",
    "challengeGone",
    "challengeGone",
    "bye",
  ]);
  assertEquals(line.told.at(-1), { type: "bye", why: "slow", retry: 5_000 });
  assertEquals([line.isClosed, ended], [true, 1]);
});

Deno.test("a bot stays at a table where the game is over: it may be asked for a rematch", () => {
  const trial = Trial.begun(), seats = new Set<BotSeat>();
  const later: (() => void)[] = [];
  const after = (_: number, call: () => void) => {
    later.push(call);
    return () => {};
  };
  const world = { now: () => 0, random: () => 0, after, report: console.error };
  const line = new Line(), ada = { ...BOT, identity: trial.room.secrets.holders[0]!.identity };
  const stream = new BotStream(ada, "here", world, line, () => {});
  stream.join({
    get view() {
      return trial.view;
    },
    secrets: trial.room.secrets,
    attach: (seat: BotSeat) => seats.add(seat),
    detach: (seat: BotSeat) => seats.delete(seat),
    news: () => [{ t: "ended" }],
  } as never);
  trial.ask(0, { t: "resign" });
  for (const seat of seats) seat.wake();
  for (const call of later.splice(0)) call();
  assertEquals(seats.size, 1);
  assertEquals(line.told.map(({ type }) => type), ["hello", "gameStart", "gameState"]);
});

/** Two bots of whom one gave up a game, and then opened its stream again. */
async function cameBack(app: Serving) {
  const [one, other] = await pairOf(app);
  const id = await begin(one, other, {});
  await one.post(`/game/${id}/resign`);
  await other.until(() => other.game(id)!.status === "over");
  const known = one.heard.length;
  await one.listen();
  await one.until(() => one.all("hello").length === 2);
  return { one, other, id, known };
}

Deno.test("who comes after a game's end is told nothing of it, whatever happens there", async () => {
  await using app = await serve();
  const { one, other, id, known } = await cameBack(app);
  await using _one = one, _other = other;
  assertEquals((await other.post(`/game/${id}/chat`, { text: "Again?" })).status, 200);
  const next = await begin(other, one, {});
  const told = one.heard.slice(known).flatMap((line) => "game" in line ? line.game.id : []);
  assertEquals([...new Set(told)], [next]);
});

Deno.test("who comes back after a game's end is told that somebody wishes for a rematch", async () => {
  await using app = await serve();
  const { one, other, id, known } = await cameBack(app);
  await using _one = one, _other = other;
  await other.post(`/game/${id}/offer`, { what: "rematch" });
  const news = () => one.heard.slice(known).find(({ type }) => type.startsWith("game"));
  await one.until(() => news() !== undefined);
  const told = news()!;
  assert(told.type === "gameState");
  assertEquals(told.game.offer, { what: "rematch", seat: 1 });
  assertEquals((await one.post(`/game/${id}/accept`, { what: "rematch" })).status, 200);
  await one.until(() => one.heard.slice(known).some(({ type }) => type === "gameStart"));
});

Deno.test("who is given a turn's time again is told until when it is", async () => {
  await using app = await serve();
  const [one, other] = await pairOf(app);
  await using _one = one, _other = other;
  const id = await begin(one, other, { clock: 60 });
  const before = one.game(id)!.deadline!;
  await (await app.services.hub.loaded(id))!.excuse();
  await one.until(() => one.game(id)!.deadline! > before);
});
