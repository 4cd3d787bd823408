/**
 * The generalized Sprague-Grundy function γ with its counter function: Algorithm GSG (Fraenkel, §2)
 * on any game graph that fits into memory.
 */

/**
 * A game graph of vertices 0 to `size` − 1; an edge may count more than once, as two moves do. No
 * vertex has 65535 followers or more, so that 16 bits hold how many, and γ, which is no greater.
 */
export interface GameGraph {
  /** How many positions there are. */
  readonly size: number;
  /** No vertex has more followers, or more predecessors. */
  readonly maxDegree: number;
  /** How many followers a vertex has. */
  degree(vertex: number): number;
  /** Writes the followers of a vertex into a buffer of `maxDegree`, and returns how many. */
  followers(vertex: number, into: Int32Array): number;
  /** Writes the positions that lead to one; how many there are. */
  predecessors(vertex: number, into: Int32Array): number;
}

/** What stands in `Labels.value` where γ is infinite, or greater than the levels asked for. */
export const INFINITE = -1;
const UNLABELED = -2;

/** γ and its counter function c of every vertex. */
export interface Labels {
  /** By position. */
  readonly value: Int32Array;
  /** Numbers from 0 in the order of labeling, so that c rises with γ; of vertices of finite γ. */
  readonly counter: Int32Array;
}

/**
 * Labels the vertices with γ, or only those where γ < `levels`. Each level takes time linear in the
 * graph, since it goes from the labeled vertices backwards.
 */
export function label(graph: GameGraph, levels = Infinity): Labels {
  const labeling = new Labeling(graph);
  for (let level = 0; level < levels && labeling.isOpen; level++) labeling.label(level);
  return labeling;
}

/** What stands in `reached` of vertices of finite γ. */
const LABELED = 0xffff;

class Labeling implements Labels {
  readonly value: Int32Array;
  readonly counter: Int32Array;
  /** Whether there are vertices yet to be labeled. */
  isOpen: boolean;
  /** The vertices of finite γ in the order of their counter; also the queue of a level. */
  readonly #order: Int32Array;
  #labeled = 0;
  /** How many of them their predecessors no longer count among the open. */
  #closed = 0;
  /** How many followers of a vertex have no finite label. */
  readonly #open: Uint16Array;
  /** How many of these are not yet seen to have a follower with this level's label. */
  readonly #waiting: Uint16Array;
  /** The last level, counted from 1, whose label a follower of the vertex has. */
  readonly #reached: Uint16Array;

  constructor(readonly graph: GameGraph) {
    const { size } = graph;
    this.value = new Int32Array(size).fill(UNLABELED);
    this.counter = new Int32Array(size);
    this.isOpen = size > 0;
    this.#order = new Int32Array(size);
    this.#open = new Uint16Array(size);
    for (let vertex = 0; vertex < size; vertex++) this.#open[vertex] = graph.degree(vertex);
    this.#waiting = new Uint16Array(size);
    this.#reached = new Uint16Array(size);
  }

  label(level: number): void {
    const first = this.#labeled;
    this.#close();
    this.#waiting.set(this.#open);
    this.#start(level);
    this.#spread(first, level);
    this.#finish(level);
  }

  /** Labels the vertices that wait for nobody. */
  #start(level: number): void {
    const { value } = this, waiting = this.#waiting;
    for (let vertex = 0; vertex < value.length; vertex++) {
      if (waiting[vertex] === 0 && value[vertex] === UNLABELED) this.#give(vertex, level);
    }
  }

  /**
   * Labels the vertices whose open followers all turn out to have a follower with the label. One
   * that has a follower with the label itself waits for that in vain.
   */
  #spread(first: number, level: number): void {
    const { graph, value } = this;
    const order = this.#order, waiting = this.#waiting, reached = this.#reached;
    const sources = new Int32Array(graph.maxDegree), waiters = new Int32Array(graph.maxDegree);
    for (let next = first; next < this.#labeled; next++) {
      const found = graph.predecessors(order[next]!, sources);
      for (let i = 0; i < found; i++) {
        const source = sources[i]!;
        if (reached[source]! > level) continue;
        reached[source] = level + 1;
        const told = graph.predecessors(source, waiters);
        for (let j = 0; j < told; j++) {
          const waiter = waiters[j]!;
          if (--waiting[waiter]! === 0 && value[waiter] === UNLABELED) this.#give(waiter, level);
        }
      }
    }
  }

  #give(vertex: number, level: number): void {
    this.value[vertex] = level;
    this.#reached[vertex] = LABELED;
    this.counter[vertex] = this.#labeled;
    this.#order[this.#labeled++] = vertex;
  }

  /** Infinite is what has no label yet, and no follower with this one. */
  #finish(level: number): void {
    const { value } = this, reached = this.#reached;
    this.isOpen = false;
    for (let vertex = 0; vertex < value.length; vertex++) {
      if (value[vertex] !== UNLABELED) continue;
      if (reached[vertex]! > level) this.isOpen = true;
      else value[vertex] = INFINITE;
    }
  }

  /** Followers labeled at earlier levels are open no more. */
  #close(): void {
    const sources = new Int32Array(this.graph.maxDegree);
    for (; this.#closed < this.#labeled; this.#closed++) {
      const found = this.graph.predecessors(this.#order[this.#closed]!, sources);
      for (let i = 0; i < found; i++) this.#open[sources[i]!]!--;
    }
  }
}
