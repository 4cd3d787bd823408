/** Puzzles as they are served, and tries as the server judges them. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { dateOf, dayOf } from "../../lib/puzzles/day.ts";
import { KINDS } from "../../lib/puzzles/kind.ts";
import { answerMove } from "../../lib/puzzles/judge.ts";
import { positionOf, PUZZLED, readPuzzle } from "../../lib/puzzles/puzzle.ts";
import { PUZZLES } from "../../lib/puzzles/puzzles.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { codeOf, post } from "./ask.ts";

const ADA = codeOf("Ada");
const PUZZLE = PUZZLES.find(({ kind, tries }) => kind === "wipe-1" && tries.length > 0)!;
const ANSWER = PUZZLED.text.writeMove(positionOf(PUZZLE), answerMove(PUZZLE));

function send(app: ServedApp, moves: unknown, id: unknown = PUZZLE.id, wish = "try") {
  return post(app, "/api/me/puzzles", { identity: ADA, wish, id, moves });
}

Deno.test("a newcomer has 1200, and is given a puzzle", async () => {
  await using app = await serveApp();
  const { status, body } = await send(app, undefined, undefined, "look");
  assertEquals([status, body.rating, body.tried], [200, 1200, 0]);
  const next = readPuzzle(String(body.next));
  assert(PUZZLES.some(({ id }) => id === next.id));
});

Deno.test("who asks for one kind is given puzzles of that kind, and of no other", async () => {
  await using app = await serveApp();
  for (const kind of KINDS) {
    const ask = (wish: string, more = {}) =>
      post(app, "/api/me/puzzles", { identity: ADA, wish, kind, ...more });
    const { next } = (await ask("look")).body;
    const first = readPuzzle(String(next));
    const second = readPuzzle(String((await ask("try", { id: first.id, moves: [] })).body.next));
    assertEquals([first.kind, second.kind], [kind, kind]);
    const page = await (await fetch(`${app.url}/puzzles?kind=${kind}`)).text();
    const kinds = [...page.matchAll(/[0-9a-f]{8}\|([a-z0-9-]+)\|/g)].map(([, shown]) => shown);
    assertEquals([...new Set(kinds)], [kind]);
  }
  const wrong = await post(app, "/api/me/puzzles", { identity: ADA, wish: "look", kind: "chess" });
  const page = await fetch(`${app.url}/puzzles?kind=chess`);
  await page.body?.cancel();
  assertEquals([wrong.status, page.status], [400, 400]);
});

Deno.test("only a turn that solves it counts as solved, and only the first try counts", async () => {
  await using app = await serveApp();
  const wrong = await send(app, [PUZZLE.tries[0]!.move]);
  assertEquals([wrong.status, wrong.body.isSolved], [200, false]);
  assert(Number(wrong.body.change) < 0);
  const right = await send(app, [ANSWER]);
  assertEquals([right.body.isSolved, right.body.change], [true, undefined]);
  assertEquals(right.body.rating, wrong.body.rating);
  assert(readPuzzle(String(right.body.next)).id !== PUZZLE.id);
});

Deno.test("solving gains, giving up loses", async () => {
  await using app = await serveApp();
  const right = await send(app, [ANSWER]);
  assert(Number(right.body.change) > 0 && Number(right.body.rating) > 1200);
  const given = await send(app, [], PUZZLES.find(({ id }) => id !== PUZZLE.id)!.id);
  assertEquals(given.body.isSolved, false);
  assert(Number(given.body.change) < 0);
});

Deno.test("what is no try is refused, and rates nothing", async () => {
  await using app = await serveApp();
  const nonsense = [
    undefined,
    null,
    "a1",
    [7],
    ["nonsense"],
    ["a1,a1,a1,a1"],
    ["pass "],
    [ANSWER, ANSWER],
    [ANSWER, ANSWER, ANSWER],
  ];
  for (const moves of nonsense) {
    const { status, body } = await send(app, moves);
    assertEquals([status, body.refused], [400, "malformed"]);
    assertMatch(String(body.message), /"moves/);
  }
  for (const id of ["", "00000000", 7, null, "__proto__"]) {
    assertEquals((await send(app, [ANSWER], id)).status, 400);
  }
  assertEquals((await send(app, [ANSWER], PUZZLE.id, "wish")).status, 400);
  assertEquals((await send(app, undefined, undefined, "look")).body.tried, 0);
});

Deno.test("the link of a day that has no page any more, or not yet, leads to today's", async () => {
  await using app = await serveApp();
  const today = dayOf(Date.now());
  for (const day of [today - 7, today + 2]) {
    const path = `/puzzle/daily?day=${dateOf(day)}`;
    const { status, headers, body } = await fetch(app.url + path, { redirect: "manual" });
    await body?.cancel();
    assertEquals([status, headers.get("location")], [302, "/puzzle/daily"]);
  }
});

Deno.test("the days of the last week have pages", async () => {
  await using app = await serveApp();
  const today = dayOf(Date.now());
  const statusOf = async (path: string) => {
    const response = await fetch(app.url + path, { redirect: "manual" });
    await response.body?.cancel();
    return response.status;
  };
  for (let back = 0; back < 7; back++) {
    assertEquals(await statusOf(`/puzzle/daily?day=${dateOf(today - back)}`), 200);
  }
  assertEquals(await statusOf("/puzzle/daily?day=nonsense"), 404);
  assertEquals(await statusOf(`/puzzle/${PUZZLE.id}`), 200);
  assertEquals(await statusOf("/puzzle/00000000"), 404);
  assertEquals(await statusOf("/puzzles"), 200);
});
