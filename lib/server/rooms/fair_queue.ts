/**
 * A queue that serves sources in turn, each by what it costs: self-clocked fair queueing. However many
 * wait of one source, another's first comes next, and what is cheap before what is dear.
 */

interface Waiting<Item> {
  readonly item: Item;
  readonly source: string;
  /** When its turn is, in units of cost that each source has been served. */
  readonly turn: number;
}

interface Line {
  waiting: number;
  /** The turn of the last one. */
  last: number;
}

export class FairQueue<Item> {
  /** By turn. */
  #waiting: Waiting<Item>[] = [];
  readonly #lines = new Map<string, Line>();
  /** The turn of the one served last. */
  #now = 0;

  /** At most `most` wait, and `mostEach` of one source. */
  constructor(private readonly most: number, private readonly mostEach: number) {}

  get size(): number {
    return this.#waiting.length;
  }

  /** How many sources have any. */
  get sources(): number {
    return this.#lines.size;
  }

  /** Whether one more of that source may wait. */
  has(source: string): boolean {
    return this.size < this.most && (this.#lines.get(source)?.waiting ?? 0) < this.mostEach;
  }

  /** Lines an item up that costs 1; false if its source has enough, or the queue is full. */
  add(source: string, item: Item): boolean {
    if (!this.has(source)) return false;
    this.addAlways(source, item, 1);
    return true;
  }

  /** Lines an item up however many wait: one that was promised its turn before. */
  addAlways(source: string, item: Item, cost: number): void {
    const line = this.#lines.get(source) ?? { waiting: 0, last: this.#now };
    line.waiting++;
    line.last += cost;
    this.#lines.set(source, line);
    const after = this.#waiting.findLastIndex(({ turn }) => turn <= line.last);
    this.#waiting.splice(after + 1, 0, { item, source, turn: line.last });
  }

  /** Takes out the next item. */
  next(): Item | undefined {
    const first = this.#waiting.shift();
    if (!first) return undefined;
    this.#now = first.turn;
    this.#left(first);
    return first.item;
  }

  /** The first item of that kind. */
  find(isMeant: (item: Item) => boolean): Item | undefined {
    return this.#waiting.find(({ item }) => isMeant(item))?.item;
  }

  /** How many come before the first item of that kind; -1 if none does wait. */
  placeOf(isMeant: (item: Item) => boolean): number {
    return this.#waiting.findIndex(({ item }) => isMeant(item));
  }

  /** Takes out all items of that kind. */
  drop(isMeant: (item: Item) => boolean): Item[] {
    const dropped = this.#waiting.filter(({ item }) => isMeant(item));
    this.#waiting = this.#waiting.filter(({ item }) => !isMeant(item));
    for (const waiting of dropped) this.#left(waiting);
    return dropped.map(({ item }) => item);
  }

  #left({ source }: Waiting<Item>): void {
    const line = this.#lines.get(source)!;
    if (--line.waiting === 0) this.#lines.delete(source);
  }
}
