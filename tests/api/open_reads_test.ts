/** What anyone's page may read: by CORS, by ETag and page by page. */

import { assert, assertEquals } from "@std/assert";
import { OPERATIONS } from "../../lib/server/api/operations.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { finishedGame, gameId } from "../store/finished.ts";

async function fill({ services: { archive } }: ServedApp, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const seats = [{ identity: `Player ${n}`, name: "" }, { identity: "Ben's", name: "Ben" }];
    await archive.keep(finishedGame({ id: gameId(n), seats, endedAt: Date.now() - n }));
  }
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const text = await response.text();
  return { response, body: response.ok ? JSON.parse(text) : text };
}

Deno.test("every open operation may be read by any site, and again by its tag", async () => {
  await using app = await serveApp();
  await fill(app, 1);
  const open = OPERATIONS.filter(({ isOpen }) => isOpen);
  assert(open.length >= 9);
  for (const { path } of open) {
    const url = app.url + path.replace("{id}", "1");
    const first = await fetch(url, { headers: { origin: "https://elsewhere.example" } });
    await first.body?.cancel();
    assertEquals(first.headers.get("access-control-allow-origin"), "*", path);
    if (first.status !== 200) continue;
    const etag = first.headers.get("etag");
    assert(etag, path);
    const again = await fetch(url, { headers: { "if-none-match": `"other", ${etag}` } });
    assertEquals([again.status, await again.text()], [304, ""], path);
    assertEquals(
      (await fetch(url, { headers: { "if-none-match": '"other"' } })
        .then(async (other) => (await other.body?.cancel(), other))).status,
      200,
    );
  }
  const { url } = app;
  const secret = await fetch(`${url}/api/bot`, {
    headers: { origin: "https://elsewhere.example" },
  });
  await secret.body?.cancel();
  assertEquals(secret.headers.get("access-control-allow-origin"), null);
  const file = await fetch(`${url}/g/${gameId(0)}.json`);
  await file.body?.cancel();
  assertEquals(file.headers.get("access-control-allow-origin"), "*");
});

Deno.test("a page may send a tag, and who asks by another method hears by which", async () => {
  await using app = await serveApp();
  const ask = async (path: string, method: string) => {
    const from = method === "OPTIONS" ? { origin: "https://x.example" } : {};
    const response = await fetch(app.url + path, { method, headers: from });
    const { status, headers } = response, allow = headers.get("allow");
    const text = await response.text();
    return { status, headers, allow, message: text && JSON.parse(text).message };
  };
  const { status, headers } = await ask("/api/games", "OPTIONS");
  assertEquals([status, headers.get("access-control-allow-origin")], [204, "*"]);
  assertEquals(headers.get("access-control-allow-headers"), "*");
  const closed = await ask("/api/bot/room", "OPTIONS");
  assertEquals([closed.status, closed.headers.get("access-control-allow-origin")], [405, null]);
  for (const method of ["PUT", "DELETE"]) {
    const { status, allow, message } = await ask("/api/bot/room", method);
    assertEquals([status, allow, message], [405, "POST", "Ask this by POST."]);
  }
  const read = await ask("/api/bot/room", "GET");
  assertEquals([read.status, read.allow], [405, "POST"]);
  assertEquals((await ask("/api/nowhere", "GET")).status, 404);
});

Deno.test("lists go on from page to page until the last, and nothing comes twice", async () => {
  await using app = await serveApp();
  await fill(app, 53);
  for (const [list, of] of [["games?limit=20", "games"], ["leaderboard?period=all", "rows"]]) {
    const seen: unknown[] = [];
    let after: string | undefined = "";
    for (let page = 0; after !== undefined; page++) {
      const query = after === "" ? "" : `&after=${after}`;
      const { body } = await get(`${app.url}/api/${list}${query}`);
      seen.push(...body[of!].map(({ id, player }: Record<string, unknown>) => id ?? player));
      after = body.next;
      assert(page < 4);
    }
    assertEquals(
      [seen.length, new Set(seen).size],
      list!.startsWith("games") ? [53, 53] : [54, 54],
    );
  }
});

Deno.test("a list that is asked for what there is not says so", async () => {
  await using app = await serveApp();
  const lists = ["limit=0", "limit=101", "game=chess", "after=x", "after=1795400000000"];
  for (const query of [...lists.map((list) => `games?${list}`), "player/none"]) {
    const { response } = await get(`${app.url}/api/${query}`);
    assert([400, 404].includes(response.status), query);
  }
  assertEquals((await get(`${app.url}/api/games?after=`)).response.status, 200);
});
