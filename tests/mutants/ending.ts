/** What to undo if a run is broken off: processes that go on, copies that stay. */

const undoings = new Set<() => void>();

/** Undoes it when the run is broken off, unless the answer is called before. */
export function ifBrokenOff(undo: () => void): () => void {
  undoings.add(undo);
  return () => undoings.delete(undo);
}

/** Ends the process on a signal, with nothing left behind. */
export function endOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => {
      for (const undo of [...undoings].reverse()) undo();
      Deno.exit(1);
    });
  }
}
