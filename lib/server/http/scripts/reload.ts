/**
 * Loads a page again whose scripts can't be had: it came from one build and asks another for them, as
 * while a server restarts, or processes are replaced one after another. Waits for the server, longer
 * each time, and gives up after a minute, or at once where storage is forbidden or somebody has begun
 * to fill in a form: forms work without scripts.
 */
export const RELOAD_SCRIPT = `{
let lacksScripts, isFilled;
addEventListener("input", () => isFilled = true, true);
addEventListener("error", ({ target }) => lacksScripts ||= target.type === "module", true);
addEventListener("load", () => {
  try {
    const kept = sessionStorage, tries = +(kept.reloads ?? 0);
    if (!lacksScripts) return delete kept.reloads;
    kept.reloads = tries + 1;
    const reload = (ms) => setTimeout(async () => {
      const answer = await fetch("/healthz", { signal: AbortSignal.timeout(4e3) }).catch(() => {});
      answer?.ok ? isFilled || location.reload() : reload(2 * ms);
    }, ms);
    if (tries < 7) reload(500 * 2 ** tries);
  } catch {}
});
}`;
