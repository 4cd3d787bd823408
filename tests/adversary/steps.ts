/** All that may happen to a server, drawn by its weight. */

import fc from "fast-check";
import { ACCOUNT_STEPS } from "./account_steps.ts";
import { ARENA_STEPS } from "./arena_steps.ts";
import type { Attack } from "./attack.ts";
import { BOT_GAME_STEPS } from "./bot_game_steps.ts";
import { BOT_STEPS } from "./bot_steps.ts";
import { ASKED, PAGE_STEPS } from "./page_steps.ts";
import { ROOM_STEPS } from "./room_steps.ts";
import { RUSH_STEPS } from "./rush_steps.ts";
import { type Step, step } from "./step.ts";

const WORLD_STEPS = {
  pass: step(4, { ms: fc.constantFrom(300, 3_000, 12_000, 70_000) }, async (attack, { ms }) => {
    await attack.target.pass(ms);
    await attack.settle();
  }),
  disk: step(3, { isFull: fc.boolean() }, (attack, { isFull }) => {
    attack.target.fill(isFull);
    return Promise.resolve();
  }),
};

export const STEPS = {
  ...ACCOUNT_STEPS,
  ...ROOM_STEPS,
  ...PAGE_STEPS,
  ...ARENA_STEPS,
  ...BOT_STEPS,
  ...BOT_GAME_STEPS,
  ...RUSH_STEPS,
  ...WORLD_STEPS,
} satisfies Record<string, Step>;

/** A step as it's drawn, printed and played again: its name, and its arguments as JSON. */
export type Drawn = readonly [name: string, args: unknown];

/** What a plan may be about: some orders only come up where little else does. */
const AREAS: readonly Readonly<Record<string, Step>>[] = [
  STEPS,
  { ...ACCOUNT_STEPS, ...RUSH_STEPS, ...WORLD_STEPS },
  { ...ROOM_STEPS, ...WORLD_STEPS },
  { ...ARENA_STEPS, ...WORLD_STEPS },
  { ...ROOM_STEPS, ...BOT_STEPS, ...BOT_GAME_STEPS },
];

function planOf(steps: Readonly<Record<string, Step>>): fc.Arbitrary<readonly Drawn[]> {
  const drawn = Object.entries(steps).map(([name, { weight, args }]) => ({
    weight,
    arbitrary: fc.tuple(fc.constant(name), args) as fc.Arbitrary<Drawn>,
  }));
  return fc.array(fc.oneof(...drawn), { minLength: 1, maxLength: 80, size: "max" });
}

/** A whole attack. */
export const plans = fc.oneof(...AREAS.map(planOf));

/** Every step a few times, and every page once. */
export function everyStep(): Drawn[] {
  const visits = ASKED.map((route): Drawn => ["visit", { route, place: 0, query: "" }]);
  const others = Object.entries<Step>(STEPS).flatMap(([name, { args }]) =>
    fc.sample(args, { seed: 1, numRuns: 3 }).map((args): Drawn => [name, args])
  );
  return [...others, ...visits];
}

/** Does a step, and sees that nothing is wrong then. */
export async function take(attack: Attack, [name, args]: Drawn): Promise<void> {
  const chosen: Step | undefined = (STEPS as Record<string, Step>)[name];
  if (!chosen) throw new Error(`There is no step ${name}`);
  attack.note(`step ${name}`);
  await chosen.act(attack, args as never);
  attack.check();
}
