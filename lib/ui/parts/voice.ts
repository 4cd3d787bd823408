/** What a table says, for its two live regions. */

import { signal } from "@preact/signals";

export class Voice {
  /** The last sentences for the polite and the assertive live region. */
  readonly said = signal("");
  readonly alerted = signal("");
  /** Which of the two spoke last. */
  readonly spokeLast = signal<"said" | "alerted">("said");

  /** Speaks politely; the same sentence twice is given a space, or it would not be read again. */
  say(sentence: string): void {
    this.spokeLast.value = "said";
    this.said.value = sentence === this.said.peek() ? `${sentence}\u00a0` : sentence;
  }

  /** Speaks at once: it is one's turn, or the game is over. */
  alert(sentences: readonly string[]): void {
    this.spokeLast.value = "alerted";
    this.alerted.value = sentences.join(" ");
  }
}
