/** Games by post, from challenge to what is left of them. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { Place } from "./place.ts";

const DAY = 86_400_000;

Deno.test("a challenge opens a board, which shows who owns what and whose turn it is", async () => {
  const place = new Place();
  const told = await place.answers("conway challenge ada ben -size=4", "conway move 1 ada pw c3");
  const { view } = await place.room();
  assertEquals(told[1], BOARD.replace("CODE", view.code));
  assertMatch(told[0]!, /Move 1: ada places up to 1\.\n/);
});

Deno.test("a board is a room in which its users sit, and nobody is there", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben cem -size=8 -place=4 -touch");
  const { view, secrets } = await place.room();
  assertEquals(view.players.map(({ name, here }) => [name, here]), [
    ["ada", false],
    ["ben", false],
    ["cem", false],
  ]);
  assertEquals(view.settings.options, { size: 8, place: 4, touch: 1, seats: 3 });
  assertEquals(new Set(secrets.holders.map(({ token }) => token)).size, 3);
  const [head] = await place.store.live();
  assertEquals([head!.code, head!.phase, head!.listed], [view.code, "playing", false]);
});

Deno.test("a board is whole or there's none, whenever the disk fails", async () => {
  const place = new Place(), { store } = place, append = store.append.bind(store);
  for (let failing = 1; failing <= 3; failing++) {
    let count = 0;
    store.append = (...args) => ++count === failing ? Promise.resolve("failed") : append(...args);
    const [told] = await place.answers("conway challenge ada ben cem");
    const isWhole = /Move 1: ada places up to 1/.test(told!);
    assertEquals(told, isWhole ? told : "Error: The board couldn't be saved; try again.");
    if (isWhole) assertEquals((await place.room()).view.players.length, 3);
  }
});

Deno.test("a preview shows what a move would make of the board, and leaves it", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben -size=4", "conway move 1 ada pw c3");
  const before = await place.room();
  const [preview] = await place.answers("conway preview 1 ben pw a1,b1");
  assertMatch(preview!, /^Board 1, if move 2 were a1,b1\n/);
  assertMatch(preview!, /\n 1 B B \. \.\n/);
  assertMatch(preview!, /B ben: 2$/);
  assertEquals(await place.room(), before);
});

Deno.test("a user's boards are those that are being played", async () => {
  const place = new Place();
  await place.answers(
    "conway challenge ada ben",
    "conway challenge cem ada",
    "conway challenge ben cem",
    "conway challenge ada ben",
    "conway resign 4 ada pw",
  );
  const [ada, dan] = await place.answers("conway boards ada pw", "conway boards dan pw");
  assertEquals(ada!.split("\n").toSorted(), [
    "Board 1: ada, ben; ada's turn",
    "Board 2: cem, ada; cem's turn",
  ]);
  assertEquals(dan, "dan plays on no board");
});

Deno.test("whose data was deleted is called so, now and in the archive", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben -size=4", "conway move 1 ada pw c3");
  const { secrets } = await place.room();
  await place.store.forget(secrets.holders[1]!.identity, 0);
  const told = await place.answers(
    "conway show 1",
    "conway move 1 ada pw c4",
    "conway boards ada pw",
    "conway resign 1 ada pw",
  );
  assertMatch(told[0]!, /B Deleted player: 0\n\nMove 2: Deleted player places/);
  assertEquals(told[1], "Error: It's Deleted player's turn.");
  assertEquals(told[2], "Board 1: ada, Deleted player; Deleted player's turn");
  assertMatch(told[3]!, /Deleted player won by resignation/);
  await place.store.retire((await place.room()).view.code, 0);
  assertMatch((await place.answers("conway show 1"))[0]!, /Deleted player won by resignation/);
});

Deno.test("any earlier board is shown", async () => {
  const place = new Place();
  const [, moved] = await place.answers(
    "conway challenge ada ben -size=4",
    "conway move 1 ada pw c3",
    "conway move 1 ben pw a1,b1",
  );
  const [first, late] = await place.answers("conway show 1#1", "conway show 1#3");
  assertEquals(first, `${moved}\nMoves: 1. c3`);
  assertEquals(late, "Error: Board 1 is at move 2.");
});

Deno.test("what is wrong is a line, and nothing has changed", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben -touch", "conway move 1 ada pw c3");
  const before = await place.room();
  const refused: [string, string][] = [
    ["conway move 1 ada pw c4", "It's ben's turn"],
    ["conway move 1 cem pw c4", "cem does not play on board 1"],
    ["conway move 2 ben pw c4", "There is no board 2"],
    ["conway show 2", "There is no board 2"],
    ["conway preview 2 ben pw c4", "There is no board 2"],
    ["conway move 1 ben pw c3", "c3 is refused: a cell is occupied"],
    ["conway move 1 ada pw2 c4", "That isn't ada's password"],
    ["conway queue 1 ada pw2", "That isn't ada's password"],
    ["conway link 1 ada pw2", "That isn't ada's password"],
    ["conway move 1 ben pw d4,e4,f4", "d4,e4,f4 is refused: that's too many pieces"],
    ["conway move 1 ben pw d4,d4", "d4,d4 is refused: a cell is named twice"],
    ["conway move 1 ben pw k4", "k4 is refused: a cell is off the board"],
    ["conway move 1 ben pw d4,h8", "d4,h8 is refused: each piece must touch one of yours"],
    ["conway preview 1 ben pw c3", "c3 is refused: a cell is occupied"],
    ["conway preview 1 ada pw d4", "It's ben's turn"],
    [
      "conway preview 1 ben pw random",
      `"random" isn't a turn: cells such as a5,g2,e7, pass, random`,
    ],
    ["conway boards ada pw2", "That isn't ada's password"],
    ["conway queue 1 ada pw d4,d5,d6,d7", "A premove has more pieces than its turn may place"],
    ["conway move 1 ben pw d4*", `"d4*" isn't a turn: cells such as a5,g2,e7, pass, random`],
    ["conway move 1 ben pw resign", `"resign" isn't a turn: cells such as a5,g2,e7, pass, random`],
    ["conway queue 1 ben pw d4;k", `"d4; k" isn't a turn: cells such as a5,g2,e7, pass, random`],
    ["conway takeback 1 ben pw", "Only the player who moved last can ask for a takeback"],
    [
      "conway",
      'There is no "": challenge, move, preview, boards, show, resign, draw, takeback, queue, link, help',
    ],
  ];
  for (const [line, why] of refused) {
    assertEquals(await place.answers(line), [`Error: ${why}.`]);
    assertEquals(await place.room(), before);
  }
});

Deno.test("passwords are kept as hashes", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben", "conway move 1 ada open-sesame c3");
  const hash = (await place.boards.passwordOf("ada"))!;
  assert(!hash.includes("open-sesame"));
  assertMatch(hash, /^[\w+/=]{24}:[\w+/=]{44}$/);
  assertEquals(await place.boards.register("ada", "another"), hash);
  assertEquals(await place.boards.passwordOf("ada"), hash);
});

Deno.test("a random turn is the seed's, and marked", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben", "conway move 1 ada pw random");
  assertMatch((await place.room()).view.moves[0]!, /^[a-j]\d+\*$/);
});

Deno.test("a line that finds the boards locked says so, and the next is heard", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben");
  const { register } = place.boards;
  place.boards.register = () => {
    throw Object.assign(new Error("database is locked"), { code: "ERR_SQLITE_ERROR" });
  };
  const [locked] = await place.answers("conway move 1 ada pw a1");
  assertEquals(locked, "Error: The boards can't be reached; try again.");
  place.boards.register = register;
  const [moved] = await place.answers("conway move 1 ada pw a1");
  assertMatch(moved!, /after move 1: a1/);
});

Deno.test("the example of docs/post.md is obeyed line by line", async () => {
  const page = await Deno.readTextFile(new URL("../../docs/post.md", import.meta.url));
  const [, example] = /```\n([^`]*)```/.exec(page)!;
  const told = await new Place().answers(...example!.trim().split("\n"));
  assertEquals(told.filter((letter) => letter.startsWith("Error: ")), []);
});

Deno.test("help says how each line is written", async () => {
  const [help] = await new Place().answers("conway help");
  assertMatch(help!, /^conway challenge [^]*\nconway show board#\[#move\]\n[^]*\nconway help$/);
});

Deno.test("moves left in advance are played, looked at, taken back and dropped", async () => {
  const place = new Place();
  const told = await place.answers(
    "conway challenge ada ben",
    "conway queue 1 ben pw c3: d4; pass#4",
    "conway queue 1 ben pw",
    "conway move 1 ada pw c3",
    "conway queue 1 ben pw",
    "conway move 1 ada pw e5",
    "conway queue 1 ada pw any: e6",
    "conway queue 1 ada pw none",
    "conway queue 1 ben pw c3: d4",
    "conway queue 1 ada pw",
  );
  const last = told.map((letter) => letter.split("\n").at(-1)!);
  assertEquals(last[1], "Premoves: c3: d4; pass#4");
  assertEquals(last[2], last[1]);
  assert(!told[3]!.includes("pass#4"), "only who asks with the password is told");
  assertMatch(told[3]!, /after move 2: d4/);
  assertEquals(last[4], "Premoves: pass#4");
  assertMatch(told[5]!, /after move 4: pass/);
  assertMatch(told[6]!, /after move 5: e6[^]*\nNo premoves left\.$/);
  assertEquals(last[7], "No premoves left.");
  assertEquals(
    last[8],
    "No premoves left; c3: d4 was canceled: the moves before it weren't the expected ones.",
  );
  assertEquals(last[9], "No premoves left.");
});

Deno.test("a move reminds the next player, a refused one nobody", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben");
  place.reminded.length = 0;
  await place.answers("conway move 1 ada pw c3", "conway move 1 ada pw c4");
  const { view: { code, version }, secrets } = await place.room();
  const { identity } = secrets.holders[1]!;
  const clock = 14 * 86_400,
    turn = { identity, code, version, game: "conway", clock, opener: "" } as const;
  assertEquals(place.reminded, [turn]);
});

Deno.test("the end is told to all who aren't there but who brought it about", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben cem -size=8");
  const { secrets: { holders } } = await place.room();
  await place.answers("conway resign 1 ben pw", "conway move 1 ada pw c3");
  assertEquals(place.informed, [], "who gives up is told nothing of it");
  await place.answers("conway resign 1 cem pw");
  const told = place.informed.map(({ identity, kind }) => [identity, kind]);
  assertEquals(told, [0, 1].map((player) => [holders[player]!.identity, "over"]));
});

Deno.test("who is late passes by the time that somebody orders next", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben");
  place.time += 15 * DAY;
  const [told] = await place.answers("conway move 1 ben pw c3");
  assertMatch(told!, /after move 2: c3/);
  assertEquals((await place.room()).view.moves, ["pass", "c3"]);
});

Deno.test("of two orders on one board at once one is obeyed, and the other told why not", async () => {
  const place = new Place();
  await place.answers("conway challenge ada ben", "conway move 1 ada pw c3");
  const other = place.open();
  const told = await Promise.all([
    place.office.answer("conway move 1 ben pw a1"),
    other.answer("conway move 1 ben pw b1"),
  ]);
  assertEquals(told.filter((answer) => answer.startsWith("Error: ")), [
    "Error: The board changed; check it and try again.",
  ]);
  assertEquals((await place.room()).view.moves.length, 2);
});

const BOARD = `Board 1, after move 1: c3

   a b c d
 1 . . . .
 2 . . . .
 3 . . A .
 4 . . . .

A ada: 1
B ben: 0

Move 2: ben places up to 2.
The site shows it at /r/CODE/watch`;
