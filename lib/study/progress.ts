/** How far a study is: a bar with the time left on a terminal, else a line for every tenth. */

interface Screen {
  readonly isTerminal: boolean;
  write(text: string): void;
  /** A clock in milliseconds. */
  now(): number;
}

const WIDTH = 30;

/** Milliseconds between two pictures of the bar. */
const FRAME = 100;

export class Progress {
  readonly #screen: Screen;
  readonly #total: number;
  /** What was done before this run. */
  readonly #before: number;
  readonly #began: number;
  #done: number;
  #drawn = -Infinity;

  constructor(screen: Screen, total: number, done: number) {
    this.#screen = screen;
    this.#total = total;
    this.#before = this.#done = done;
    this.#began = screen.now();
  }

  /** One more game is over. */
  step(): void {
    const tenths = this.#tenths;
    this.#done++;
    const { isTerminal, write, now } = this.#screen;
    if (!isTerminal) {
      if (this.#tenths > tenths) write(`${this.#text}\n`);
    } else if (now() - this.#drawn >= FRAME || this.#done === this.#total) {
      this.#drawn = now();
      write(`\r${this.#bar} ${this.#text}\x1b[K`);
    }
  }

  /** Prints a line of its own. */
  say(line: string): void {
    this.#screen.write(this.#screen.isTerminal ? `\r${line}\x1b[K\n` : `${line}\n`);
  }

  /** Leaves the line of the bar. */
  end(): void {
    if (this.#screen.isTerminal && this.#drawn > 0) this.#screen.write("\n");
  }

  get #tenths(): number {
    return Math.floor(10 * this.#done / this.#total);
  }

  get #bar(): string {
    const full = Math.floor(WIDTH * this.#done / this.#total);
    return `[${"#".repeat(full)}${".".repeat(WIDTH - full)}]`;
  }

  get #text(): string {
    return `${this.#done} of ${this.#total} games, ${duration(this.#left)} left`;
  }

  /** Seconds, if games take as long as they have. */
  get #left(): number {
    const played = this.#done - this.#before;
    const seconds = (this.#screen.now() - this.#began) / 1000;
    return (this.#total - this.#done) * seconds / played;
  }
}

/** `1:02:03`, or without hours `2:03`. */
function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [first, ...others] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...others.map((part) => String(part).padStart(2, "0"))].join(":");
}
