/**
 * Who of those who wait for an opponent play each other. Those of like strength come first, and how
 * unlike they may be grows with every second that both have waited.
 */

export interface Waiting {
  /** Of the place in the queue. */
  readonly id: string;
  /** Only those of one pool meet. */
  readonly pool: string;
  /** The hash of the browser's identity. */
  readonly identity: string;
  /** The mark of the address. */
  readonly source: string;
  readonly rating: number;
  readonly deviation: number;
  /** Since when, ms. */
  readonly since: number;
  /** Whom they don't want to play with, by identity. */
  readonly blocked: ReadonlySet<string>;
  /** Whom they played with last, by identity; empty for nobody. */
  readonly last: string;
  /** The one whom they're here for, by identity; absent for whoever may come. */
  readonly only?: string;
}

export type Pair = readonly [Waiting, Waiting];

/** How far apart ratings may be: so much at once, a share of how unsure a rating is, and more by the second. */
const WINDOW = { base: 50, ofDeviation: 0.5, perSecond: 20 };

/** How long two wait to meet if they share a network, so aren't rated, or have just played, ms. */
const PATIENCE = 10_000;

/** How far from someone's rating an opponent's may be by now. */
export function windowOf({ deviation, since }: Waiting, now: number): number {
  const { base, ofDeviation, perSecond } = WINDOW;
  return base + ofDeviation * deviation + perSecond * Math.max(0, now - since) / 1000;
}

/** Whether two may play each other by now. */
export function mayMeet(one: Waiting, other: Waiting, now: number): boolean {
  if (one.pool !== other.pool || one.identity === other.identity) return false;
  if (!isFor(one, other) || !isFor(other, one)) return false;
  if (one.blocked.has(other.identity) || other.blocked.has(one.identity)) return false;
  const distance = Math.abs(one.rating - other.rating);
  if (distance > Math.min(windowOf(one, now), windowOf(other, now))) return false;
  const isSecondChoice = one.source === other.source || one.last === other.identity ||
    other.last === one.identity;
  return !isSecondChoice || Math.min(now - one.since, now - other.since) >= PATIENCE;
}

function isFor({ only }: Waiting, { identity }: Waiting): boolean {
  return only === undefined || only === identity;
}

/**
 * Pairs everyone who can be paired, the closest first: no two are left, or given to others, who
 * would rather have played each other.
 */
export function pairUp(waiting: readonly Waiting[], now: number): Pair[] {
  const pools = Map.groupBy(waiting, ({ pool }) => pool);
  return [...pools.values()].flatMap((pool) => new PoolPairing(pool, now).pair());
}

/** By rating; of equals the one who has waited longer comes first. */
function byRating(one: Waiting, other: Waiting): number {
  return one.rating - other.rating || one.since - other.since || (one.id < other.id ? -1 : 1);
}

/**
 * One pool by rating. Two who are nearest to each other are a pair, whatever the others do: so the
 * nearest one is looked up again and again, each time farther out, until nobody has anybody.
 */
class PoolPairing {
  readonly #sorted: readonly Waiting[];
  readonly #taken: boolean[];
  /** How far out everyone has looked below and above. */
  readonly #below: number[];
  readonly #above: number[];

  constructor(pool: readonly Waiting[], private readonly now: number) {
    this.#sorted = pool.toSorted(byRating);
    this.#taken = this.#sorted.map(() => false);
    this.#below = this.#sorted.map((_, index) => index - 1);
    this.#above = this.#sorted.map((_, index) => index + 1);
  }

  pair(): Pair[] {
    const pairs: Pair[] = [];
    for (let before = -1; before < pairs.length;) {
      before = pairs.length;
      for (const index of this.#sorted.keys()) {
        const other = this.#nearest(index);
        if (other === undefined || this.#nearest(other) !== index) continue;
        this.#taken[index] = this.#taken[other] = true;
        pairs.push([this.#sorted[index]!, this.#sorted[other]!]);
      }
    }
    return pairs;
  }

  /** Of two who are as near the one fewer places away, then the weaker. */
  #nearest(index: number): number | undefined {
    if (this.#taken[index]) return undefined;
    const below = this.#look(index, this.#below, -1);
    const above = this.#look(index, this.#above, 1);
    if (below === undefined || above === undefined) return below ?? above;
    const nearer = this.#distance(index, below) - this.#distance(index, above) ||
      (index - below) - (above - index);
    return nearer <= 0 ? below : above;
  }

  /** The first free one on a side whom somebody may meet; who is passed over is never looked at again. */
  #look(index: number, places: number[], step: 1 | -1): number | undefined {
    const sorted = this.#sorted, me = sorted[index]!, reach = windowOf(me, this.now);
    for (let place = places[index]!; place >= 0 && place < sorted.length; place += step) {
      places[index] = place;
      if (this.#distance(index, place) > reach) return undefined;
      if (!this.#taken[place] && mayMeet(me, sorted[place]!, this.now)) return place;
    }
    return undefined;
  }

  #distance(one: number, other: number): number {
    return Math.abs(this.#sorted[one]!.rating - this.#sorted[other]!.rating);
  }
}
