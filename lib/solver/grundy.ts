/**
 * The generalized Sprague-Grundy function γ with its counter function: Algorithm GSG (Fraenkel, §2)
 * on any game graph that fits into memory. This module is browser compatible.
 */

/** A game graph of vertices 0 to `size` − 1; an edge may count more than once, as two moves do. */
export interface GameGraph {
  readonly size: number;
  /** No vertex has more followers, or more predecessors. */
  readonly maxDegree: number;
  /** How many followers a vertex has. */
  degree(vertex: number): number;
  /** Writes the followers of a vertex into a buffer of `maxDegree`, and returns how many. */
  followers(vertex: number, into: Int32Array): number;
  predecessors(vertex: number, into: Int32Array): number;
}

/** What stands in `Labels.value` where γ is infinite, or greater than the levels asked for. */
export const INFINITE = -1;
export const UNLABELLED = -2;

/** γ and its counter function c of every vertex. */
export interface Labels {
  readonly value: Int32Array;
  /** Numbers from 0 in the order of labelling, so that c rises with γ; of vertices of finite γ. */
  readonly counter: Int32Array;
}

/**
 * Labels the vertices with γ, or only those where γ < `levels`. Each level takes time linear in the
 * graph: a vertex waits for its followers, and whoever answers one of them tells its predecessors.
 */
export function label(graph: GameGraph, levels = Infinity): Labels {
  const { size } = graph;
  const value = new Int32Array(size).fill(UNLABELLED);
  const counter = new Int32Array(size);
  /** The labelled vertices in the order of their counter; also the queue of a level. */
  const order = new Int32Array(size);
  /** How many followers of a vertex have no finite label. */
  const open = new Int32Array(size);
  for (let vertex = 0; vertex < size; vertex++) open[vertex] = graph.degree(vertex);
  /** How many of them are not yet seen to have a follower with this level's label. */
  const waiting = new Int32Array(size);
  /** The last level, counted from 1, whose label a follower of the vertex has. */
  const reached = new Int32Array(size);
  const before = new Int32Array(graph.maxDegree);
  const beforeThat = new Int32Array(graph.maxDegree);

  let labelled = 0;
  for (let level = 0, left = size; level < levels && left > 0; level++) {
    const give = (vertex: number) => {
      value[vertex] = level;
      counter[vertex] = labelled;
      order[labelled++] = vertex;
    };
    let next = labelled;
    waiting.set(open);
    for (let vertex = 0; vertex < size; vertex++) {
      if (value[vertex] === UNLABELLED && waiting[vertex] === 0) give(vertex);
    }
    while (next < labelled) {
      const sources = graph.predecessors(order[next++]!, before);
      for (let i = 0; i < sources; i++) {
        const source = before[i]!;
        open[source]!--;
        if (value[source]! >= 0 || reached[source] === level + 1) continue;
        reached[source] = level + 1;
        const waiters = graph.predecessors(source, beforeThat);
        for (let j = 0; j < waiters; j++) {
          const waiter = beforeThat[j]!;
          if (--waiting[waiter]! === 0 && value[waiter] === UNLABELLED) {
            if (reached[waiter] !== level + 1) give(waiter);
          }
        }
      }
    }
    left = 0;
    for (let vertex = 0; vertex < size; vertex++) {
      if (value[vertex] !== UNLABELLED) continue;
      if (reached[vertex] === level + 1) left++;
      else value[vertex] = INFINITE;
    }
  }
  return { value, counter };
}
