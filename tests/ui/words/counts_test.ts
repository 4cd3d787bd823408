import { assertEquals } from "@std/assert";
import { playerWordsIn } from "../../../lib/ui/people/words/player/mod.ts";
import { premoveWordsIn } from "../../../lib/ui/table/words/premoves/mod.ts";
import { roomWordsIn } from "../../../lib/ui/table/words/room/mod.ts";

Deno.test("a room says how many seats are free as people say it", () => {
  const said = (language: "en" | "es", free: number) =>
    roomWordsIn(language).inviteLine(free, 4).split(". ").at(-1);
  assertEquals(said("en", 1), "The game starts when 1 more seat is taken.");
  assertEquals(said("en", 2), "The game starts when 2 more seats are taken.");
  assertEquals(said("es", 1), "Falta 1 asiento para empezar.");
  assertEquals(said("es", 2), "Faltan 2 asientos para empezar.");
});

Deno.test("one game is won, drawn or lost in the singular", () => {
  const { tally } = playerWordsIn("es");
  assertEquals(tally(1, 2, 1), "1 ganada, 2 empatadas, 1 perdida");
});

Deno.test("what there is none of isn't counted", () => {
  for (const language of ["en", "es"] as const) {
    const { door } = premoveWordsIn(language), { longClock } = roomWordsIn(language);
    const said = [door(0), door(2), longClock(0, 5), longClock(2, 5)];
    assertEquals(said.map((text) => text.replaceAll(/\D+/g, " ").trim()), ["", "2", "5", "2 5"]);
  }
});
