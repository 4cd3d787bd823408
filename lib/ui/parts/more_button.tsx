/** Opens what a phone has no place for. */

import type { Words } from "../../words/mod.ts";

interface MoreButtonProps {
  readonly words: Words;
  /** Whether there is something new behind it. */
  readonly hasNews: boolean;
}

export function MoreButton({ words: { table: words }, hasNews }: MoreButtonProps) {
  return (
    <button
      type="button"
      class="quiet to-side"
      popovertarget="side"
      aria-label={hasNews ? words.moreNews : words.more}
      data-news={`${hasNews}`}
    >
      ⋯
    </button>
  );
}
