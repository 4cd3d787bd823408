/**
 * Pairs as many as can be paired, the first in a list as they'd like it best: Edmonds' blossom
 * algorithm finds out whether everyone else still has somebody once two are given to each other.
 */

/** Whether two, by their places in the list, may meet; the order of the two doesn't matter. */
type MayMeet = (one: number, other: number) => boolean;

/** Whom somebody would like best, of those who are left, in their order, themselves not among them. */
export type Prefer = (one: number, left: readonly number[]) => Iterable<number>;

/** The pairs of a list of this many: no other pairs would leave fewer alone. */
export function pairBest(count: number, mayMeet: MayMeet, prefer: Prefer): [number, number][] {
  return pairsOf(new Matching(count, mayMeet, prefer), count, prefer);
}

/** The same; undefined, and soon, where somebody would be left alone. */
export function pairAll(
  count: number,
  mayMeet: MayMeet,
  prefer: Prefer,
): [number, number][] | undefined {
  const matching = new Matching(count, mayMeet, prefer);
  return matching.isPerfect ? pairsOf(matching, count, prefer) : undefined;
}

function pairsOf(matching: Matching, count: number, prefer: Prefer): [number, number][] {
  return inTurn(count, (one, left) => matching.choose(one, () => prefer(one, left)));
}

/** Everyone who is left when it's their turn chooses one of those who are. */
function inTurn(
  count: number,
  choose: (one: number, left: readonly number[]) => number | undefined,
): [number, number][] {
  const pairs: [number, number][] = [];
  const left = Array.from({ length: count }, (_, place) => place);
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const other = choose(one, left);
    if (other === undefined) continue;
    pairs.push([one, other]);
    left.splice(left.indexOf(other), 1);
  }
  return pairs;
}

function first(wished: Iterable<number>, may: (other: number) => boolean): number | undefined {
  for (const other of wished) if (may(other)) return other;
}

const NOBODY = -1;

/** The greatest matching there is of those who weren't given away yet. */
class Matching {
  readonly #mate: number[];
  readonly #isAway: boolean[];

  /** Begins with what they'd like best: where that works out, nothing is to be searched. */
  constructor(
    private readonly count: number,
    private readonly mayMeet: MayMeet,
    prefer: Prefer,
  ) {
    this.#mate = Array(count).fill(NOBODY);
    this.#isAway = Array(count).fill(false);
    const wished = inTurn(
      count,
      (one, left) => first(prefer(one, left), (other) => mayMeet(one, other)),
    );
    for (const [one, other] of wished) this.#join(one, other);
    for (let one = 0; one < count; one++) {
      if (this.#mate[one] === NOBODY) this.#augment(one);
    }
  }

  /** Whether everyone has somebody. */
  get isPerfect(): boolean {
    return !this.#mate.includes(NOBODY);
  }

  /**
   * Gives one the first of those they wish for with whom no fewer pairs can be made; nobody if there is
   * none. Either way they are taken out, as is whom they get.
   */
  choose(one: number, wished: () => Iterable<number>): number | undefined {
    const mayHave = (other: number) => this.mayMeet(one, other);
    const best = first(wished(), mayHave);
    if (best === undefined || this.#give(one, best)) return this.#takeOut(one, best);
    const mate = this.#mate[one]!;
    this.#takeOut(one);
    // Nobody else has a mate for who had this one: so anyone who could be without theirs may be given away.
    const search = this.#search();
    search.from([mate, ...this.#alone()]);
    const other = first(wished(), (other) => search.isOuter(other) && mayHave(other));
    if (other !== undefined) this.#turn(search, this.#free(other));
    return this.#takeOut(one, other);
  }

  /** Gives two to each other, unless fewer pairs could be made then; whether it did. */
  #give(one: number, other: number): boolean {
    const mates = [this.#mate[one]!, this.#mate[other]!] as const;
    if (mates[0] === other || mates.includes(NOBODY)) return true;
    this.#takeOut(one, other);
    if (this.#augment(mates[0]) || this.#augment(mates[1])) return true;
    this.#isAway[one] = this.#isAway[other] = false;
    this.#join(one, mates[0]);
    this.#join(other, mates[1]);
    return false;
  }

  /** Takes one out, and another. */
  #takeOut(one: number, other?: number): number | undefined {
    for (const place of other === undefined ? [one] : [one, other]) {
      this.#free(place);
      this.#isAway[place] = true;
    }
    return other;
  }

  /** Takes somebody's mate away, and gives that one. */
  #free(one: number): number {
    const mate = this.#mate[one]!;
    if (mate !== NOBODY) this.#mate[mate] = NOBODY;
    this.#mate[one] = NOBODY;
    return mate;
  }

  /** Those who have nobody. */
  #alone(): number[] {
    return [...this.#mate.keys()].filter((place) =>
      this.#mate[place] === NOBODY && !this.#isAway[place]
    );
  }

  #join(one: number, other: number): void {
    this.#mate[one] = other;
    this.#mate[other] = one;
  }

  /** Finds one who is free a mate, though others have to change theirs; whether there is a way. */
  #augment(root: number): boolean {
    const search = this.#search(), end = search.from([root]);
    this.#turn(search, end);
    return end !== NOBODY;
  }

