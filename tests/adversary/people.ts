/** Those who attack, and what they hold. */

export interface Ticket {
  readonly person: Person;
  readonly ticket: string;
  readonly seed: string;
  readonly game: string;
  readonly level: string;
  readonly side: number;
}

/** Where requests of nobody's come from. */
export const ELSEWHERE = "198.51.100.7";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A browser: its code makes anyone this person, from any address. */
export class Person {
  readonly identity: string;
  /** What they were called and what they said since they were forgotten last. */
  readonly given: string[] = [];
  /** Of their bots, the newest last. */
  readonly tokens: string[] = [];
  #words = 0;
  /** Whether they were forgotten, and did nothing since. */
  isForgotten = false;

  constructor(readonly index: number) {
    this.identity = `Zq${index}`.padEnd(22, "identity-");
  }

  /** Every third is behind the same address as another. */
  get source(): string {
    return `192.0.2.${this.index % 3 + 1}`;
  }

  /** A secret of theirs for a room's seat. */
  token(room: string): string {
    return `${room}-${this.index}`.padEnd(22, "token-");
  }

  /** A word that nobody else says, and that they never said before. */
  word(): string {
    const word = `Xyz${LETTERS[this.index]}${wordOf(this.#words++)}`;
    this.given.push(word);
    return word;
  }

  forgotten(): void {
    this.isForgotten = true;
    this.given.length = 0;
    this.tokens.length = 0;
  }
}

function wordOf(number: number): string {
  const last = LETTERS[number % LETTERS.length]!;
  return number < LETTERS.length ? `q${last}q` : wordOf(Math.floor(number / LETTERS.length)) + last;
}
