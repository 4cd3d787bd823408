/** How games by post end, and what they agree on before. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { splitGames } from "../../lib/games/notation/record_source.ts";
import { verifyGame } from "../../lib/games/verify.ts";
import { Place } from "./place.ts";

Deno.test("a finished game is in the archive, as a record that is true", async () => {
  const place = new Place();
  const [, ...told] = await place.answers(
    "conway challenge ada ben",
    "conway move 1 ada pw pass",
    ...["ben", "ada", "ben", "ada"].map((user) => `conway move 1 ${user} pw pass`),
    "conway move 1 ben pw pass",
  );
  assertStringIncludes(told[4]!, "A draw by extinction.");
  assertEquals(told[5], "Error: The game is over.");
  await assertArchived(place, "draw extinction");
});

Deno.test("a game is shown as ever once its room is forgotten", async () => {
  const place = new Place();
  const lines = ["conway show 1", "conway show 1#1"];
  await place.answers(
    "conway challenge ada ben",
    "conway move 1 ada pw random",
    "conway resign 1 ben pw",
  );
  const told = await place.answers(...lines);
  assertMatch(told[0]!, /ada won by resignation\.\n/);
  await place.store.retire((await place.room()).view.code, 0);
  assertEquals(await place.store.live(), []);
  assertEquals(await place.answers(...lines), told);
  assertEquals(await place.answers("conway move 1 ada pw c3"), ["Error: The game is over."]);
});

Deno.test("of three, who resigns is out when it is their turn; the last one wins", async () => {
  const place = new Place();
  const told = await place.answers(
    "conway challenge ada ben cem -size=5",
    "conway resign 1 ben pw",
    "conway move 1 ada pw a1",
    "conway resign 1 ben pw",
    "conway move 1 ben pw b2",
  );
  assertMatch(told[2]!, /after move 2: resign[^]*B ben: out[^]*Move 3: cem places/);
  assertEquals(told.slice(3), Array(2).fill("Error: ben is out of the game."));
  const [last] = await place.answers("conway resign 1 ada pw");
  assertMatch(last!, /cem won by resignation\.\n/);
  await assertArchived(place, "seat3 resignation");
});

Deno.test("a draw is agreed once all would have it, and a move forgets who would", async () => {
  const place = new Place();
  const told = await place.answers(
    "conway challenge ada ben",
    "conway draw 1 ben pw",
    "conway draw 1 ben pw",
    "conway move 1 ada pw a1",
    "conway draw 1 ada pw",
    "conway draw 1 ben pw",
  );
  assertEquals(told[2], "Error: That was offered less than two moves ago.");
  assertMatch(told[1]!, /\nben offers a draw; asked: ada\.\n/);
  for (const letter of [told[1]!, told[3]!, told[4]!]) assertMatch(letter, /Move \d: /);
  assertMatch(told[5]!, /A draw by agreement\.\n/);
  await assertArchived(place, "draw agreement");
});

Deno.test("a turn is taken back once all would have it", async () => {
  const place = new Place();
  const told = await place.answers(
    "conway challenge ada ben cem",
    "conway move 1 ada pw a1",
    "conway takeback 1 ada pw",
    "conway takeback 1 ben pw",
    "conway show 1",
    "conway takeback 1 cem pw",
  );
  assertMatch(told[3]!, /\nada asks for a takeback; asked: cem\.\n/);
  assertEquals(told[4], `${told[3]}\nMoves: 1. a1`);
  assertEquals(told[5], told[0]);
});

Deno.test("a letter says who is about to leave, and none of before does", async () => {
  const place = new Place();
  const told = await place.answers(
    "conway challenge ada ben cem",
    "conway move 1 ada pw a1",
    "conway resign 1 cem pw",
    "conway show 1#0",
    "conway move 1 ben pw a2",
    "conway move 1 ada pw a3",
  );
  assertMatch(told[2]!, /\ncem resigns when their turn comes\.\n/);
  for (const letter of told.slice(3)) assert(!letter.includes("resigns"));
});

async function assertArchived(place: Place, result: string): Promise<void> {
  const { games: [game] } = await place.store.books.archive.list({ game: "conway", limit: 2 });
  const { stem, players } = (await place.room()).view;
  assertEquals([game!.id, game!.game, game!.unrated], [`${stem}-1`, "conway", "unranked"]);
  const users = players.map(({ name }) => name);
  assertEquals(game!.seats.map((seat) => seat.is === "person" ? seat.name : seat.is), users);
  const [source] = splitGames(game!.record);
  assertEquals(verifyGame(source!).result, result);
}
