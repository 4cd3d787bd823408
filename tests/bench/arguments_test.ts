import { assertEquals } from "@std/assert";
import { CONFIG } from "../config.ts";
import { askedOf, searchersOf } from "./arguments.ts";

Deno.test("levels that don't look ahead aren't measured while they think", () => {
  assertEquals(searchersOf(["expert", "conqueror-2m"]), ["expert", "conqueror-2m"]);
  for (const name of ["hard", "nobody", "--help"]) {
    assertEquals(
      searchersOf(["expert", name]),
      `thinking [LEVEL…]: "${name}" isn't a level that looks ahead. These are: sharp, fierce, ` +
        "ruthless, expert, conqueror, local-300k, conqueror-4m, conqueror-1m, conqueror-2m",
    );
  }
});

Deno.test("only benchmarks that there are are run, and only all of them are kept", () => {
  const known = ["play", "tiles"];
  assertEquals(askedOf([], known), { names: [], isKept: false });
  assertEquals(askedOf(["--keep"], known), { names: [], isKept: true });
  assertEquals(askedOf(["tiles"], known), { names: ["tiles"], isKept: false });
  const usage = "bench [--keep] [NAME…]: there's no";
  assertEquals(askedOf(["tile"], known), `${usage} "tile", only play, tiles`);
  assertEquals(askedOf(["--kep"], known), `${usage} "--kep", only play, tiles`);
  assertEquals(
    askedOf(["--keep", "tiles"], known),
    "bench --keep keeps all that is measured: leave out names",
  );
});

Deno.test("what no command can do ends it with a sentence", async () => {
  const refused = [
    ["transport/load.ts", "x"],
    ["transport/kill.ts", "--kills"],
    ["bench/matches.ts", "0"],
    ["../lib/build/engine_main.ts", "--npm"],
  ];
  await Promise.all(refused.map(async ([path, ...args]) => {
    const main = new URL(`../${path}`, import.meta.url).pathname;
    const { code, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "--config", CONFIG, main, ...args],
    }).output();
    const said = new TextDecoder().decode(stderr).trim();
    assertEquals([code, said.split("\n").length], [2, 1], `${path}: ${said}`);
  }));
});
