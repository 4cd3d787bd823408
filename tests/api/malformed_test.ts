/** What a program is told whose request about itself can't be read. */

import { assertEquals, assertMatch } from "@std/assert";
import { codeOf, post } from "../pages/ask.ts";
import { serveApp } from "../serve_app.ts";

const FAULTS: readonly (readonly [path: string, sent: object, message: RegExp])[] = [
  ["/api/games", {}, /^"game" is missing\.$/],
  ["/api/games", { game: "chess", level: "hard", side: 0 }, /"game" must be one of conq.*"level"/],
  ["/api/report", { kind: "looks", player: 1 }, /^"kind" must be "chat" or "name", got "looks"/],
  ["/api/results", { ticket: "a" }, /^"report" is missing/],
  ["/api/me/blocks", { wish: "nope" }, /^"wish" must be "look" or "on" or "off"/],
  ["/api/me/challenges", { wish: "send", player: 1 }, /"game", "clock" and "token" are needed/],
  ["/api/me/follows", {}, /^"wish" is missing/],
  ["/api/me/puzzles", { wish: "try", id: 7 }, /^"id" must be string, got 7/],
  ["/api/me/puzzles", { wish: "try", id: "x", moves: [] }, /"id" must be a puzzle's/],
  ["/api/me/reminders", { wish: "on" }, /"subscription" must be what/],
  ["/api/me/tournaments", { wish: "look" }, /^"id" is missing/],
  ["/api/me/tournaments", { wish: "make", title: "A cup", clock: 60 }, /^"clock" must be string/],
  ["/api/me/tournaments", { wish: "make", title: "A cup" }, /"rounds" 2 to 11, and "startsIn" 1/],
];

const QUERIES: readonly (readonly [path: string, message: RegExp])[] = [
  ["/api/games?limit=101", /"limit" must be 1 to 100, "game" one of conquerors-v2.*"after"/],
  ["/api/leaderboard?page=0", /"period" must be week, month.*"page" 1 to 200/],
  ["/api/openings?moves=zz", /"who" all.*"moves" legal turns/],
];

Deno.test("a query that can't be read is answered with what it may be", async () => {
  await using app = await serveApp();
  for (const [path, message] of QUERIES) {
    const response = await fetch(app.url + path);
    assertEquals(response.status, 400, path);
    assertMatch((await response.json()).message, message);
  }
});

Deno.test("a body that can't be read is answered with what is wrong", async () => {
  await using app = await serveApp();
  for (const [path, sent, message] of FAULTS) {
    const { status, body } = await post(app, path, { identity: codeOf("Ada"), ...sent });
    assertEquals([status, body.refused], [400, "malformed"], path);
    assertMatch(String(body.message), message);
  }
});
