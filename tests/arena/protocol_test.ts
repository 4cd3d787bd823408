/** What bots on a line may do to the arena, and what they may not do to each other. */

import { assert, assertEquals } from "@std/assert";
import { writeFrame } from "../../lib/arena/frames.ts";
import type { Pair } from "../../lib/server/arena/messages.ts";
import { RawBot, serveArena, type ServedArena } from "./serving.ts";

const BLOCK: readonly Pair[] = [[10, 10], [10, 11], [11, 10], [11, 11]];
const FAR: readonly Pair[] = BLOCK.map(([row, column]) => [row + 50, column + 60]);
const PATIENT = { responseTime: 3600, gameTime: 3600 };

/** Whether two bots that mean well still get through a match. */
async function checkServes(serving: ServedArena): Promise<void> {
  using ada = await RawBot.enter(serving.port, "Ada");
  using ben = await RawBot.enter(serving.port, "Ben");
  const first = (list: readonly Pair[]) => (turn: number) => turn === 0 ? list : [];
  const [scores] = await Promise.all([ada.play(first(BLOCK)), ben.play(first(FAR))]);
  assertEquals(scores.you, 4);
}

function frameOf(bytes: readonly number[] | Uint8Array): Uint8Array {
  const frame = new Uint8Array(4 + bytes.length);
  new DataView(frame.buffer).setUint32(0, bytes.length, true);
  frame.set(bytes, 4);
  return frame;
}

const text = (sent: string) => frameOf(new TextEncoder().encode(sent));

/** What ends the line of a bot that was asked for a move. */
const BREAKS: Readonly<Record<string, Uint8Array>> = {
  "a huge length": Uint8Array.of(255, 255, 255, 255),
  "a length beyond the cap": Uint8Array.of(1, 0, 16, 0),
  "a length in the other order": Uint8Array.of(0, 0, 0, 2, 91, 93),
  "an empty frame": frameOf([]),
  "bytes that are no UTF-8": frameOf([0x7b, 0xff, 0x7d]),
  "half a surrogate pair in UTF-8": frameOf([0x22, 0xed, 0xa0, 0x80, 0x22]),
  "text that is no JSON": text("{'update_state': []}"),
  "an identity in a match": writeFrame({ author: "Ada", name: "again" }),
  "a configuration in a match": writeFrame({ configure: { allow_training: true } }),
  "floats": writeFrame({ update_state: [[0.5, 1]] }),
  "a flat list": writeFrame({ update_state: [1, 2] }),
  "a million cells": writeFrame({ update_state: Array(1_000_000).fill([0, 0]) }),
  "a polite good-bye": writeFrame({ disconnect: null }),
  "two answers to one question": Uint8Array.of(
    ...writeFrame({ update_state: [] }),
    ...writeFrame({ update_state: [] }),
    ...writeFrame({ update_state: [] }),
  ),
};

Deno.test("a bot that breaks the protocol in a match forfeits it, and nobody else notices", async () => {
  await using serving = serveArena(PATIENT);
  for (const [what, bytes] of Object.entries(BREAKS)) {
    using ada = await RawBot.enter(serving.port, "Ada");
    using ben = await RawBot.enter(serving.port, "Ben");
    const won = ben.play(() => []);
    await ada.until("get_move");
    await ada.raw(bytes).catch(() => {}); // the line may end before all is sent
    const scores = await won;
    assertEquals([scores.result, scores.by], ["win", "forfeit"], what);
    while (await ada.read().catch(() => undefined));
  }
  await checkServes(serving);
});

Deno.test("a bot that breaks the protocol before a match is cut off", async () => {
  await using serving = serveArena(PATIENT);
  const early = [
    { configure: { allow_training: true } },
    { update_state: [] },
    { verify: { y_size: 3, x_size: 3 } },
    { next_board: [[0]] },
  ];
  for (const message of early) {
    using bot = await RawBot.connect(serving.port);
    await bot.send(message);
    assertEquals(await bot.read(), { state: "connecting" });
    assertEquals(Object.keys(await bot.read() ?? {}), ["error"], JSON.stringify(message));
    assertEquals(await bot.read(), undefined, JSON.stringify(message));
  }
  assertEquals(serving.arena.waiting(), []);
});

Deno.test("only the first 30 entries count; occupied, repeated and far cells are passed over", async () => {
  await using serving = serveArena({ ...PATIENT, generations: 1 });
  const huge: Pair[] = [[-1, 0], [0, -5], [90, 0], [0, 120], [1e15, 1e300], [5, 5], [5, 5]];
  const many = Array.from({ length: 40 }, (_, n): Pair => [20, n]);
  const moved: (readonly Pair[])[] = [];
  using ada = await RawBot.enter(serving.port, "Ada");
  using ben = await RawBot.enter(serving.port, "Ben");
  const answer = async (bot: RawBot) => {
    for (let message = await bot.read(); message; message = await bot.read()) {
      if ("get_move" in message) await bot.send({ update_state: [...huge, ...many] });
      if ("move_data" in message) moved.push(message.move_data as Pair[]);
      if ("scores" in message) return;
    }
  };
  await Promise.all([answer(ada), answer(ben)]);
  // The second finds all of it occupied: only what the first's 30 entries left out is free to it.
  assertEquals(moved.map((cells) => cells.length).sort((a, b) => a - b), [0, 24]);
});

