/** What a table says, for its two live regions. */

import { signal } from "@preact/signals";

export class Voice {
  /** The last sentences for the polite and the assertive live region. */
  readonly said = signal("");
  readonly alerted = signal("");
  /** Which of the two spoke last. */
  readonly spokeLast = signal<"said" | "alerted">("said");

  /** Speaks politely, and is heard also when it says the same twice. */
  say(sentence: string): void {
    this.spokeLast.value = "said";
    this.said.value = heardAgain(this.said.peek(), sentence);
  }

  /** Speaks at once: it is one's turn, or the game is over. */
  alert(sentences: readonly string[]): void {
    this.spokeLast.value = "alerted";
    this.alerted.value = sentences.join(" ");
  }
}

/** What a live region says after something else: the same again is given a space, or it would not be read. */
export function heardAgain(before: string, sentence: string): string {
  return sentence === before ? `${sentence}\u00a0` : sentence;
}
