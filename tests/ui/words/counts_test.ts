import { assertEquals } from "@std/assert";
import { arenaWordsIn } from "../../../lib/ui/arena/words/mod.ts";
import { es as causes } from "../../../lib/ui/causes/words/es.ts";
import { seekWordsIn } from "../../../lib/ui/home/words/seek/mod.ts";
import { playerWordsIn } from "../../../lib/ui/people/words/player/mod.ts";
import { puzzleWordsIn } from "../../../lib/ui/puzzles/words/mod.ts";
import { sandboxWordsIn } from "../../../lib/ui/sandbox/words/mod.ts";
import { premoveWordsIn } from "../../../lib/ui/table/room/premoves.tsx";
import { roomWordsIn } from "../../../lib/ui/table/words/room/mod.ts";
import { es as why } from "../../../lib/ui/table/words/why/es.ts";
import { tvWordsIn } from "../../../lib/ui/tv/words/mod.ts";
import { wordsIn } from "../../../lib/words/mod.ts";
import { agreeing } from "../../../lib/words/spanish.ts";

Deno.test("a room says how many seats are free as people say it", () => {
  const said = (language: "en" | "es", free: number) =>
    roomWordsIn(language).inviteLine(free, 4, true).split(". ").at(-1);
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

Deno.test("a color agrees with its cells in Spanish", () => {
  const { say, seats } = wordsIn("es"), { painted, manyPainted } = sandboxWordsIn("es").say;
  assertEquals(say.cellLive("x12", "Rojo", 1), "x12, roja, 1 vecina");
  assertEquals(say.cell("x12", "rojo"), "x12 roja");
  assertEquals(say.fates.born("Morado"), "nace morada");
  assertEquals(say.bombKills(1, 2), "elimina 1 azul, 2 rojas");
  assertEquals(why.parents(2, "rojo"), "2 rojas");
  assertEquals(causes.is("x12", "rojo"), "x12 está roja");
  assertEquals([painted("x12", "rojo"), painted("a1, a2", "rojo")], ["x12 roja.", "a1, a2 rojas."]);
  assertEquals(manyPainted(9, "vacía"), "9 casillas vacías.");
  assertEquals(
    seats.map((seat) => agreeing(3, seat)).join(" "),
    "azules rojas verdes naranjas moradas turquesas rosadas marrones",
  );
});

Deno.test("one second and one cell are said in the singular", () => {
  assertEquals(seekWordsIn("en").waited(1), "Waiting for 1 second");
  assertEquals(seekWordsIn("es").waited(1), "Llevas 1 segundo esperando");
  assertEquals(puzzleWordsIn("es").secondsLeft(1), "Queda 1 segundo");
  assertEquals(puzzleWordsIn("es").secondsLeft(30), "Quedan 30 segundos");
  assertEquals(puzzleWordsIn("es").over(1, 0), "1 resuelto: ¡tu récord!");
  assertEquals(puzzleWordsIn("es").over(2, 3), "2 resueltos. Tu récord es 3.");
  assertEquals(tvWordsIn("en").board(2, 1, 3), "The board after turn 2: Blue 1 cell, Red 3.");
  assertEquals(
    tvWordsIn("es").board(2, 1, 3),
    "El tablero tras el turno 2: Azul 1 célula, Rojo 3.",
  );
});

Deno.test("generations are written like the other numbers next to them", () => {
  const en = arenaWordsIn("en"), es = arenaWordsIn("es");
  assertEquals(en.generationOf(12_345, 20_000), "Generation 12,345 of 20,000");
  assertEquals(en.news(12_345, ["A", "B"], [1, 2]), "Generation 12,345. A: 1 cell. B: 2 cells.");
  assertEquals(es.generation(12_345), "Generación 12.345");
});
