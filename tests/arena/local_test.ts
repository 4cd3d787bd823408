import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { fileURLToPath } from "node:url";
import { fightLocally, LocalError } from "../../lib/server/arena/local.ts";
import { quote } from "../../lib/server/arena/tournament.ts";
import { scope } from "../../lib/server/clock.ts";
import { CONFIG } from "../config.ts";
import { makeFolder } from "../folder.ts";
import { seededWorld } from "../seeded_world.ts";
import { SMALL } from "./serving.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DEFENDER = `python3 ${quote(`${ROOT}/examples/bots/arena/block_defender.py`)}`;
const PATIENT = { ...SMALL, gameTime: 3600, responseTime: 3600, generations: 20 };

async function fight(first: string, second: string) {
  const world = scope(seededWorld());
  try {
    return await fightLocally([first, second], PATIENT, world);
  } finally {
    world.end();
  }
}

Deno.test("two programs play one match", async () => {
  const match = await fight(DEFENDER, DEFENDER);
  assertEquals(match.generations, 20);
  assert(match.cells[0] > 0 && match.cells[1] > 0);
});

Deno.test("a program that only trains fights the other all the same", async () => {
  const match = await fight(`python3 ${quote(`${ROOT}/tests/arena/prose_bot.py`)}`, DEFENDER);
  assertEquals(match.bots.map(({ name }) => name), ["Awesome Bot!", "block defender"]);
});

Deno.test("a program that ends within the match has lost it", async () => {
  const quitter = `env PYTHONPATH=${quote(`${ROOT}/examples/bots/arena`)} python3 -c ` +
    `"import arena_client, sys; arena_client.play('tests', 'quitter', lambda board: sys.exit)"`;
  const { outcome } = await fight(quitter, DEFENDER);
  assertEquals(outcome, { winner: 1, by: "forfeit", fault: "" });
});

Deno.test("a program that ends before a match begins is named", async () => {
  await assertRejects(() => fight("false", DEFENDER), LocalError, "false ended with code 1");
});

Deno.test("both programs are named if neither can start", async () => {
  const error = await assertRejects(() => fight("false", "sh -c 'exit 7'"), LocalError);
  assertEquals(error.commands, ["false", "sh -c 'exit 7'"]);
  assertStringIncludes(error.message, "exit 7' ended with code 7 before a match began");
});

Deno.test("programs are called as they are where the task is called", async () => {
  await using folder = await makeFolder();
  await Deno.writeTextFile(`${folder.path}/seven.sh`, "exit 7");
  const main = `${ROOT}/lib/server/arena/main.ts`;
  const { stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--config", CONFIG, main, "--local", "sh seven.sh", "true"],
    cwd: ROOT,
    env: { INIT_CWD: folder.path, NO_COLOR: "1" },
  }).output();
  const said = new TextDecoder().decode(stderr);
  assertStringIncludes(said, "sh seven.sh ended with code 7 before a match began");
});
