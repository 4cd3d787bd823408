/**
 * Keeps a page right that its browser translates. Chrome puts a `font` with other words where a text
 * was. What changes or removes that text, as Preact does, would change nothing that's seen: scores
 * would stand still. Here a text that was replaced goes back to its place when it's changed or moved,
 * and the browser translates it again. The browser's own script doesn't meet these properties: it runs
 * in a world of its own.
 */
export const TRANSLATED_SCRIPT = `{
const texts = new WeakMap();
const replace = (text, font) => {
  const back = () => {
    for (const name of ["data", "parentNode", "nextSibling"]) delete text[name];
    texts.delete(font);
    if (font.parentNode) font.replaceWith(text);
    return text;
  };
  const property = (get, set) => ({ get, set, configurable: true });
  texts.set(font, text);
  Object.defineProperties(text, {
    data: property(() => back().data, (data) => back().data = data),
    parentNode: property(() => back().parentNode),
    nextSibling: property(() => texts.get(font.nextSibling) ?? font.nextSibling),
  });
};
new MutationObserver((changes) => {
  for (const { removedNodes: [text], addedNodes: [added], previousSibling, nextSibling } of changes) {
    if (text?.nodeType !== 3 || text.parentNode) continue;
    const font = [added, previousSibling, nextSibling].find((node) => node?.localName === "font");
    if (font && !texts.has(font)) replace(text, font);
  }
}).observe(document, { childList: true, subtree: true });
const { insertBefore } = Node.prototype;
Node.prototype.insertBefore = function (node, next) {
  const text = texts.get(next) ?? next;
  if (text === node) return node;
  // Asking puts them back.
  node.parentNode, text?.parentNode;
  return insertBefore.call(this, node, text);
};
}`;
