/**
 * A clock that stands still while a server, or the thread that asks it, is ready to run and other programs
 * have the processor: what they do to a busy machine is none of the server's doing. It needs Linux to say so.
 */
export function ownClock(server: number): () => number {
  const threads = [`${server}/task/${server}`, "thread-self"];
  const read = () => ({ at: performance.now(), waited: threads.map(waitedFor) });
  let last = read(), own = last.at;
  return () => {
    const now = read();
    // Both may have waited at the same time.
    const waited = Math.max(...now.waited.map((ms, thread) => ms - last.waited[thread]!));
    own += Math.max(0, now.at - last.at - waited);
    last = now;
    return own;
  };
}

/** How long a thread has been ready to run without a processor, ms; 0 where nobody says. */
function waitedFor(thread: string): number {
  try {
    return Number(Deno.readTextFileSync(`/proc/${thread}/schedstat`).split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}
