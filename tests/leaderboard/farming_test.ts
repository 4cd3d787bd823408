/** Nobody earns more by a program, or by playing with themselves, than by playing. */

import { assert, assertEquals } from "@std/assert";
import { Farm, PERSON, PROGRAM, SECOND } from "./farming.ts";
import { Duels } from "./duels.ts";

for (const seconds of [19, 180]) {
  Deno.test(`in ${seconds} s a program that drops its losses earns no more than a person as good`, async () => {
    await using farm = await Farm.open();
    const program = await farm.play(seconds, PROGRAM);
    await using field = await Farm.open();
    const person = await field.play(seconds, PERSON);
    assert(program.points <= person.points, `${program.points} of ${person.points}`);
    assert(person.points > 0 && program.games >= person.games - 1);
  });
}

const HERE = "192.0.2.1", THERE = "198.51.100.7";

Deno.test("two identities in one network earn nothing from each other", async () => {
  await using duels = await Duels.open();
  for (let game = 0; game < 6; game++) await duels.play("Me", HERE, "Alter-ego", HERE, 30 * SECOND);
  assertEquals(await duels.earned("Me"), { points: 0, games: 0, rating: undefined });
});

Deno.test("games given away in seconds earn nothing, whatever network they come from", async () => {
  await using duels = await Duels.open();
  for (let game = 0; game < 6; game++) {
    await duels.play("Me", HERE, "Alter-ego", THERE, 1.5 * SECOND);
    await duels.play("Me", HERE, "Alter-ego", THERE, 9 * SECOND, { turns: 4 });
  }
  assertEquals(await duels.earned("Me"), { points: 0, games: 0, rating: undefined });
});

Deno.test("six wins over one rival are worth less than over six, and rated as one", async () => {
  await using duels = await Duels.open();
  for (let game = 0; game < 6; game++) {
    await duels.play("Me", HERE, "Alter-ego", THERE, 30 * SECOND);
    await duels.play("Grace", HERE, `Rival-${game}`, `198.51.100.${game + 9}`, 30 * SECOND);
  }
  const me = await duels.earned("Me"), grace = await duels.earned("Grace");
  assertEquals([me.games, grace.games], [3, 6]);
  assert(me.points < grace.points / 3);
  assert(me.rating! < grace.rating!);
  await duels.play("Ada", HERE, "Ben", THERE, 30 * SECOND);
  assertEquals(me.rating, (await duels.earned("Ada")).rating);
});
