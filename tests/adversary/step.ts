/** What an attack is made of: steps by name, whose arguments are drawn. */

import fc from "fast-check";
import type { Attack } from "./attack.ts";

type Draws<Args> = { readonly [Name in keyof Args]: fc.Arbitrary<Args[Name]> };

export interface Step {
  /** How often it's drawn, compared with others. */
  readonly weight: number;
  readonly args: fc.Arbitrary<unknown>;
  act(attack: Attack, args: never): Promise<unknown>;
}

export function step<Args extends object>(
  weight: number,
  draws: Draws<Args>,
  act: (attack: Attack, args: Args) => Promise<unknown>,
): Step {
  return { weight, args: fc.record(draws as never), act };
}

/** One of those there are, the newest first; undefined where there are none. */
export function pick<Item>(items: readonly Item[], place: number): Item | undefined {
  return items[items.length - 1 - place % items.length];
}

export const who = fc.nat(3);
export const place = fc.nat(7);

/** Text of any code points, halves of pairs too. fast-check's own takes seconds to set up. */
export const anyText: fc.Arbitrary<string> = fc.array(fc.nat(0x10FFFF), { maxLength: 20 })
  .map((points) => String.fromCodePoint(...points));

/** What nobody should send. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 3 },
  fc.constantFrom<unknown>(
    null,
    "",
    "__proto__",
    "constructor",
    -0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    "\uD800",
    "\u0000",
    "x".repeat(300),
    "A".repeat(22),
    [],
    {},
    [[[[[[]]]]]],
    true,
  ),
  anyText,
  fc.jsonValue({ maxDepth: 2 }),
);

/** Changes to a body: which of its fields, and what it becomes; mostly none. */
export const bends = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.tuple(fc.nat(8), hostile), { minLength: 1, maxLength: 2 }) },
);
export type Bends = readonly (readonly [field: number, value: unknown])[];

/** A body with some of its fields changed, or with one that has no place there. */
export function bend(body: object, bends: Bends): object {
  const names = [...Object.keys(body), "extra"];
  const changes = bends.map(([field, value]) => [names[field % names.length]!, value]);
  return { ...body, ...Object.fromEntries(changes) };
}
