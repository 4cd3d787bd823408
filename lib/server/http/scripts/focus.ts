/**
 * Keeps the keyboard's place when what had the focus is taken away: a button goes with the offer that it
 * answered, a form with what it began, a table with its game. Who was there goes on at what has come in its
 * place, by its id, or from the top of the page's content, not from the top of the page. Written here as
 * every page's script is.
 */
export const FOCUS_SCRIPT = `{
let last;
addEventListener("focusin", ({ target }) => last = target);
new MutationObserver(() => {
  if (document.activeElement !== document.body || last?.isConnected !== false) return;
  document.getElementById(last.id)?.focus({ preventScroll: true });
  const home = document.getElementById("content");
  if (!home || document.activeElement !== document.body) return;
  home.tabIndex = -1;
  home.focus({ preventScroll: true });
}).observe(document, { childList: true, subtree: true });
}`;
