/**
 * Tells pages which key of a Latin keyboard was pressed where somebody writes in another script: on a
 * Russian one the key of "u" is "г", and no shortcut would answer to it. Fields get what is typed. A
 * keyboard whose letters are Latin, but elsewhere, is taken as it is.
 */
export const LAYOUT_SCRIPT = `{
const others = { BracketLeft: "[", BracketRight: "]" };
addEventListener("keydown", (event) => {
  const { key, code, target } = event;
  if (key < "\\x7f" || target.matches?.("input, textarea, select")) return;
  const value = others[code] ?? code.match(/^Key(.)$/)?.[1].toLowerCase();
  if (value) Object.defineProperty(event, "key", { value });
}, true);
}`;
