/**
 * Tells pages which key of a Latin keyboard was pressed where somebody writes in another script: on a
 * Russian one the key of "u" is "г", and no shortcut would answer to it. Fields get what is typed. A
 * keyboard whose letters are Latin, but elsewhere, is taken as it is. Where a bracket takes Option or
 * AltGr, as in German and Spanish, it's a bracket like any other.
 */
export const LAYOUT_SCRIPT = `{
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
