/** What the streams of a process look up, and how often. */

import { assertEquals, assertRejects } from "@std/assert";
import { BodyLine } from "../../lib/server/bots/bot_line.ts";
import type { Asked, Challenges } from "../../lib/server/bots/challenges.ts";
import type { Heard, Listening } from "../../lib/server/bots/listening.ts";
import { Streams } from "../../lib/server/bots/streams.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { Quota } from "../../lib/server/rooms/quota.ts";

/** Streams whose looks end when they are told to. */
class Stage {
  looks = 0;
  end = Promise.withResolvers<ReadonlySet<string>>();
  /** Whether it's kept who listens. */
  held: Promise<boolean> = Promise.resolve(true);
  readonly asked: Asked[] = [];
  /** The bots whose streams were renewed, look by look. */
  readonly renewed: number[][] = [];
  /** The bot that sits in a room, and the rooms that were looked up for one that listens. */
  sitting: string | undefined;
  readonly found: string[] = [];
  readonly expired: string[] = [];
  /** What other processes were told. */
  readonly told: string[] = [];
  /** Who was seen to be online, time by time. */
  readonly seen: string[] = [];
  readonly lines = new Map<number, BodyLine>();
  readonly streams: Streams;

  constructor(isAlone = true) {
    this.streams = new Streams({
      listening: {
        hold: () => this.held,
        renew: (held: readonly Heard[]) => {
          this.looks++;
          this.renewed.push(held.map(({ bot }) => bot.id));
          return this.end.promise;
        },
        leave: () => Promise.resolve(),
        end: () => Promise.resolve(),
      } as unknown as Listening,
      challenges: { all: () => Promise.resolve(this.asked) } as unknown as Challenges,
      hub: {
        find: (code: string) => Promise.resolve(void this.found.push(code)),
      },
      lobby: { of: (...bots: string[]) => this.#roomsOf(bots) },
      peer: { isAlone: isAlone, tell: (topic: string) => this.told.push(topic), onTold() {} },
      presence: { saw: (identity: string) => this.seen.push(identity) },
      world: { now: () => 0, random: () => 0, after: () => () => {}, report: console.error },
      places: new Quota(9, 9),
      expire: (id: string) => Promise.resolve(void this.expired.push(id)),
    } as never);
  }

  /** As a database does, it answers after a while. */
  async #roomsOf(bots: readonly string[]): Promise<object[]> {
    await new Promise((resolve) => setTimeout(resolve));
    const players = bots.filter((identity) => identity === this.sitting);
    return players.map((identity) => ({ code: "ABCDEF", players: [{ identity }] }));
  }

  async listen(id: number, begin = () => Promise.resolve()): Promise<void> {
    const bot = { id, name: `Bot ${id}`, identity: `bot ${id}`, owner: "owner", scopes: [] };
    const line = new BodyLine();
    this.lines.set(id, line);
    await this.streams.open(bot, "here", line, begin);
  }

  /** What a bot was told, but for greetings. */
  async heardBy(id: number): Promise<string[]> {
    this.streams.get(id)!.end("leaving", 0);
    const text = await new Response(this.lines.get(id)!.body).text();
    const types = text.split("\n").filter(Boolean).map((line) => JSON.parse(line).type);
    return types.filter((type) => !["hello", "bye"].includes(type));
  }
}

Deno.test("however many changes there are, it's looked once more after the look under way", async () => {
  const stage = new Stage();
  await stage.listen(1);
  const looks = Array.from({ length: 20 }, () => stage.streams.look());
  await new Promise((resolve) => setTimeout(resolve));
  looks.push(...Array.from({ length: 20 }, () => stage.streams.look()));
  stage.end.resolve(new Set());
  await Promise.all(looks);
  assertEquals(stage.looks, 2);
  await stage.listen(2);
  assertEquals(stage.looks, 2, "a stream that opens has nobody else's looked up");
  await stage.streams.look();
  assertEquals(stage.looks, 3);
});

Deno.test("who comes back while the server leaves is sent away again", async () => {
  const stage = new Stage();
  await stage.listen(1);
  stage.streams.dismiss();
  await stage.listen(1);
  const lines = (await new Response(stage.lines.get(1)!.body).text()).split("\n").filter(Boolean);
  assertEquals(lines.map((line) => JSON.parse(line).type), ["hello", "bye"]);
  assertEquals(stage.streams.size, 0);
});

