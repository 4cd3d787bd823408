/** Questions that are asked while another is on its way are asked together after it. */
export class Batch<Key, Answer> {
  #keys = new Set<Key>();
  #next: Promise<Answer> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly answer: (keys: ReadonlySet<Key>) => Promise<Answer>) {}

  /** The answer to a question that begins from now on, and has this key. */
  ask(key: Key): Promise<Answer> {
    this.#keys.add(key);
    return this.#next ??= this.#ask();
  }

  #ask(): Promise<Answer> {
    const asked = this.#last.then(() => {
      const keys = this.#keys;
      this.#keys = new Set();
      this.#next = undefined;
      return this.answer(keys);
    });
    this.#last = asked.catch(() => {});
    return asked;
  }
}
