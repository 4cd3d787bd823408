/** A bot that listens, and one that only seems to. */

import { assertEquals } from "@std/assert";
import type { BotLine } from "../../lib/server/bots/bot_line.ts";
import { BotStream } from "../../lib/server/bots/bot_stream.ts";
import type { Told } from "../../lib/server/bots/told.ts";

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
