/**
 * Once a page has all it needs, has the browser keep what works without a network. Not where data is
 * to be saved; and where storage is forbidden, nothing is kept.
 */
export const OFFLINE_SCRIPT = `addEventListener("load", () => {
if (!navigator.connection?.saveData) navigator.serviceWorker?.register("/sw.js").catch(() => {});
});`;

/**
 * Goes back to the page that was asked for as soon as the server answers; to the form, where one asked
 * (`BACK` in lib/ui/offline/worker.ts).
 */
export const RETURN_SCRIPT = `{
const back = async () => {
  const answer = await fetch("/healthz", { signal: AbortSignal.timeout(4e3) }).catch(() => {});
  if (!answer?.ok) return;
  if (!location.pathname.startsWith("/offline")) location.reload();
  else if (location.hash === "#back") history.back();
};
addEventListener("online", back);
setInterval(back, 5000);
}`;
