/** What a live region says after something else: the same again is given a space, or it would not be read. */
export function heardAgain(before: string, sentence: string): string {
  return sentence === before ? `${sentence}\u00a0` : sentence;
}