Deno.test("a look that fails is nobody's but who asked for it", async () => {
  const stage = new Stage();
  await stage.listen(1);
  const failed = stage.streams.look();
  stage.end.reject(new Error("no database"));
  await assertRejects(() => failed, Error, "no database");
  stage.end = Promise.withResolvers();
  stage.end.resolve(new Set());
  await stage.streams.look();
  assertEquals(stage.looks, 2);
});

Deno.test("a bot is online from when it listens, and is seen to be at each look", async () => {
  const stage = new Stage();
  stage.end.resolve(new Set());
  await stage.listen(1);
  assertEquals(stage.seen, ["bot 1"]);
  await stage.streams.look();
  assertEquals(stage.seen, ["bot 1", "bot 1"]);
});

Deno.test("a stream is no other's while it isn't kept yet that it's the bot's", async () => {
  const stage = new Stage(), held = Promise.withResolvers<boolean>();
  await stage.listen(1);
  stage.held = held.promise;
  stage.end.resolve(new Set());
  const opening = stage.listen(2);
  await stage.streams.look();
  held.resolve(true);
  await opening;
  await stage.streams.look();
  assertEquals(stage.renewed, [[1], [1, 2]]);
});

Deno.test("a bot of which nobody can tell that it listens is sent away for a moment", async () => {
  const stage = new Stage();
  stage.held = Promise.resolve(false);
  await assertRejects(() => stage.listen(1), StoreFailure);
  assertEquals(stage.streams.size, 0);
});

Deno.test("a stream that can't begin is none", async () => {
  const stage = new Stage();
  const begun = stage.listen(
    1,
    () => Promise.reject(new StoreFailure("It can't be told its seats")),
  );
  await assertRejects(() => begun, StoreFailure);
  assertEquals(stage.streams.size, 0);
});

Deno.test("others are told that a stream has begun, and to end one that isn't here", async () => {
  const stage = new Stage();
  await stage.listen(1);
  assertEquals(stage.told.length, 1);
  await stage.streams.end(2);
  assertEquals(stage.told.length, 2);
});

Deno.test("a look isn't over before bots know of seats that other processes gave them", async () => {
  for (const isAlone of [true, false]) {
    const stage = new Stage(isAlone);
    for (const id of [1, 2]) await stage.listen(id);
    stage.sitting = "bot 2";
    stage.end.resolve(new Set());
    await stage.streams.look();
    assertEquals(stage.found, isAlone ? [] : ["ABCDEF"]);
  }
});

Deno.test("a challenge of a process that was killed is ended by the one its bot listens to", async () => {
  const stage = new Stage(), name = (id: number) => ({ id, name: `Bot ${id}` });
  for (const id of [1, 2]) await stage.listen(id);
  const asked = (id: string, from: number, to: number) => {
    return { challenge: { id, from: name(from), to: name(to) }, source: "here" } as Asked;
  };
  stage.asked.push(asked("MINE", 1, 3), asked("THEIRS", 3, 2), asked("OVER", 1, 3));
  await stage.streams.changed();
  for (const [n, gone] of (["expired", "expired", "declined"] as const).entries()) {
    stage.asked[n] = { ...stage.asked[n]!, gone };
  }
  for (let times = 0; times < 2; times++) await stage.streams.changed();
  assertEquals(stage.expired, ["MINE"]);
  stage.asked.push({ ...asked("AWAY", 4, 3), gone: "expired" });
  await stage.listen(4);
  assertEquals(stage.expired, ["MINE", "AWAY"], "its bot didn't listen as it ended");
});

Deno.test("a challenge is told once to whom it's for, and its end to both", async () => {
  const stage = new Stage();
  for (const id of [1, 2, 3]) await stage.listen(id);
  const name = (id: number) => ({ id, name: `Bot ${id}` });
  const challenge = { id: "ABCDEF", from: name(1), to: name(2) } as Asked["challenge"];
  stage.asked.push({ challenge, source: "here" });
  for (let times = 0; times < 2; times++) await stage.streams.changed();
  stage.asked[0] = { challenge, source: "here", gone: "declined" };
  for (let times = 0; times < 2; times++) await stage.streams.changed();
  assertEquals(await stage.heardBy(1), ["challengeGone"]);
  assertEquals(await stage.heardBy(2), ["challenge", "challengeGone"]);
  assertEquals(await stage.heardBy(3), []);
});
