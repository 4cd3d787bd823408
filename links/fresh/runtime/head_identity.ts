import type { VNode } from "preact";

/** What makes two head entries the same one: the title, or the first of key, id, name and rel. */
export function identityOf(vnode: VNode<Record<string, unknown>>): string | undefined {
  const { type, key, props } = vnode;
  if (type === "title") return "title";
  if (key !== null && key !== undefined) return `key ${key}`;
  if (props.id !== undefined) return `${type}[id="${props.id}"]`;
  if (type === "meta" && props.name !== undefined) return `meta[name="${props.name}"]`;
  if (type === "link" && props.rel !== undefined) return `link[rel="${props.rel}"]`;
}
