/** Outside programs: those that play, and those that do anything else. */

import { assert, assertEquals, assertMatch, assertRejects } from "@std/assert";
import { type PlayedGame, playMatch } from "../../lib/study/match.ts";
import { fixtureAt } from "../../lib/study/settings.ts";
import { pairing, playStudy, settingsOf } from "./studies.ts";

/** How long a program that never answers is waited for, and one that does; milliseconds. */
const SHORT = 300;
const LONG = 60_000;

/** A program's first game: as blue against Easy. */
function play(program: string, timeMs = LONG): Promise<PlayedGame> {
  const settings = settingsOf([pairing(`cmd:${program}`, "easy", { options: { komi: 3.5 } })]);
  return playMatch(fixtureAt(settings, 0), { ...settings, timeMs }, () => performance.now());
}

/** Hands a file of some text over, in a folder of its own, for as long as `body` runs. */
async function withFile(text: string, body: (path: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/bot`;
  try {
    await Deno.writeTextFile(path, text);
    await body(path);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

const FAULTS: [does: string, program: string, by: string, fault: RegExp][] = [
  ["says what is no turn", "echo knight to f3", "illegal", /^"knight to f3" is not a cell$/],
  ["echoes what it is sent", "cat", "illegal", /is not a cell$/],
  ["says nothing in many lines", "yes", "illegal", /^"y" is not a cell$/],
  ["says an empty line", "echo", "illegal", /^"" is not a cell$/],
  ["places too few", "echo a1", "illegal", /^a1 is illegal: too-few$/],
  ["places on another's ground", "echo a1,b1,a2,ab1", "illegal", /rival-locked$/],
  ["places a cell twice", "echo a1,a1,a2,b1", "illegal", /repeated$/],
  ["bombs too early", "echo !a1", "illegal", /bomb-early$/],
  ["never ends its line", "cat /dev/zero", "illegal", /^A line of more than 4096 bytes$/],
  [
    "prints what a terminal would obey",
    "printf \\033[2J\\n",
    "illegal",
    /^"\?\[2J" is not a cell$/,
  ],
  ["ends at once", "true", "dead", /^It ended, or closed its output$/],
  ["answers once, as Windows ends lines", "printf a1,b1,a2,b2\\r\\n", "dead", /^It ended/],
];

for (const [does, program, by, fault] of FAULTS) {
  Deno.test(`a program that ${does} loses: ${by}`, async () => {
    const game = await play(program);
    assertEquals([game.winner, game.by], [1, by]);
    assertMatch(game.fault!, fault);
  });
}

Deno.test("a program that never answers loses: late", async () => {
  const game = await play("sleep 600", SHORT);
  assertEquals([game.winner, game.by, game.round], [1, "late", 1]);
  assertEquals(game.fault, `No answer within ${SHORT} ms`);
});

Deno.test("a program's time is the clock's, though it takes none of a core", async () => {
  const settings = settingsOf([pairing("cmd:sleep 600", "easy")], { games: 1, timeMs: SHORT });
  const [game] = await playStudy(settings, 1);
  assert(game!.ms[0] >= SHORT - 1, `${game!.ms[0]} ms`);
});

Deno.test("a program that answers once and stays loses the next turn: late", async () => {
  await withFile("echo a1,b1,a2,b2; exec sleep 600", async (script) => {
    const game = await play(`sh ${script}`, 3000);
    assertEquals([game.winner, game.by, game.round], [1, "late", 2]);
  });
});

Deno.test("the second seat loses to the first", async () => {
  const settings = settingsOf([pairing("easy", "cmd:true")]);
  const game = await playMatch(fixtureAt(settings, 0), { ...settings, timeMs: LONG }, () => 0);
  assertEquals([game.winner, game.by, [...game.turns]], [0, "dead", [1, 1]]);
});

Deno.test("a program that is not there stops the study", async () => {
  await assertRejects(() => play("/no/such/bot"), Error, "/no/such/bot");
});

Deno.test("a program gets all it needs", async () => {
  const noteAndSkip = 'let answer = "a1,b1,a2,b2";\n' +
    "for await (const chunk of Deno.stdin.readable) {\n" +
    "  Deno.writeFileSync(Deno.args[0], chunk, { append: true });\n" +
    "  console.log(answer);\n" +
    '  answer = "pass";\n' +
    "}";
  await withFile(noteAndSkip, async (script) => {
    const file = `${script}.heard`;
    const game = await play(`${Deno.execPath()} run -A --no-config --ext=js ${script} ${file}`);
    assertEquals([game.by, game.fault], ["illegal", "pass is illegal: skip-used"]);
    const lines = (await Deno.readTextFile(file)).trimEnd().split("\n");
    const [{ cells, position, ...first }, second, third] = lines.map((line) => JSON.parse(line));
    assertEquals(first, {
      game: "conquerors-v2",
      options: { komi: 3.5 },
      seat: 0,
      seed: "test 0 0",
      timeMs: LONG,
    });
    assertEquals(position, "! b 1 0,0 0,0");
    assertEquals(
      [cells.length, cells.slice(0, 9).join()],
      [8 * 26, "a1,b1,c1,d1,e1,f1,g1,h1,a2"],
    );
    assertMatch(second.position, /^2A.*! b 2 0,0 0,0$/);
    assertMatch(third.position, /^2A.*! b 3 0,0 1,0$/);
    assertEquals(lines.length, 3);
  });
});

const hasPython = await lookForPython();

Deno.test({
  name: "the example in TypeScript and the one in Python play the same games",
  ignore: !hasPython,
  async fn() {
    const examples = "examples/bots/study";
    const [one, other] = await Promise.all([
      play(`${Deno.execPath()} run --no-config ${examples}/block.ts`),
      play(`python3 ${examples}/block.py`),
    ]);
    assertEquals({ ...other, ms: one.ms }, one);
    assertEquals([one.fault, one.winner], [undefined, 0]);
  },
});

async function lookForPython(): Promise<boolean> {
  try {
    const { success } = await new Deno.Command("python3", { args: ["--version"] }).output();
    return success;
  } catch {
    console.warn("Left out: there is no python3 to run the example with");
    return false;
  }
}
