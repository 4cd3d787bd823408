import { Fragment, h, options } from "preact";
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";

/** An element about to be rendered: what it is and what it was given can still be exchanged. */
export interface Prepared {
  type: unknown;
  props: Record<string, unknown>;
}

type Prepare = (vnode: Prepared) => void;

/** Preact's hook before an element is rendered, under its short name; Signals lives on it too. */
const hooks = options as { __b?: Prepare };

/** Renders to text, and shows each element to `prepare` just before its turn. */
export function renderPrepared(children: ComponentChildren, prepare: Prepare): string {
  const previous = hooks.__b;
  hooks.__b = (vnode) => {
    prepare(vnode);
    previous?.(vnode);
  };
  try {
    return renderToString(h(Fragment, null, children));
  } finally {
    if (previous === undefined) delete hooks.__b;
    else hooks.__b = previous;
  }
}
