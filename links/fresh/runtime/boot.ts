// Signals live on hooks of Preact's that must be there before anything is hydrated.
import "@preact/signals";
import "preact/jsx-runtime";
import { h, render } from "preact";
import type { ComponentType } from "preact";
import { setBuildId } from "./asset.ts";
import { ISLAND_END, ISLAND_START } from "./island_marks.ts";

type Props = Record<string, unknown>;

/**
 * Wakes the islands of the page, in the order of their marks, with what JSON says they were given. Each
 * draws itself over what the server wrote: what somebody has changed since is taken back.
 */
export function boot(buildId: string, islands: ComponentType<Props>[], given: string): void {
  setBuildId(buildId);
  const starts = findStarts(), props: Props[] = JSON.parse(given);
  islands.forEach((component, i) => {
    render(h(component, props[i]!), rootBetween(starts[i]!));
  });
}

function findStarts(): Comment[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment;
    if (comment.data === ISLAND_START) found.push(comment);
  }
  return found;
}

/** Stands for the nodes between two marks as if they had a parent of their own. */
function rootBetween(start: Comment): Element {
  const childNodes: Node[] = [];
  let end = start.nextSibling;
  while (end !== null && !(end instanceof Comment && end.data === ISLAND_END)) {
    childNodes.push(end);
    end = end.nextSibling;
  }
  const parent = start.parentElement!;
  const root = {
    childNodes,
    firstChild: childNodes[0] ?? null,
    namespaceURI: parent.namespaceURI,
    insertBefore: (node: Node, before: Node | null) => parent.insertBefore(node, before ?? end),
  };
  return root as unknown as Element;
}
