/** The feed of one's turns: who may read it, and what it says. */

import { assertEquals, assertMatch, assertNotEquals, assertStringIncludes } from "@std/assert";
import { issueFeedKey, readFeedKey, writeTurnFeed } from "../../lib/server/http/turn_feed.ts";
import { headOf } from "../../lib/rooms/summary.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { roomsWordsIn } from "../../lib/words/rooms/mod.ts";
import { postTrial } from "../rooms/post_trial.ts";
import { serveApp } from "../serve_app.ts";

/** As SHA-256 is written in base64. */
const IDENTITY = "an+identity/s+hash=";

Deno.test("a key opens the feed that it was issued for, on the server that issued it", async () => {
  const { keys } = SqliteStore.open().books;
  const key = await issueFeedKey(keys, IDENTITY);
  assertEquals(await readFeedKey(keys, key), IDENTITY);
  for (const bad of ["", "x", `other${key}`, `${key}A`, key.replace(IDENTITY, "else")]) {
    assertEquals(await readFeedKey(keys, bad), undefined, bad);
  }
  assertEquals(await readFeedKey(SqliteStore.open().books.keys, key), undefined);
});

Deno.test("a feed has an entry for each turn, whatever its words are made of", () => {
  const room = headOf(postTrial(3, 3).room);
  const words = { ...roomsWordsIn("en"), feedTitle: "<&>" };
  const self = "https://play.example/games.atom?key=a&b";
  const text = writeTurnFeed({ words, self, rooms: [room] });
  assertStringIncludes(text, '<link href="https://play.example/r/K7QX2M"/>');
  assertStringIncludes(text, "<title>&#60;&#38;&#62;</title>");
  assertMatch(text, /<id>https:\/\/play\.example\/r\/K7QX2M#\d+<\/id>/);
});

Deno.test("a feed's entry stays what it is while others come, talk and go", () => {
  const trial = postTrial(3, 3), self = "https://play.example/games.atom?key=a";
  const read = () =>
    writeTurnFeed({ words: roomsWordsIn("en"), self, rooms: [headOf(trial.room)] });
  const before = read();
  trial.now += 60_000;
  trial.tell({ t: "depart", player: 1 });
  trial.ask(2, { t: "say", text: "Hello" });
  assertEquals(read(), before);
  trial.ask(0, { t: "move", move: "b2" });
  assertNotEquals(read(), before);
});

Deno.test("without its key the feed is not there", async () => {
  await using app = await serveApp();
  for (const query of ["", "?key=", "?key=a.b"]) {
    const response = await fetch(`${app.url}/games.atom${query}`);
    await response.body?.cancel();
    assertEquals(response.status, 404, query);
  }
});
