/** Where the server's own bots play: in arenas with some people who are there, but few. */

import { assertEquals } from "@std/assert";
import { HouseArenas } from "../../lib/server/bots/house_arenas.ts";

interface Kind {
  readonly isBot?: boolean;
  readonly state?: "in" | "out";
  readonly isPaired?: boolean;
  readonly isThere?: boolean;
}

const PERSON: Kind = { isThere: true };
const times = (count: number, kind: Kind) => Array.from({ length: count }, () => kind);

/** Whether a bot enters an arena in which those are entered. */
async function enters(kinds: readonly Kind[]): Promise<boolean> {
  const joined: string[] = [];
  const entrants = kinds.map(({ isBot = false, state = "in", isPaired = false }, number) => ({
    number,
    isBot,
    state,
    pairing: isPaired ? {} : null,
  }));
  const there = kinds.flatMap(({ isThere = false }, number) => isThere ? [number] : []);
  const tournaments = {
    book: {
      lists: () => Promise.resolve({ running: [{ id: "x", kind: "arena", allowsBots: true }] }),
      read: () => Promise.resolve({ entrants }),
      present: () => Promise.resolve(new Set(there)),
    },
    look: () => Promise.resolve({}),
    joinBot: (id: string) => Promise.resolve(joined.push(id)),
  };
  const world = { now: () => 0 };
  const arenas = new HouseArenas({ tournaments: tournaments as never, world, source: "here" });
  await arenas.tend([{ identity: "bot", owner: "house", name: "House Bot 1" }]);
  return joined.length > 0;
}

const CASES: readonly [string, readonly Kind[], boolean][] = [
  ["nobody", [], false],
  ["one who is there", [PERSON], true],
  ["five who are there", times(5, PERSON), true],
  ["six who are there", times(6, PERSON), false],
  ["one who is there, and six bots", [PERSON, ...times(6, { isBot: true, isThere: true })], true],
  ["bots only", times(3, { isBot: true, isThere: true }), false],
  ["one who has gone but was there a moment ago", [{ state: "out", isThere: true }], false],
  ["one who plays and wasn't heard of", [{ isPaired: true }], true],
  ["one who neither plays nor was heard of", [{}], false],
];

for (const [name, kinds, isEntered] of CASES) {
  Deno.test(`a bot of the house ${isEntered ? "joins" : "doesn't join"} ${name}`, async () => {
    assertEquals(await enters(kinds), isEntered);
  });
}
