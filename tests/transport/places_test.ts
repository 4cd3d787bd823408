/** Who keeps a place when an address has none left. */

import { assert, assertEquals } from "@std/assert";
import { Places, type Seat } from "../../lib/server/transport/places.ts";

/** Three places at each address, and who had to go. */
class Trial {
  readonly places = new Places<string>(100, 3);
  readonly gone: string[] = [];

  take(guest: string, seat?: Seat, address = "school"): boolean {
    return this.places.take(guest, address, seat, (other) => this.gone.push(other));
  }
}

const seat = (token: string, since: number): Seat => ({ token, since });

Deno.test("watchers beyond what an address may have find no place", () => {
  const trial = new Trial();
  assertEquals(["1", "2", "3", "4"].map((guest) => trial.take(guest)), [true, true, true, false]);
  assertEquals([trial.gone, trial.places.size], [[], 3]);
  assert(trial.take("5", undefined, "elsewhere"));
  trial.places.leave("2", "school");
  trial.places.leave("2", "school");
  assert(trial.take("6") && !trial.take("7"));
  for (const guest of ["1", "3"]) trial.places.leave(guest, "school");
  const next = ["7", "8", "9"].map((guest) => trial.take(guest));
  assertEquals(next, [true, true, false], "who stays is still counted");
});

Deno.test("who has a seat takes the place of the last who only watches", () => {
  const trial = new Trial();
  for (const guest of ["1", "2", "3"]) trial.take(guest);
  assert(trial.take("Ada", seat("Ada's", 5)) && trial.take("Ben", seat("Ben's", 6)));
  assertEquals(trial.gone, ["3", "2"]);
});

Deno.test("a seat's second line takes the place of its first where nobody else can go", () => {
  const trial = new Trial();
  for (const [n, name] of ["Ada", "Ben", "Cyd"].entries()) trial.take(name, seat(name, n));
  assert(trial.take("Cyd again", seat("Cyd", 2)));
  assertEquals(trial.gone, ["Cyd"]);
});

Deno.test("however many sit down later, who sat down before comes back", () => {
  const trial = new Trial();
  for (let n = 0; n < 50; n++) trial.take(`stranger ${n}`, seat(`stranger ${n}`, 100 + n));
  assertEquals(trial.gone, [], "who comes later displaces nobody");
  assert(trial.take("Ada", seat("Ada's", 7)));
  assertEquals(trial.gone, ["stranger 2"]);
  assert(trial.take("Ben", seat("Ben's", 8)) && trial.take("Cyd", seat("Cyd's", 9)));
  assert(!trial.take("late", seat("late", 10)));
  assertEquals(trial.places.size, 3);
});

Deno.test("a guest who sits down changes places, and needs no second", () => {
  const trial = new Trial();
  for (const guest of ["1", "2", "Ada"]) trial.take(guest);
  assert(trial.take("Ada", seat("Ada's", 1)));
  assertEquals([trial.gone, trial.places.size], [[], 3]);
  assert(trial.places.has("school", seat("Ben's", 2)) && !trial.places.has("school", undefined));
});

Deno.test("the whole is full for everyone, but who gives way makes room at once", () => {
  const places = new Places<string>(2, 2), gone: string[] = [];
  const take = (guest: string, address: string, seat?: Seat) =>
    places.take(guest, address, seat, (other) => gone.push(other));
  assert(take("1", "school") && take("2", "school"));
  assert(!take("3", "elsewhere", seat("3", 1)));
  assert(take("Ada", "school", seat("Ada's", 1)));
  assertEquals([gone, places.size], [["2"], 2]);
});
