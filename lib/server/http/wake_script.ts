/**
 * Loads a page again whose scripts can't be had: it came from one build and asks another for them, as
 * while a server restarts, or processes are replaced one after another. Waits for the server, longer
 * each time, and gives up after a minute, or at once where storage is forbidden.
 */
export const WAKE_SCRIPT = `{
let isAsleep;
addEventListener("error", ({ target }) => isAsleep ||= target.type === "module", true);
addEventListener("load", () => {
  try {
    const kept = sessionStorage, tries = +(kept.asleep ?? 0);
    if (!isAsleep) return delete kept.asleep;
    kept.asleep = tries + 1;
    const wake = (ms) => setTimeout(async () => {
      const answer = await fetch("/healthz", { signal: AbortSignal.timeout(4e3) }).catch(() => {});
      answer?.ok ? location.reload() : wake(2 * ms);
    }, ms);
    if (tries < 7) wake(500 * 2 ** tries);
  } catch {}
});
}`;
