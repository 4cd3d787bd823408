/** The scripts that each page begins with: not modules, for they run before anything is painted. */

import { LANGUAGE_SCRIPT } from "./language.ts";
import { OFFLINE_SCRIPT } from "./offline.ts";
import { TAB_SCRIPT } from "./tab.ts";
import { THEME_SCRIPT } from "./theme.ts";
import { TRANSLATED_SCRIPT } from "./translated.ts";

/**
 * Notes which fields somebody changes, from the first moment a page is seen. What a browser itself
 * fills in on the way back doesn't count. An island that wakes (`useEarlyChoices`) calls `keepChoices`
 * before it's drawn, and what that returns afterwards: then all is chosen once more, and heard.
 */
const EARLY_SCRIPT = `{
const fields = new Set();
addEventListener("input", ({ target }) => fields.add(target), true);
keepChoices = () => {
  const choices = [...fields].map((field) => [field, field.value, field.checked]);
  const folds = [...document.querySelectorAll("details")].map((fold) => [fold, fold.open]);
  return () => {
    for (const [fold, open] of folds) fold.open = open;
    for (const [field, value, checked] of choices) {
      if (field.type !== "file") Object.assign(field, { value, checked });
    }
    for (const [field] of choices) {
      for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  };
};
}`;

/**
 * Loads a page again whose scripts can't be had: it came from one build and asks another for them, as
 * while a server restarts, or processes are replaced one after another. Waits for the server, longer
 * each time, and gives up after a minute, or at once where storage is forbidden or somebody has begun
 * to fill in a form: forms work without scripts. What a script itself asks for, as its words, may turn
 * out to be lacking after all else is there. All scripts are asked for anew before: Safari remembers of
 * one that it was lacking, and doesn't ask again by itself.
 */
const RELOAD_SCRIPT = `{
let isLacking, isFilled;
const ask = (url) =>
  fetch(url, { cache: "reload", signal: AbortSignal.timeout(4e3) }).catch(() => {});
const reload = (ms) => setTimeout(async () => {
  if (!(await ask("/healthz"))?.ok) return reload(2 * ms);
  const asked = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  await Promise.all([...asked].filter((name) => /[/]js[/]/.test(name)).map(ask));
  isFilled || location.reload();
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

/**
 * Keeps the keyboard's place when what had the focus is taken away: a button goes with the offer that it
 * answered, a form with what it began, a table with its game. Who was there goes on at what has come in its
 * place, by its id, or from the top of the page's content, not from the top of the page. What comes in its
 * place may be fetched first: for three seconds it's waited for there.
 */
const FOCUS_SCRIPT = `{
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

/**
 * Closes the menu as its page is left: a browser that puts pages aside would bring it back open.
 */
const MENU_SCRIPT = `addEventListener("pagehide", () => {
document.querySelector(":popover-open")?.hidePopover();
});`;

/**
 * Tells pages which key of a Latin keyboard was pressed where somebody writes in another script: on a
 * Russian one the key of "u" is "г", and no shortcut would answer to it. Fields get what is typed. A
 * keyboard whose letters are Latin, but elsewhere, is taken as it is. Where a bracket takes Option or
 * AltGr, as in German and Spanish, it's a bracket like any other.
 */
const LAYOUT_SCRIPT = `{
const others = { BracketLeft: "[", BracketRight: "]" };
addEventListener("keydown", (event) => {
  const { key, code, target } = event;
  if (target.matches?.("input, textarea, select")) return;
  if (event.altKey && /^[[\\]]$/.test(key)) {
    const off = { value: false };
    Object.defineProperties(event, { altKey: off, ctrlKey: off });
  }
  if (key < "\\x7f") return;
  const value = others[code] ?? code?.match(/^Key(.)$/)?.[1].toLowerCase();
  if (value) Object.defineProperty(event, "key", { value });
}, true);
}`;

/** Goes into the head of every page. */
export const PAGE_SCRIPT = [
  THEME_SCRIPT,
  LANGUAGE_SCRIPT,
  TAB_SCRIPT,
  EARLY_SCRIPT,
  RELOAD_SCRIPT,
  FOCUS_SCRIPT,
  MENU_SCRIPT,
  LAYOUT_SCRIPT,
  OFFLINE_SCRIPT,
  TRANSLATED_SCRIPT,
].join("\n");

/**
 * Shows the sentence for browsers that are too old: those that lack one of the two things that only the
 * browsers of docs/browsers.md know both of. It's a script of its own, and in the JavaScript of 2009: what
 * can't read the others still reads this.
 */
export const AGE_SCRIPT = `(function (sentence) {
if (window.Promise && Promise.withResolvers && CSS.supports("content", "''/''")) return;
sentence.hidden = false;
sentence.style.cssText = "position:relative;z-index:9;background:#fff;color:#000;font-weight:bold";
})(document.getElementById("too-old"));`;
