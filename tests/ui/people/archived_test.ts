import { assertEquals } from "@std/assert";
import type { ArchivedGame, Sat } from "../../../lib/leaderboard/finished_game.ts";
import { headlineOf, titleOf } from "../../../lib/ui/people/archived.ts";
import { wordsIn } from "../../../lib/words/mod.ts";

const person = (name: string): Sat => ({ is: "person", player: 1, name });
const easy: Sat = { is: "cpu", level: "easy" }, hard: Sat = { is: "cpu", level: "hard" };

function game(winner: number, ...seats: readonly Sat[]): ArchivedGame {
  return { game: "conway", opponent: "online", by: "extinction", winner, seats } as ArchivedGame;
}

Deno.test("a game of many is titled by its people and the number of its computers", () => {
  const many = game(0, easy, person("Ada"), person(""), hard, person(""), easy);
  assertEquals(titleOf(wordsIn("en"), many), "Ada, Guest 3, Guest 5, and 3 computers");
  assertEquals(titleOf(wordsIn("es"), many), "Ada, Invitado 3, Invitado 5 y 3 máquinas");
  const three = game(0, person("Ada"), person("Ben"), hard);
  assertEquals(titleOf(wordsIn("es"), three), "Ada, Ben y 1 máquina");
  assertEquals(titleOf(wordsIn("en"), game(0, person("Ada"), easy)), "Ada against Computer, Easy");
});

Deno.test("of several computers of one level the winner is told by its color", () => {
  const words = wordsIn("en"), seats = [easy, person("Ada"), hard, easy];
  const headlines = [0, 1, 2, 3].map((winner) => headlineOf(words, game(winner, ...seats)));
  assertEquals(headlines, ["Blue wins", "Ada wins", "Computer, Hard wins", "Orange wins"]);
});
