/** `deno task post`, as a process on the site's file. */

import { assertEquals, assertMatch } from "@std/assert";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { digest } from "../../lib/server/digest.ts";
import { serve } from "../transport/serving.ts";
import { SocketPlayer } from "../transport/socket_player.ts";
import { CONFIG } from "../config.ts";

Deno.test("a game goes on after a restart, and the site finds it when it is over", async () => {
  const data = await Deno.makeTempDir();
  try {
    const opened = await post(data, [
      "conway challenge ada ben -size=4",
      "",
      "conway move 1 ada pw c3",
      "conway nothing",
    ]);
    assertEquals(opened.length, 3);
    assertMatch(opened[2]!, /^Error: There is no "nothing"/);
    const [shown, over] = await post(data, ["conway show 1", "conway resign 1 ben pw"]);
    assertEquals(shown, `${opened[1]}\nMoves: 1. c3`);
    assertMatch(over!, /ada won by resignation\.\n/);
    const store = SqliteStore.open(`${data}/conquerors.sqlite`);
    const { games } = await store.books.archive.list({ name: "ben", limit: 2 });
    assertEquals(games.map(({ game, winner }) => [game, winner]), [["conway", 0]]);
    await store.close();
  } finally {
    await Deno.remove(data, { recursive: true });
  }
});

Deno.test("a running site shows what is played by letter, and takes seats that letters lend", async () => {
  const data = await Deno.makeTempDir();
  try {
    await visit(data);
  } finally {
    await Deno.remove(data, { recursive: true });
  }
});

/** A site and letters on the same file. */
async function visit(data: string): Promise<void> {
  const store = SqliteStore.open(`${data}/conquerors.sqlite`);
  await using serving = await serve({ store });
  const [opened] = await post(data, ["conway challenge ada ben -size=4"]);
  const [, code] = /\/r\/(\w{6})\/watch$/.exec(opened!)!;
  const watcher = await SocketPlayer.at(serving.url, code!, "watch");
  await post(data, ["conway move 1 ada pw c3"]);
  await watcher.until(() => watcher.has("turn"));

  const [lent] = await post(data, ["conway link 1 ben pw"]);
  const [, path, key] = /(\/r\/\w{6})#take=([\w-]+)$/.exec(lent!)!;
  assertEquals(path, `/r/${code}`);
  const ben = new SocketPlayer(serving.url);
  await ben.open();
  ben.join(code!, "take", { key });
  await ben.until(() => ben.has("snapshot"));
  const joined = ben.heard.find((message) => message.t === "joined")!;
  assertEquals(joined.player, 1);
  const mine = await serving.services.lobby.of(digest(ben.token));
  assertEquals(mine.map((room) => room.code), [code], "it is among the games of whoever took it");
  const { view } = (await serving.services.hub.find(code!))!;
  ben.send({ t: "move", id: "one", on: view.version, move: "a1,b1" });
  await watcher.until(() => watcher.count("turn") === 2);
  const [shown] = await post(data, ["conway show 1"]);
  assertMatch(shown!, /^Board 1, after move 2: a1,b1\n/);

  await Promise.all([watcher.close(), ben.close()]);
}

Deno.test("help is no error, and a line that makes no sense is", async () => {
  const run = async (...args: string[]) => {
    const { code, stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "--config", CONFIG, "lib/server/post/main.ts", ...args],
      cwd: new URL("../../", import.meta.url),
      env: { BOT_TOKEN: "ccbot_any" },
      stdin: "null",
    }).output();
    return { code, text: new TextDecoder().decode(stdout) };
  };
  const [help, remote, ...wrong] = await Promise.all([
    run("help"),
    run("--help", "--server", "http://localhost:1"),
    run("--server", "nowhere"),
    run("--server", "localhost:8000"),
  ]);
  assertEquals([help, remote, ...wrong].map(({ code }) => code), [0, 0, 2, 2]);
  assertMatch(help!.text, /conway challenge user1/);
  assertMatch(remote!.text, /conway join board/);
});

/** The answers to lines, of a process of its own. */
async function post(data: string, lines: readonly string[]): Promise<string[]> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--config", CONFIG, "lib/server/post/main.ts"],
    cwd: new URL("../../", import.meta.url),
    env: { DATA: data },
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  await new Blob([lines.join("\n")]).stream().pipeTo(child.stdin);
  const { stdout } = await child.output();
  const text = new TextDecoder().decode(stdout).trimEnd();
  return text.split(/\n\n(?=Board|Error)/);
}