  #search(): Search {
    return new Search(
      this.count,
      this.#mate,
      (one, other) => !this.#isAway[other] && one !== other && this.mayMeet(one, other),
    );
  }

  /** Gives everyone on the path from there to its root the next one on it. */
  #turn({ parent }: Search, from: number): void {
    for (let end = from; end !== NOBODY;) {
      const before = parent[end]!, next = this.#mate[before]!;
      this.#mate[end] = before;
      this.#mate[before] = end;
      end = next;
    }
  }
}

/** The search for an alternating path, in which odd circles shrink to their base. */
class Search {
  readonly parent: number[];
  readonly #base: number[];
  readonly #isSeen: boolean[];
  readonly #queue: number[] = [];

  constructor(
    private readonly count: number,
    private readonly mate: readonly number[],
    private readonly isJoined: MayMeet,
  ) {
    this.parent = Array(count).fill(NOBODY);
    this.#base = Array.from({ length: count }, (_, place) => place);
    this.#isSeen = Array(count).fill(false);
  }

  /** The end of a path from those who are free to another who is; nobody if there is none. */
  from(roots: readonly number[]): number {
    for (const root of roots) this.#see(root);
    for (let at = 0; at < this.#queue.length; at++) {
      const place = this.#queue[at]!;
      // The last first: those who choose soon keep whom they'd like.
      for (let next = this.count - 1; next >= 0; next--) {
        if (this.#base[place] === this.#base[next] || this.mate[place] === next) continue;
        if (!this.isJoined(place, next)) continue;
        if (this.isOuter(next)) this.#shrink(place, next);
        else if (this.parent[next] === NOBODY) {
          this.parent[next] = place;
          if (this.mate[next] === NOBODY) return next;
          this.#see(this.mate[next]!);
        }
      }
    }
    return NOBODY;
  }

  /** Whether a path leads there by whose turn somebody gets a mate and this one has none. */
  isOuter(place: number): boolean {
    return this.#isSeen[place]!;
  }

  #see(place: number): void {
    this.#isSeen[place] = true;
    this.#queue.push(place);
  }

  #shrink(one: number, other: number): void {
    const base = this.#commonBase(one, other);
    const inside = new Set<number>();
    this.#walk(one, base, other, inside);
    this.#walk(other, base, one, inside);
    for (let place = 0; place < this.count; place++) {
      if (!inside.has(this.#base[place]!)) continue;
      this.#base[place] = base;
      if (!this.#isSeen[place]) this.#see(place);
    }
  }

  #commonBase(one: number, other: number): number {
    const above = new Set<number>();
    for (let place = this.#base[one]!;;) {
      above.add(place);
      if (this.mate[place] === NOBODY) break;
      place = this.#base[this.parent[this.mate[place]!]!]!;
    }
    let place = this.#base[other]!;
    while (!above.has(place)) place = this.#base[this.parent[this.mate[place]!]!]!;
    return place;
  }

  #walk(from: number, base: number, child: number, inside: Set<number>): void {
    for (let place = from; this.#base[place] !== base;) {
      const mate = this.mate[place]!;
      inside.add(this.#base[place]!).add(this.#base[mate]!);
      this.parent[place] = child;
      child = mate;
      place = this.parent[mate]!;
    }
  }
}
