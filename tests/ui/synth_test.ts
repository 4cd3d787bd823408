/** Sounds in a browser that lets a page sound only from a touch on, as Safari does. */

import { assertEquals } from "@std/assert";
import { play, tonesOf } from "../../lib/ui/parts/synth.ts";

/** The moment that the page's clock tells, ms. */
let now = 0;

const started: number[] = [];

/** One that is woken in a touch only. */
class ShyContext {
  state = "suspended";
  readonly destination = {};
  static isTouched = false;
  #waiting: (() => void)[] = [];

  get currentTime(): number {
    return now / 1000;
  }

  resume(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (ShyContext.isTouched) {
      this.state = "running";
      for (const wake of this.#waiting.splice(0)) wake();
    }
    return promise;
  }
}

class Gain {
  readonly gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  connect() {}
}

class Oscillator {
  connect() {}
  start = (at: number) => started.push(at);
  stop() {}
}

function touch(): void {
  ShyContext.isTouched = true;
  dispatchEvent(new Event("click"));
  ShyContext.isTouched = false;
}

Deno.test("what could not sound is not made up for, and a touch lets the next sound", async () => {
  const browser = { AudioContext: ShyContext, GainNode: Gain, OscillatorNode: Oscillator };
  const before = performance.now;
  Object.assign(globalThis, browser);
  performance.now = () => now;
  try {
    play("won");
    now = 5000;
    touch();
    await Promise.resolve();
    assertEquals(started, []);
    play("births");
    assertEquals(started, tonesOf("births").map(({ from }) => 5 + from));
  } finally {
    performance.now = before;
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
});
