/** The programs that play online, as anyone starts them: in one command each. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { ROOT } from "../../lib/build/sources.ts";
import { FAIR } from "../../lib/leaderboard/fair.ts";
import { CONFIG } from "../config.ts";
import { serve, type Serving } from "../transport/serving.ts";
import { BotClient, makeToken } from "./bot_client.ts";

async function outputOf(program: string, args: readonly string[], env = {}): Promise<string> {
  const command = new Deno.Command(program, {
    args: [...args],
    cwd: ROOT,
    env: { NO_COLOR: "1", ...env },
    signal: AbortSignal.timeout(300_000),
  });
  const { stdout, stderr, success } = await command.output();
  assert(success, new TextDecoder().decode(stderr));
  return new TextDecoder().decode(stdout);
}

/** `deno task bot`, by somebody who has a token. */
async function bridge(app: Serving, name: string, args: readonly string[]) {
  const { url } = app, { token } = await makeToken(app, "Owner", name);
  const main = "lib/study/online_main.ts";
  const options = ["run", "-A", "--no-check", "--config", CONFIG, main, "--url", url];
  return await outputOf(Deno.execPath(), [...options, ...args], { BOT_TOKEN: token });
}

Deno.test("the examples are no longer than 60 lines, and play each other on a fresh server", async () => {
  await using app = await serve();
  const folder = "examples/bots/online";
  const [ts, py] = await Promise.all([
    outputOf(Deno.execPath(), ["run", "-A", "--no-config", `${folder}/block.ts`, app.url]),
    outputOf("python3", [`${folder}/block.py`, app.url]),
  ]);
  const ends = [ts, py].map((text) => text.trim()).toSorted();
  assert(["Draw,Draw", "Lost,Won"].includes(ends.join()), ends.join());
  for (const name of ["block.ts", "block.py"]) {
    const text = await Deno.readTextFile(`${ROOT}/${folder}/${name}`);
    assert(text.split("\n").length <= 61, name);
  }
  const share = { all: 1, ofSource: 1, ofOwner: 1 };
  const bot = { identity: "bot", owner: "owner", name: "Bot", scopes: [], source: "here" };
  const next = await app.services.store.books.bots.issue({ ...bot, token: "token" }, 1, share);
  assertEquals(typeof next, "number", "they give their tokens back");
});

Deno.test("the examples play any game that they're challenged to", async () => {
  await using app = await serve();
  await using rival = await BotClient.open(app, "Ada", "Rival Bot");
  const folder = "examples/bots/online";
  const programs = [
    [Deno.execPath(), "run", "-A", "--no-config", `${folder}/block.ts`],
    ["python3", `${folder}/block.py`],
  ] as const;
  for (const [index, [program, ...args]] of programs.entries()) {
    const playing = outputOf(program, [...args, app.url]);
    // They look for somebody to play once they listen.
    await rival.until(() => rival.all("challenge").length > index);
    const { from: { id: to } } = rival.all("challenge")[index]!.challenge;
    const asked = { to, game: "arena", options: { size: 40, generations: 1 }, side: 1 };
    const { id } = (await rival.post("/challenge", asked)).body as { id: string };
    await rival.until(() => rival.game(id)?.isMyTurn === true);
    await rival.post(`/game/${id}/move`, { move: "a1,a2,b1,b2" });
    assertMatch(await playing, /^(Won|Lost|Draw)\n$/);
  }
});

Deno.test("an example that gets no token says why", async () => {
  await using app = await serve({ limits: { botTokens: 0 } });
  const folder = "examples/bots/online";
  const programs = [
    [Deno.execPath(), "run", "-A", "--no-config", `${folder}/block.ts`],
    ["python3", `${folder}/block.py`],
  ] as const;
  for (const [program, ...args] of programs) {
    const command = new Deno.Command(program, {
      args: [...args, app.url],
      cwd: ROOT,
      signal: AbortSignal.timeout(60_000),
    });
    const { stderr, success } = await command.output();
    assertEquals(success, false);
    assertMatch(new TextDecoder().decode(stderr), /No token \(limit\): set BOT_TOKEN/);
  }
});

