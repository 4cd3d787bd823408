/** Who was here a moment ago: whoever asked or did something under their identity. */

/** For how long somebody counts as online, ms: lists are asked for at least twice a minute. */
const ONLINE = 90_000;
/** How many are remembered; of more the one seen longest ago is forgotten. */
const MOST = 50_000;

export class Presence {
  /** By identity, the one seen longest ago first. */
  readonly #seen = new Map<string, number>();

  saw(identity: string, now: number): void {
    this.#seen.delete(identity);
    this.#seen.set(identity, now);
    if (this.#seen.size <= MOST) return;
    const [oldest] = this.#seen.keys();
    this.#seen.delete(oldest!);
  }

  isOnline(identity: string, now: number): boolean {
    return now - (this.#seen.get(identity) ?? -Infinity) < ONLINE;
  }

  forget(identity: string): void {
    this.#seen.delete(identity);
  }
}
