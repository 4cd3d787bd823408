/** Messages that nobody should send: true ones bent, and values of every shape. */

import type { Rng } from "../../lib/games/game.ts";
import { below } from "../../lib/games/kit/rng.ts";

const SECRET = "AAAAAAAAAAAAAAAAAAAAAA";

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  "",
  "0",
  "__proto__",
  "constructor",
  "toString",
  "a1,b1,a2,b2",
  "pass",
  "!m13",
  "\uD800",
  "\uFEFF",
  "\u0000",
  "x".repeat(300),
  SECRET,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { t: "ping" },
  { __proto__: null, valueOf: 1 },
];

/** Text that is no JSON, or JSON that is not what it seems. */
const TEXTS: readonly string[] = [
  "",
  "{",
  "}",
  "[]",
  "nul",
  "NaN",
  "1e309",
  '{"t":"ping"',
  "\uFEFF{}",
  '{"t":"join","t":"ping"}',
  '{"__proto__":{"t":"ping"}}',
  "[".repeat(1_000) + "]".repeat(1_000),
  '"' + "x".repeat(1_900) + '"',
];

const TAGS = [
  "join",
  "seek",
  "ping",
  "sync",
  "move",
  "queue",
  "resign",
  "abort",
  "claim",
  "offer",
  "accept",
  "decline",
];
const MORE_TAGS = ["say", "lend", "hello", "__proto__", "snapshot", "turn"];

/** A true message of any kind for the room, bent in up to three places, as text. */
export function nonsense(rng: Rng, code: string): string {
  if (rng() < 0.1) return pick(rng, TEXTS);
  if (rng() < 0.1) return JSON.stringify(pick(rng, VALUES));
  const message: Record<string, unknown> = truth(rng, code);
  for (let bends = below(4, rng); bends > 0; bends--) {
    const name = pick(rng, [...Object.keys(message), "t", "type", "extra", "constructor"]);
    if (rng() < 0.3) delete message[name];
    else message[name] = pick(rng, VALUES);
  }
  return JSON.stringify(message);
}

function truth(rng: Rng, code: string): Record<string, unknown> {
  return {
    t: pick(rng, [...TAGS, ...MORE_TAGS]),
    protocol: 1,
    code: rng() < 0.8 ? code : "ABCDEF",
    wish: pick(rng, ["sit", "back", "take", "watch"]),
    token: SECRET,
    identity: SECRET,
    key: SECRET,
    since: below(10, rng),
    id: `${below(1_000, rng)}`,
    on: below(10, rng),
    move: pick(rng, ["a1,b1,a2,b2", "pass", "!m13", "a1", "zz99", "-"]),
    what: pick(rng, ["draw", "rematch", "money"]),
    text: "hello",
  };
}

function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  return items[below(items.length, rng)]!;
}
