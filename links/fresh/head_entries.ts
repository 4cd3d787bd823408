import { isValidElement, toChildArray } from "preact";
import type { ComponentChild, ComponentChildren, VNode } from "preact";
import { identityOf } from "./runtime/head_identity.ts";

/** The entries of `<head>`, where those that came by `<Head>` replace their like: the last wins. */
export function mergeHead(
  head: ComponentChildren,
  additions: ComponentChildren,
): ComponentChild[] {
  const entries: ComponentChild[] = toChildArray(head);
  for (const addition of toChildArray(additions)) {
    const identity = identify(addition);
    const at = identity === undefined
      ? -1
      : entries.findIndex((entry) => identify(entry) === identity);
    if (at < 0) entries.push(addition);
    else entries[at] = addition;
  }
  return entries;
}

function identify(child: ComponentChild): string | undefined {
  return isValidElement(child) ? identityOf(child as VNode<Record<string, unknown>>) : undefined;
}
