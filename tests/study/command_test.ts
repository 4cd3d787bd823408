/** Command lines: what they mean, and what is said of those that mean nothing. */

import { assertEquals, assertStringIncludes, assertThrows } from "@std/assert";
import { LEVELS } from "../../lib/search/levels.ts";
import { readCommand } from "../../lib/study/command.ts";
import { UsageError } from "../../lib/study/usage.ts";

const CORES = 3;
const TWO = ["--blue", "easy", "--red", "hard"];

function read(...args: string[]) {
  return readCommand(args, CORES);
}

/** The pairings of a command, in short. */
function pairs(...args: string[]): string[] {
  return read(...args).settings.pairings.map(({ blue, red }) => `${blue}-${red}`);
}

Deno.test("what is left out has its default", () => {
  const { settings, workers, format, text } = read(...TWO);
  assertEquals(settings, {
    pairings: [{ game: "conquerors-v2", options: {}, blue: "easy", red: "hard" }],
    games: 1000,
    seed: "1",
    isFixed: false,
    timeMs: 5000,
    mostRounds: 1000,
  });
  assertEquals([workers, format], [CORES, "text"]);
  assertEquals(text, "deno task study --blue easy --red hard --games 1000 --seed 1");
});

Deno.test("a pool plays each against itself, then every pair", () => {
  assertEquals(pairs("--pool", "easy,random,hard"), [
    "easy-easy",
    "random-random",
    "hard-hard",
    "easy-random",
    "easy-hard",
    "random-hard",
  ]);
});

/** V2 and Classic. */
const REPORTED = 2;

Deno.test("--all is every level in every game of RR-001 §6, --pool says who else", () => {
  const levels = Object.keys(LEVELS).length;
  const { pairings } = read("--all").settings;
  assertEquals(pairings.length, REPORTED * levels * (levels + 1) / 2);
  assertEquals(pairs("--all", "--blue", "easy", "--red", "easy").length, REPORTED);
  assertEquals(pairs("--all", "--pool", "random").length, REPORTED);
});

Deno.test("a level plays with other numbers, by their place in its row", () => {
  const named = (name: string) => pairs("--blue", name, "--red", "easy");
  for (
    const name of [
      "hard@kill=0+bomb.chance=0.6+bomb.least=6+bomb.trade=4",
      "hard@plan.byZone=0+plan.crowded=-1.25",
      "easy@care=0+ground.rivalLate=4+pool.share=0.5",
      "expert@steps=500+generations=2+replies=1",
    ]
  ) assertEquals(named(name), [`${name}-easy`]);
});

Deno.test("a list of an option's values plays each", () => {
  const komi = (...args: string[]) =>
    read(...TWO, ...args).settings.pairings.map(({ options }) => options.komi);
  assertEquals(komi("--komi", "0,3.5,-7"), [0, 3.5, -7]);
  assertEquals(komi("--option", "komi=7"), [7]);
});

Deno.test("the command is written without what changes nothing, as a shell takes it", () => {
  const { text } = read(
    ...["--blue", "cmd:./my 'bot'", "--red", "easy", "--json", "--run", "x", "--workers", "2"],
    ...["--fixed", "--time", "50"],
  );
  assertEquals(
    text,
    "deno task study --blue 'cmd:./my '\\''bot'\\''' --red easy --games 1000 --seed 1 --fixed --time 50",
  );
});

Deno.test("the command as it's written means the same", () => {
  const { settings, text } = read("--pool", "expert@500,easy", "--komi=-7,3.5", "--seed", "-");
  assertEquals(
    text,
    "deno task study --pool expert@500,easy --komi=-7,3.5 --games 1000 --seed=-",
  );
  assertEquals(read(...text.split(" ").slice(3)).settings, settings);
});

const BAD: [args: string[], message: string][] = [
  [[], "Who plays?"],
  [["--blue", "easy"], "Who plays?"],
  [[...TWO, "--pool", "easy"], "Who plays?"],
  [["--blue", "god", "--red", "easy"], "--blue god: players are random, easy"],
  [["--blue", "cmd:", "--red", "easy"], "--blue cmd:: players are"],
  [["--blue", "hard@100", "--red", "easy"], "--blue hard@100: players are"],
  [["--blue", "expert@0", "--red", "easy"], "--blue expert@0: players are"],
  [["--blue", "expert@9@9", "--red", "easy"], "--blue expert@9@9: players are"],
  [["--blue", "hard@luck=1", "--red", "easy"], "--blue hard@luck=1: players are"],
  [["--blue", "hard@kill=1e9", "--red", "easy"], "--blue hard@kill=1e9: players are"],
  [["--blue", "hard@kill=", "--red", "easy"], "--blue hard@kill=: players are"],
  [["--blue", "expert@generations=0.5", "--red", "easy"], "players are"],
  [["--blue", "hard@plan=1", "--red", "easy"], "--blue hard@plan=1: players are"],
  [["--blue", "hard@plan.byZone=2", "--red", "easy"], "--blue hard@plan.byZone=2: players are"],
  [["--blue", "hard@bomb.constructor=1", "--red", "easy"], "players are"],
  [["--pool", "easy@kill=1", "--game", "conway"], "easy@kill=1 does not play it"],
  [["--pool", "easy,"], "--pool : players are"],
  [["--pool", "easy,easy"], "--pool easy,easy: one is twice"],
  [[...TWO, "--game", "chess"], "--game chess: there are conquerors-v2"],
  [[...TWO, "--all", "--game", "conquerors-v2"], "--all says which games"],
  [[...TWO, "--game", "arena"], "--game arena: easy does not play it"],
  [["--pool", "easy,expert", "--game", "conway"], "--game conway: expert does not play it"],
  [[...TWO, "--game", "conway", "--option", "seats=3"], "a study is of games of 2 seats"],
  [[...TWO, "--rounds", "0"], "--rounds 0: this is not"],
  [[...TWO, "--games", "0"], "--games 0: this is not a whole number from 1"],
  [[...TWO, "--games", "1e3"], "--games 1e3: this is not"],
  [[...TWO, "--workers", "-1"], "--workers"],
  [[...TWO, "--time", "soon"], "--time soon: this is not"],
  [[...TWO, "--komi", "0.25"], "--option komi=0.25: 0.25 is not from -50 to 50 by 0.5"],
  [[...TWO, "--option", "komi=1,"], "--option komi=1,:  is not from"],
  [[...TWO, "--option", "komi"], "--option komi: this is not NAME=VALUE"],
  [[...TWO, "--option", "toString=1"], "has no such option"],
  [[...TWO, "--json", "--csv"], "--json and --csv exclude each other"],
  [[...TWO, "--nonsense"], "--nonsense"],
  [[...TWO, "more"], "more"],
];

for (const [args, message] of BAD) {
  Deno.test(`refused: study ${args.join(" ")}`, () => {
    const error = assertThrows(() => read(...args), UsageError);
    assertStringIncludes(error.message, message);
    assertEquals(error.message.split("\n").length, 1);
  });
}
