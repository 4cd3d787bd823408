/** Every message that a client may send to a room, as an honest one would, from what is drawn. */

import type { ClientMessage } from "../../lib/rooms/protocol.ts";
import type { Person } from "./people.ts";

/** What a message is made of. */
interface Saying {
  readonly person: Person;
  readonly code: string;
  /** The version seen last, and a number that makes every request another. */
  readonly on: number;
  readonly id: number;
  readonly choice: number;
}

type Write<T> = (saying: Saying) => Omit<Extract<ClientMessage, { t: T }>, "t" | "id" | "on">;

const MOVES = ["a1,b1,a2,b2", "pass", "aa1,ab1,aa2,ab2", "!m13", "random", "d4,e5", "-", "a1"];
const OFFERS = ["draw", "rematch", "takeback"] as const;
const POOLS = ["conquerors-v2.60", "conquerors-v2.60", "conquerors-v2.600+5"] as const;
const WISHES = ["sit", "sit", "sit", "back", "take", "watch"] as const;

/** A message that isn't here doesn't compile. */
const MESSAGES: { readonly [T in ClientMessage["t"]]: Write<T> } = {
  join: ({ person, code, choice }) => ({
    protocol: choice === 15 ? 0 : 1,
    code,
    wish: WISHES[choice % WISHES.length]!,
    token: person.token(code),
    identity: person.identity,
    name: person.word(),
    key: keyOf(person, code),
    since: 0,
  }),
  seek: ({ person, code, choice }) => ({
    protocol: choice === 15 ? 0 : 1,
    pool: POOLS[choice % POOLS.length]!,
    token: person.token(`${code} sought`),
    identity: person.identity,
    name: person.word(),
  }),
  ping: () => ({}),
  sync: ({ on, choice }) => ({ since: choice % 2 === 0 ? 0 : on }),
  leave: () => ({}),
  move: ({ choice }) => ({ move: MOVES[choice % MOVES.length]! }),
  queue: ({ choice }) => ({
    steps: [{ after: ["any"], move: MOVES[choice % MOVES.length]! }].slice(choice % 2),
  }),
  resign: () => ({}),
  abort: () => ({}),
  claim: () => ({}),
  offer: ({ choice }) => ({ what: OFFERS[choice % 3]! }),
  accept: ({ choice }) => ({ what: OFFERS[choice % 3]! }),
  decline: ({ choice }) => ({ what: OFFERS[choice % 3]! }),
  say: ({ person }) => ({ text: `well ${person.word()}` }),
  narrow: ({ choice }) => ({ seats: 2 + choice % 3 }),
  enlist: ({ choice }) => ({ levels: Array(choice % 4).fill("easy") }),
  lend: ({ person, code }) => ({ key: keyOf(person, code) }),
};

export const TAGS = Object.keys(MESSAGES) as ClientMessage["t"][];

export function write(t: ClientMessage["t"], saying: Saying): object {
  const { on, id } = saying;
  return { t, id: `id-${id}`, on, ...MESSAGES[t](saying as never) };
}

function keyOf(person: Person, code: string): string {
  return `key-${code}-${person.index % 2}`.padEnd(22, "_");
}