/** Plays a game to its end; `moveAt` is given how many turns were played. */
async function playOut(bot: BotClient, id: string, moveAt: (turns: number) => string) {
  for (let turns = -1;;) {
    await bot.until(() => {
      const game = bot.game(id);
      return game?.status === "over" || game?.isMyTurn === true && game.turns > turns;
    });
    const { status, turns: now, version } = bot.game(id)!;
    if (status === "over") return;
    turns = now;
    assertEquals(
      (await bot.post(`/game/${id}/move`, { move: moveAt(turns), version })).status,
      200,
    );
  }
}

Deno.test("a bot written from the pages of the API alone wins a rated game", async () => {
  await using app = await serve();
  await using rival = await BotClient.open(app, "Ada", "Rival Bot");
  const child = new Deno.Command("python3", {
    args: ["tests/bots/from_docs_bot.py", app.url],
    cwd: ROOT,
    stdout: "piped",
    signal: AbortSignal.timeout(300_000),
  }).spawn();
  const lines = linesOf(child.stdout);
  const id = (await lines.next()).value!;
  await rival.post(`/game/${id}/join`);
  await playOut(rival, id, (turns) => {
    // It plays well for long enough to count, and then as chance has it.
    const row = 1 + 3 * Math.floor(turns / 2);
    return turns < 2 * FAIR.turns ? `aa${row},aa${row + 1},ab${row},ab${row + 1}` : "random";
  });
  const { winner, by, record } = JSON.parse((await lines.next()).value!);
  assertEquals([winner, (await child.status).success], [0, true]);
  assert(["majority", "extinction"].includes(by), by);
  const { unrated, seats } = (await app.services.archive.find(record.slice("/g/".length)))!;
  assertEquals([unrated, seats.map((sat) => sat.is === "person" && sat.name)], [null, [
    "Reader",
    "Rival Bot",
  ]]);
});

async function* linesOf(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of bytes.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
}

Deno.test("a program of the study plays online unchanged", async () => {
  await using app = await serve();
  await using rival = await BotClient.open(app, "Ada", "Rival Bot");
  const program = `cmd:${Deno.execPath()} run examples/bots/study/block.ts`;
  const playing = bridge(app, "Study Bot", ["--player", program, "--challenge", `${rival.id}`]);
  await rival.until(() => rival.all("challenge").length === 1);
  const { id } = rival.all("challenge")[0]!.challenge;
  await rival.post(`/challenge/${id}/accept`);
  await playOut(rival, id, () => "random");
  assertMatch(await playing, new RegExp(`^${id}: (won|lost|drawn) \\((extinction|majority)\\)\n$`));
});

Deno.test("a program that plays no legal turn resigns, and says why", async () => {
  await using app = await serve();
  await using rival = await BotClient.open(app, "Ada", "Rival Bot");
  const args = ["--player", "cmd:echo nonsense", "--open", '{"side":0}'];
  const playing = bridge(app, "Odd Bot", [...args, "--challenge", `${rival.id}`]);
  await rival.until(() => rival.all("challenge").length === 1);
  const { id } = rival.all("challenge")[0]!.challenge;
  await rival.post(`/challenge/${id}/accept`);
  assertMatch(await playing, /resigns, illegal/);
  await rival.until(() => rival.game(id)?.status === "over");
  assertEquals(rival.game(id)!.result!.winner, 1);
});

Deno.test("an address without http:// is none, and nobody waits for it", async () => {
  const args = ["lib/study/online_main.ts", "--player", "random", "--open", "{}"];
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--config", CONFIG, ...args, "--url", "localhost:8000"],
    cwd: ROOT,
    env: { NO_COLOR: "1", BOT_TOKEN: "ccbot_any" },
    signal: AbortSignal.timeout(60_000),
  }).output();
  assertEquals(code, 2);
  assertMatch(new TextDecoder().decode(stderr), /^Usage: bot /);
});
