/**
 * Loads a page again whose scripts can't be had: it came from one build and asks another for them, as
 * while a server restarts, or processes are replaced one after another. Waits for the server, longer
 * each time, and gives up after a minute, or at once where storage is forbidden or somebody has begun
 * to fill in a form: forms work without scripts. What a script itself asks for, as its words, may turn
 * out to be lacking after all else is there.
 */
export const RELOAD_SCRIPT = `{
let isLacking, isFilled;
const reload = (ms) => setTimeout(async () => {
  const answer = await fetch("/healthz", { signal: AbortSignal.timeout(4e3) }).catch(() => {});
  answer?.ok ? isFilled || location.reload() : reload(2 * ms);
}, ms);
const again = () => {
  try {
    const tries = +(sessionStorage.reloads ?? 0);
    sessionStorage.reloads = tries + 1;
    if (tries < 7) reload(500 * 2 ** tries);
  } catch {}
};
addEventListener("input", () => isFilled = true, true);
addEventListener("error", ({ target, message }) => {
  if (isLacking || target.type !== "module" && !/module/.test(message)) return;
  isLacking = true;
  document.readyState === "complete" ? again() : addEventListener("load", again);
}, true);
addEventListener("load", () => setTimeout(() => {
  try { isLacking || delete sessionStorage.reloads } catch {}
}, 5e3));
}`;
