/** The event loop's next turn: long work waits for it between its pieces, so that others aren't kept waiting. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
