/** Secrets in memory. */

import type { Keys } from "./keys.ts";

export class MemoryKeys implements Keys {
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();

  find(name: string, make: () => Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const secret = this.#kept.get(name) ?? make();
    this.#kept.set(name, secret);
    return Promise.resolve(secret);
  }
}
