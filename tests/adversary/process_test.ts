/** Attacks on the server as it's run: in a process of its own, with workers of its own and a small disk. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { Buffer } from "node:buffer";
import fc from "fast-check";
import { Production } from "../deploy/production.ts";
import { runs } from "../full.ts";
import { PushService } from "../push/push_service.ts";
import { Attack } from "./attack.ts";
import { KNOWN_FAILURES } from "./known_failures.ts";
import { ProcessTarget } from "./process_target.ts";
import { type Drawn, everyStep, plans, take } from "./steps.ts";

/** The longest that anything may keep a server from everyone else, ms. */
const LONGEST = 50;
/** How much memory an attack may take for good, bytes. */
const GROWTH = 150 * 2 ** 20;

async function play(target: ProcessTarget, plan: readonly Drawn[]): Promise<Attack> {
  const attack = new Attack(target);
  for (const drawn of plan) await take(attack, drawn);
  await attack.end();
  return attack;
}

Deno.test("a server in its own process lives on, answers at once and forgets", async () => {
  await using production = await Production.build();
  await using pushes = await PushService.start();
  await using target = await ProcessTarget.start(production, pushes);
  const { server } = target;
  await play(target, everyStep());
  await server.say("reset");
  const before = await server.memory();
  const drawn = fc.sample(plans, { numRuns: runs(3, 200), seed: 1 });
  for (const plan of drawn) await play(target, plan);
  const growth = await server.memory() - before;
  assert(growth < GROWTH, `It grew by ${growth} bytes`);
  await server.say("longest");
  await forgetAll(target);
  const { code, log } = await server.ended();
  if (!KNOWN_FAILURES.has("traces of the forgotten")) {
    assertMatch(log, /^heap \["conquerors-v2"\]$/m);
  }
  assert(!/Unhandled|Uncaught|^\s+at .*:\d+:\d+/m.test(log), log);
  const longest = Number(/longest (\d+)/.exec(log)?.[1]);
  assert(longest <= LONGEST, `Everything waited ${longest} ms for one thing`);
  assertEquals(code, 0);
});

/** Has everybody forgotten, and looks for them in the server's memory; what it finds is in its log. */
async function forgetAll(target: ProcessTarget): Promise<void> {
  const attack = new Attack(target);
  for (const person of attack.people) {
    const { identity } = person;
    const asked = { identity };
    const { status } = await attack.post("/api/me/forget", "/api/me/forget", asked, person);
    assertEquals(status, 200);
  }
  // Hashes are counted for the rest of their minute; names and lines all begin so.
  const given = attack.people.map((person) => person.word().slice(0, 5));
  const codes = attack.people.map(({ identity }) => identity);
  // The last is there for certain.
  const texts = JSON.stringify([...codes, ...given, "conquerors-v2"]);
  await target.server.say(`heap ${Buffer.from(texts).toString("base64")}`);
}
