import type { Listener } from "../../lib/server/store/store.ts";

/** Hears of rooms, and can be waited for. */
export class Hearing implements Listener {
  /** What was heard, in order: codes, with a minus before those of rooms that were retired. */
  readonly heard: string[] = [];
  #wake = Promise.withResolvers<void>();

  readonly catchUp = (code: string) => this.#hear(code);
  readonly retired = (code: string) => this.#hear(`-${code}`);

  /** Waits until something was heard, once more after what was heard before. */
  async of(what: string): Promise<void> {
    while (!this.heard.includes(what)) await this.#wake.promise;
    this.heard.splice(0, this.heard.indexOf(what) + 1);
  }

  #hear(what: string): void {
    this.heard.push(what);
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }
}
