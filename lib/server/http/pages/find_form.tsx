/** A form that finds games, and shows them below it. */

import type { ComponentChildren } from "preact";

interface FindFormProps {
  /** The page, and the place on it. */
  readonly action: string;
  readonly children: ComponentChildren;
}

/** Who asks for the same again wants what is new: with a place in the address browsers would only scroll there. */
const AGAIN_SCRIPT = `document.currentScript.previousSibling.addEventListener("submit", (event) => {
  const { target } = event, found = new URL(target.action);
  found.search = new URLSearchParams(new FormData(target));
  if (found.href !== location.href) return;
  event.preventDefault();
  location.reload();
});`;

export function FindForm({ action, children }: FindFormProps) {
  return (
    <>
      <form class="game-search" action={action}>{children}</form>
      <script
        // deno-lint-ignore react-no-danger -- ours, and escaping would break it
        dangerouslySetInnerHTML={{ __html: AGAIN_SCRIPT }}
      />
    </>
  );
}
