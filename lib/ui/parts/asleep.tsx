/** Parts of a page that are left as the server has rendered them. */

import type { ComponentChildren } from "preact";

interface AsleepProps {
  /** Whether the page has something else to show there than the server had. */
  readonly isAwake: boolean;
  readonly children: ComponentChildren;
}

/** Costs a page nothing until it's woken. */
export function Asleep({ isAwake, children }: AsleepProps) {
  if (isAwake || !globalThis.document) return <div class="asleep">{children}</div>;
  // deno-lint-ignore react-no-danger -- nothing is set: what is there isn't looked at
  return <div class="asleep" dangerouslySetInnerHTML={{ __html: "" }} />;
}
