/** Time that passes only on demand, so that hours take milliseconds and a seed repeats a failure. */

import { setImmediate } from "node:timers";

interface Alarm {
  readonly at: number;
  readonly order: number;
  /** Undefined once canceled. */
  call: (() => void) | undefined;
}

export class VirtualTime {
  /** ms since 1970. */
  now = 1_700_000_000_000;
  /** A binary heap: no alarm is due before the one at half its index. */
  readonly #heap: Alarm[] = [];
  #order = 0;

  after(ms: number, call: () => void): () => void {
    const at = this.now + Math.max(0, ms);
    const alarm: Alarm = { at, order: this.#order++, call };
    this.#push(alarm);
    return () => alarm.call = undefined;
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  /** Lets some ms pass. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms;
    await this.until(() => false, ms);
    this.now = end;
  }

  /** Lets time pass until something is so; false if it isn't within some ms. */
  async until(isSo: () => boolean, within: number): Promise<boolean> {
    const end = this.now + within;
    for (;;) {
      await settled();
      if (isSo()) return true;
      const next = this.#takeNext(end);
      if (!next) return false;
      this.now = Math.max(this.now, next.at);
      next.call();
    }
  }

  #takeNext(end: number): (Alarm & { call: () => void }) | undefined {
    while (this.#heap.length > 0 && this.#heap[0]!.at <= end) {
      const { at, order, call } = this.#pop();
      if (call) return { at, order, call };
    }
  }

  #push(alarm: Alarm): void {
    const heap = this.#heap;
    let index = heap.push(alarm) - 1;
    for (
      let above = parent(index);
      index > 0 && isDue(alarm, heap[above]!);
      above = parent(index)
    ) {
      heap[index] = heap[above]!;
      index = above;
    }
    heap[index] = alarm;
  }

  #pop(): Alarm {
    const heap = this.#heap;
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let index = 0;
    for (let next = child(heap, 0); next < heap.length; next = child(heap, next)) {
      if (!isDue(heap[next]!, last)) break;
      heap[index] = heap[next]!;
      index = next;
    }
    heap[index] = last;
    return first;
  }
}

function parent(index: number): number {
  return (index - 1) >> 1;
}

/** The index of the child that is due first. */
function child(heap: readonly Alarm[], index: number): number {
  const left = 2 * index + 1;
  const right = heap[left + 1];
  return right && isDue(right, heap[left]!) ? left + 1 : left;
}

function isDue(a: Alarm, before: Alarm): boolean {
  return a.at < before.at || a.at === before.at && a.order < before.order;
}

/** When all promises that can settle have done so. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
