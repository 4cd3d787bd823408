/** Attacks on the server as it's run: in a process of its own, with workers of its own and a small disk. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { Production } from "../deploy/production.ts";
import { runs } from "../full.ts";
import { PushService } from "../push/push_service.ts";
import { marksOf, tracesInText } from "../traces.ts";
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
  const drawn = fc.sample(plans, { numRuns: runs(5, 200), seed: 1 });
  for (const plan of drawn) await play(target, plan);
  const growth = await server.memory() - before;
  assert(growth < GROWTH, `It grew by ${growth} bytes`);
  await server.say("longest");
  if (!KNOWN_FAILURES.has("traces of the forgotten")) await assertForgotten(target);
  const log = await server.stop();
  assert(!/Unhandled|Uncaught|^\s+at .*:\d+:\d+/m.test(log), log);
  const longest = Number(/longest (\d+)/.exec(log)?.[1]);
  assert(longest <= LONGEST, `Everything waited ${longest} ms for one thing`);
  assertEquals((await server.ended()).code, 0);
});

/** Nothing of anybody is in the server's memory once all have had themselves forgotten. */
async function assertForgotten(target: ProcessTarget): Promise<void> {
  const attack = new Attack(target);
  const given = attack.people.flatMap(({ identity }) => marksOf(identity, []));
  for (const person of attack.people) {
    const { identity } = person;
    await attack.post("/api/me/forget", "/api/me/forget", { identity }, person);
  }
  const file = `${target.path}.heap`;
  await target.server.say(`heap ${file}`);
  await attack.ask("/healthz", { path: "/healthz" });
  assertEquals(tracesInText(await Deno.readTextFile(file), given), []);
}
