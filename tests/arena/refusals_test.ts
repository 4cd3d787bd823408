/** What a bot is told before its line ends, and what the contest's own client may say. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { writeFrame } from "../../lib/arena/frames.ts";
import { RawBot, serveArena } from "./serving.ts";

const utf8 = new TextEncoder();

/** What is sent, in which state, and what is said to it. */
const FAULTS: readonly (readonly [state: string, bytes: Uint8Array, error: RegExp])[] = [
  ["connecting", writeFrame([]), /^A message is a JSON object\.$/],
  ["connecting", writeFrame({ author: "Ada" }), /^"identity" must be an object with the texts/],
  [
    "connecting",
    writeFrame({ identity: { author: "tests", name: "Ada", key: "" } }),
    /neither empty, and maybe a key, a text of 1 to 200 characters\.$/,
  ],
  [
    "connecting",
    writeFrame({ update_state: [] }),
    /^"update_state" has no place here.*"connecting"/,
  ],
  ["config", writeFrame({ configure: {} }), /^"configure" must be an object with allow_training/],
  [
    "config",
    writeFrame({ configure: { allow_training: true, training_timeout: 0.5 } }),
    /and training_timeout, whole seconds up to 86400\.$/,
  ],
  ["config", writeFrame({ identity: {}, configure: {} }), /^One message at a time/],
  ["lobby", writeFrame({ dance: 1 }), /^There is no message "dance"\.$/],
  ["lobby", writeFrame({ update_state: [[1, 2.5]] }), /^"update_state" must be a list of pairs/],
  ["lobby", Uint8Array.of(2, 0, 0, 0, 0xff, 0xfe), /^A message must be UTF-8\.$/],
  ["lobby", Uint8Array.of(1, 0, 0, 0, ...utf8.encode("{")), /^That isn't JSON\.$/],
  [
    "lobby",
    Uint8Array.of(0, 0, 0, 127),
    /^A frame of \d+ bytes is too long for \d+: .*, the lowest first\.$/,
  ],
];

Deno.test("whoever breaks the protocol is told how before the line ends", async () => {
  await using arena = await serveArena();
  for (const [state, bytes, error] of FAULTS) {
    using bot = await RawBot.connect(arena.port);
    assertEquals(await bot.until("state"), "connecting");
    if (state !== "connecting") await bot.send({ identity: { author: "tests", name: "Ada" } });
    if (state === "lobby") await bot.send({ configure: { allow_training: false } });
    await bot.raw(bytes);
    assertMatch(String(await bot.until("error")), error);
    assertEquals(await bot.read(), undefined, "the line has ended");
  }
});

Deno.test("whoever finds no room is told so", async () => {
  await using arena = await serveArena({ botsPerSource: 1 });
  using first = await RawBot.connect(arena.port);
  await first.until("state");
  using second = await RawBot.connect(arena.port);
  assertMatch(String(await second.until("error")), /no more room for bots/);
});

Deno.test("a match says of who lost by forfeit whether it left, or how it broke the protocol", async () => {
  await using arena = await serveArena({ width: 20, height: 20 });
  for (
    const fault of ["", '"update_state" must be a list of pairs of whole numbers, [row, column].']
  ) {
    using one = await RawBot.enter(arena.port, "Ada"),
      other = await RawBot.enter(arena.port, "Ben");
    await Promise.all([one.until("setup_game"), other.until("setup_game")]);
    if (fault === "") await one.send({ disconnect: null });
    else await one.send({ update_state: "none" });
    assertEquals((await other.until("scores") as { by: string }).by, "forfeit");
    const [match] = await arena.results.list({ limit: 1 });
    assertEquals(match!.outcome, {
      winner: match!.bots[0].name === "Ben" ? 0 : 1,
      by: "forfeit",
      fault,
    });
  }
});

Deno.test("what follows a good-bye isn't heard", async () => {
  await using arena = await serveArena();
  using gone = await RawBot.connect(arena.port);
  await gone.until("state");
  const messages = [
    { disconnect: null },
    { identity: { author: "tests", name: "Gone" } },
    { configure: { allow_training: false } },
  ];
  await gone.raw(Uint8Array.from(messages.flatMap((message) => [...writeFrame(message)])));
  assertEquals(await gone.read(), undefined, "the line has ended");
  assertEquals(arena.arena.waiting(), []);
});

/** As `demo-client.py` of 2016: bare greetings, and `{}` to all that needs no answer. */
async function playAsIn2016(port: number): Promise<string> {
  using bot = await RawBot.connect(port);
  for (;;) {
    const message = await bot.read();
    if (!message) return "the line ended";
    if ("error" in message) return String(message.error);
    if ("scores" in message) return String((message.scores as { by: string }).by);
    if (message.state === "connecting") await bot.send({ author: "2016", name: "Demo" });
    else if (message.state === "config") {
      await bot.send({ allow_training: true, force_training: true });
    } else if ("get_move" in message) await bot.send({ update_state: [[1, 1], [1, 2], [2, 1]] });
    else await bot.send({});
  }
}

Deno.test("a client that answers {} to what needs no answer plays a match to its end", async () => {
  await using arena = await serveArena({ width: 30, height: 30, generations: 60 });
  const by = await playAsIn2016(arena.port);
  assert(["majority", "extinction"].includes(by), by);
});

Deno.test("{} that answers nothing counts as any other message", async () => {
  await using arena = await serveArena();
  using bot = await RawBot.enter(arena.port, "Ada");
  for (let n = 0; n < 120; n++) await bot.send({}).catch(() => {});
  assertMatch(String(await bot.until("error")), /^More than 100 messages in ten seconds\.$/);
});
