/** While the process has taken too much memory, nobody and nothing new is taken in. */

const MEGABYTE = 2 ** 20;
/** It has to fall so far below the limit before anyone is: else it would be off and on. */
const RELEASE = 0.9;

export class MemoryBrake {
  #isOn = false;

  /** @param megabytes the limit */
  constructor(
    private readonly megabytes: number,
    private readonly used: () => number = () => Deno.memoryUsage().rss,
  ) {}

  /** Whether too much was taken when that was last looked at. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Looks at it; to be called often. */
  check(): void {
    this.#isOn = this.used() > this.megabytes * MEGABYTE * (this.#isOn ? RELEASE : 1);
  }
}
