/** Loads a page again, for which the server had no data, as soon as it has them. */
export const AGAIN_SCRIPT = `{
const again = async () => {
  const answer = await fetch("", { signal: AbortSignal.timeout(4e3) }).catch(() => {});
  if (answer?.ok || answer?.status === 404) location.reload();
};
addEventListener("online", again);
setInterval(again, 5000);
}`;