Deno.test("a silent bot passes, its late answer counts for nothing, and it may play on", async () => {
  await using serving = serveArena({ responseTime: 1, gameTime: 3600, generations: 4 });
  using slow = await RawBot.enter(serving.port, "Slow");
  using quick = await RawBot.enter(serving.port, "Quick");
  const seen: (readonly Pair[])[] = [];
  const watched = (async () => {
    for (let message = await quick.read(); message; message = await quick.read()) {
      if ("get_move" in message) await quick.send({ update_state: [] });
      if ("move_data" in message) seen.push(message.move_data as Pair[]);
      if ("scores" in message) return;
    }
  })();
  await slow.until("get_move");
  await slow.until("get_move"); // the first is over and done with
  await slow.send({ update_state: BLOCK });
  await slow.send({ update_state: FAR });
  await slow.play(() => []);
  await watched;
  assertEquals(seen, [[], FAR, [], []]);
});

Deno.test("bots hear their state, and again when they come back", async () => {
  await using serving = serveArena({ ...PATIENT, generations: 1 });
  using ada = await RawBot.enter(serving.port, "Ada", { allow_training: true });
  await ada.send({ get_state: null });
  assertEquals(await ada.until("rtn_state"), {
    state: "lobby",
    allow_training: true,
    force_training: false,
    training_timeout: 5,
    author: "tests",
    bot_name: "Ada",
  });
  using ben = await RawBot.enter(serving.port, "Ben");
  await Promise.all([ada.play(() => []), ben.play(() => [])]);
  assertEquals(await ada.read(), { state: "lobby" });
});

Deno.test("a bot that waits by itself trains, one that must does at once; neither counts", async () => {
  await using serving = serveArena({ ...PATIENT, generations: 3 });
  using alone = await RawBot.enter(serving.port, "Alone", {
    allow_training: true,
    training_timeout: 0,
  });
  using forced = await RawBot.enter(serving.port, "Forced", {
    allow_training: true,
    force_training: true,
  });
  await Promise.all([alone.play(() => []), forced.play(() => [])]);
  const matches = await serving.results.list({ limit: 9 });
  assert(matches.length >= 2);
  assert(matches.every(({ rated, bots }) => !rated && bots[1].name === "trainer"));
  assertEquals(await serving.results.standings(9), []);
});

Deno.test("a hundred bots wait in the lobby, and all of them play", async () => {
  await using serving = serveArena({ ...PATIENT, generations: 2 });
  const bots = await Promise.all(
    Array.from({ length: 100 }, (_, n) => RawBot.enter(serving.port, `bot ${n}`)),
  );
  const scores = await Promise.all(bots.map((bot) => bot.play(() => [])));
  assert(scores.every(({ result }) => result === "draw"));
  for (const bot of bots) bot[Symbol.dispose]();
});

Deno.test("floods and the silence of others leave a match as it is", async () => {
  await using serving = serveArena(PATIENT);
  using silent = await RawBot.connect(serving.port);
  await silent.raw(Uint8Array.of(0, 0, 8)); // a length that never ends
  using promising = await RawBot.connect(serving.port);
  await promising.raw(Uint8Array.of(0, 0, 16, 0, 1, 2, 3)); // a mebibyte that never comes
  using flood = await RawBot.connect(serving.port);
  const asking = writeFrame({ get_state: null });
  const flooding = flood.raw(
    Uint8Array.from(Array.from({ length: 2000 }, () => [...asking]).flat()),
  );
  await checkServes(serving);
  await flooding.catch(() => {});
  while (await flood.read().catch(() => undefined));
});

Deno.test("more bots of one address than may come are turned away", async () => {
  await using serving = serveArena({ botsPerSource: 1 });
  using first = await RawBot.connect(serving.port);
  assertEquals(await first.read(), { state: "connecting" });
  using second = await RawBot.connect(serving.port);
  assertEquals(Object.keys(await second.read() ?? {}), ["error"]);
  assertEquals(await second.read(), undefined);
});

Deno.test("the arena poses boards, and says whether a bot's next one is right", async () => {
  await using serving = serveArena();
  using bot = await RawBot.connect(serving.port);
  await bot.send({ identity: { author: "tests", name: "Ada" } });
  for (const isRight of [true, false]) {
    await bot.send({ verify: { y_size: 1, x_size: 9 } });
    const board = await bot.until("board") as number[][];
    const row = board[0]!;
    const next = row.map((state, x) =>
      state > 0 && row[x - 1] === state && row[x + 1] === state ? state : 0
    );
    if (!isRight) next[0] = 1; // a cell at the end of a row has one neighbor, and dies
    await bot.send({ next_board: [next] });
    assertEquals(await bot.until("verified"), isRight);
  }
});
