/** Whatever one source may take a number of times is given back, however its use ends. */

import { assert, assertEquals } from "@std/assert";

/** How long giving back may take on the slowest machine, ms. */
const PATIENCE = 20_000;

/** What one source may take a number of times. */
interface Pool<Held> {
  /** How many times. */
  readonly most: number;
  /** Takes one more; undefined if there is none. */
  take(): Promise<Held | undefined>;
  /** How many are taken; left out where only taking again can tell. */
  taken?(): number;
}

/** The ways in which what was taken comes to its end, by name. */
type Ends<Held> = Readonly<
  Record<string, (held: Held, all: readonly Held[]) => Promise<unknown> | unknown>
>;

/**
 * Takes as many as there are, ends them all in one way, and takes as many again: for every way. That
 * one more is refused each time shows that nothing is given back twice, or without having been taken.
 */
export async function assertGivesBack<Held>(pool: Pool<Held>, ends: Ends<Held>): Promise<void> {
  const ways = Object.entries(ends);
  // The last way is followed by the first, so that it is seen to give back too.
  for (const [way, end] of [...ways, ways[0]!]) {
    const held = await takeAll(pool, `before they end by ${way}`);
    await Promise.all(held.map((one) => end(one, held)));
    await returned(pool, way);
  }
}

async function takeAll<Held>(pool: Pool<Held>, when: string): Promise<Held[]> {
  const held: Held[] = [];
  for (let n = 1; n <= pool.most; n++) {
    const one = await pool.take();
    assert(one !== undefined, `${n} of ${pool.most} could not be taken ${when}`);
    held.push(one);
  }
  assertEquals(await pool.take(), undefined, `more than ${pool.most} could be taken ${when}`);
  assertEquals(pool.taken?.() ?? pool.most, pool.most, when);
  return held;
}

/** Waits until none is taken: the other end of a line hears a little later of its end. */
async function returned({ taken }: Pool<unknown>, way: string): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (taken && taken() !== 0) {
    assert(performance.now() < until, `${taken()} are still taken after they ended by ${way}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
