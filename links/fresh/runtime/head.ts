import { h, isValidElement, render, toChildArray } from "preact";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import { identityOf } from "./head_identity.ts";

type Entry = VNode<Record<string, unknown>>;

/**
 * Puts its children into the page's head. On the server the page collects them before this runs;
 * in an island it keeps the head up to date.
 */
export function Head({ children }: { children?: ComponentChildren }): null {
  useEffect(() => {
    for (const child of toChildArray(children)) {
      if (isValidElement(child)) update(child as Entry);
    }
  });
  return null;
}

function update(entry: Entry): void {
  const holder = document.createElement("template");
  render(h(entry.type as "meta", { ...entry.props }), holder);
  const element = holder.firstElementChild;
  if (element === null) return;
  if (entry.type === "title") {
    document.title = element.textContent ?? "";
    return;
  }
  const identity = identityOf(entry);
  const selector = identity?.startsWith("key ")
    ? `[data-key="${CSS.escape(String(entry.key))}"]`
    : identity;
  if (identity?.startsWith("key ")) element.setAttribute("data-key", String(entry.key));
  const known = selector === undefined ? null : document.head.querySelector(selector);
  if (known === null) document.head.append(element);
  else known.replaceWith(element);
}
