import { Fragment, h } from "preact";
import type { ComponentChild } from "preact";

/** A comment in HTML. Preact has no element for it, but its renderer knows this property. */
export function comment(text: string): ComponentChild {
  return h(Fragment, { UNSTABLE_comment: text } as Record<string, unknown>);
}
