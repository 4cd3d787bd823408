/** A round robin between the programs of a folder. */

import { assertEquals, assertMatch } from "@std/assert";
import { type Pairing, standingsOf } from "../../lib/arena/cross_table.ts";
import { crossTable, entrantsIn, playTournament } from "../../lib/server/arena/tournament.ts";
import { scope } from "../../lib/server/clock.ts";
import { ROOT } from "../../lib/build/sources.ts";
import { CONFIG } from "../config.ts";
import { makeFolder } from "../folder.ts";
import { seededWorld } from "../seeded_world.ts";
import { SMALL } from "./serving.ts";

Deno.test("scripts and executable files are programs, and what they're made of isn't", async () => {
  await using folder = await makeFolder();
  const files = ["a.py", "b.ts", "arena_client.py", "_own.ts", ".hidden.py", "notes.md", "it's.js"];
  for (const name of files) await Deno.writeTextFile(`${folder.path}/${name}`, "");
  await Deno.writeTextFile(`${folder.path}/run`, "", { mode: 0o755 });
  await Deno.mkdir(`${folder.path}/c.py`);
  const entrants = await entrantsIn(folder.path);
  assertEquals(entrants.map(({ name }) => name), ["a.py", "b.ts", "it's.js", "run"]);
  assertEquals(entrants[0]!.command, `python3 '${folder.path}/a.py'`);
  assertEquals(entrants[2]!.command, `deno run -A '${folder.path}/it'\\''s.js'`);
});

Deno.test("a name that ends with .move is of a program that's run for every move, script or not", async () => {
  await using folder = await makeFolder();
  await Deno.writeTextFile(`${folder.path}/one.move.py`, "");
  for (const name of ["two.move", "two"]) {
    await Deno.writeTextFile(`${folder.path}/${name}`, "", { mode: 0o755 });
  }
  const entrants = await entrantsIn(folder.path);
  assertEquals(entrants.map(({ name, command }) => [name, command.includes("--per-move")]), [
    ["one.move.py", true],
    ["two", false],
    ["two.move", true],
  ]);
});

Deno.test("wins count 1 and draws a half, and the best comes first", () => {
  const entrants = ["one", "two", "three"].map((name) => ({ name, command: name }));
  const match = (a: number, b: number, winner: number | null): Pairing => ({
    pair: [a, b],
    winner,
    by: "majority",
    generations: 9,
  });
  const rows = standingsOf(entrants, [match(0, 1, 1), match(0, 2, null), match(1, 2, 1)]);
  assertEquals(rows.map(({ name, score }) => [name, score]), [["two", 2], ["one", 0.5], [
    "three",
    0.5,
  ]]);
  assertEquals(
    crossTable(rows),
    [
      "          1  2  3",
      " 1 two    ·  1  1  2",
      " 2 one    0  ·  ½  0.5",
      " 3 three  0  ½  ·  0.5",
    ].join("\n"),
  );
});

Deno.test("of two programs that can't start neither scores", async () => {
  const entrants = ["false", "sh -c 'exit 7'", "true"].map((command) => ({
    name: command,
    command,
  }));
  const world = scope(seededWorld());
  const played = await playTournament(entrants, SMALL, world, () => {});
  world.end();
  assertEquals(played.map(({ winner }) => winner), ["neither", "neither", "neither"]);
  assertEquals(standingsOf(entrants, played).map(({ score }) => score), [0, 0, 0]);
});

Deno.test("the examples and a program that doesn't come play a tournament", async () => {
  await using folder = await makeFolder();
  for (const name of ["arena_client.py", "block_defender.py"]) {
    await Deno.copyFile(`${ROOT}/examples/bots/arena/${name}`, `${folder.path}/${name}`);
  }
  await Deno.copyFile(`${folder.path}/block_defender.py`, `${folder.path}/second.py`);
  await Deno.writeTextFile(`${folder.path}/absent.py`, "raise SystemExit(3)");
  const main = `${ROOT}/lib/server/arena/main.ts`;
  const { stdout, stderr, success } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--no-check",
      "--config",
      CONFIG,
      main,
      "--json",
      "--tournament",
      folder.path,
    ],
    env: { ARENA_WIDTH: "60", ARENA_HEIGHT: "40", ARENA_GENERATIONS: "40", NO_COLOR: "1" },
  }).output();
  const said = new TextDecoder().decode(stderr);
  assertEquals(success, true, said);
  const { rows, matches } = JSON.parse(new TextDecoder().decode(stdout));
  assertEquals(matches.length, 3);
  assertEquals(rows.at(-1).name, "absent.py");
  assertEquals(rows.at(-1).score, 0);
  assertMatch(
    said,
    /absent\.py - block_defender\.py: block_defender\.py wins \(.*ended with code 3/,
  );
});
