/**
 * Keeps the keyboard's place when what had the focus is taken away: a button goes with the offer that it
 * answered, a form with what it began, a table with its game. Who was there goes on at what has come in its
 * place, by its id, or from the top of the page's content, not from the top of the page. What comes in its
 * place may be fetched first: for three seconds it's waited for there. Written here as every page's script is.
 */
export const FOCUS_SCRIPT = `{
let last, until;
addEventListener("focusin", ({ target }) => {
  if (target.id !== "content") last = target;
});
new MutationObserver(() => {
  const isLost = document.activeElement === document.body;
  const home = document.getElementById("content");
  if (last?.isConnected !== false || !isLost && document.activeElement !== home) return;
  if (isLost) until = Date.now() + 3000;
  if (Date.now() < until) document.getElementById(last.id)?.focus({ preventScroll: true });
  if (!home || document.activeElement !== document.body) return;
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
}).observe(document, { childList: true, subtree: true });
}`;
