import { assertEquals, assertThrows } from "@std/assert";
import { readPostSetup } from "../../../lib/ui/games/conway/setup.ts";
import { SetupError } from "../../../lib/ui/table/read_setup.ts";

const read = (query: string) => readPostSetup(new URLSearchParams(query));

Deno.test("a link names its players, or says how many people there are", () => {
  assertEquals(read("seat1=person&seat2=&seat3=hard&touch=1"), {
    options: { seats: 2, size: 10, place: 3, touch: 1 },
    players: ["person", "hard"],
  });
  assertEquals(read("seats=3&seat2=easy&size=26&place=5&seed=1f"), {
    options: { seats: 3, size: 26, place: 5, touch: 0 },
    players: ["person", "easy", "person"],
    seed: "1f",
  });
});

for (
  const query of [
    "",
    "seats=1",
    "seats=9",
    "seats=x",
    "seat1=person",
    "seats=2&seat1=expert",
    "seats=2&size=3.5",
    "seats=2&touch=2",
    "seats=2&seed=G",
  ]
) {
  Deno.test(`a link is not understood: "${query}"`, () => {
    assertThrows(() => read(query), SetupError);
  });
}
