/** `deno task post`, as a process on the site's file. */

import { assertEquals, assertMatch } from "@std/assert";
import { SqliteStore } from "../../lib/store/sqlite.ts";

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
    assertEquals(shown, opened[1]);
    assertMatch(over!, /ada has won, by resignation\.$/);
    const store = SqliteStore.open(`${data}/conquerors.sqlite`);
    const { games } = await store.books.archive.list({ name: "ben", limit: 2 });
    assertEquals(games.map(({ game, winner }) => [game, winner]), [["conway", 0]]);
    await store.close();
  } finally {
    await Deno.remove(data, { recursive: true });
  }
});

/** The answers to lines, of a process of its own. */
async function post(data: string, lines: readonly string[]): Promise<string[]> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--config", "deno.json", "lib/post/main.ts"],
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
