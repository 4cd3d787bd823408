/** Why a cell of a sandbox is as it is: asked by touching one or by name. This module is browser compatible. */

import { WhyAnswer } from "../causes/why_answer.tsx";
import { WhyForm } from "../causes/why_form.tsx";
import type { Studio } from "./studio.ts";

export function WhyPanel({ studio }: { readonly studio: Studio }) {
  const { words, own, why, isAsking, board } = studio;
  return (
    <section class="why">
      <h2>{own.causes.title}</h2>
      <button
        type="button"
        aria-pressed={`${isAsking.value}`}
        onClick={() => studio.startAsking()}
      >
        {own.whyTouch}
      </button>
      <WhyForm own={own.causes} onAsk={(name) => studio.askNamed(name)} />
      {why.value && (
        <WhyAnswer
          words={words}
          own={own.causes}
          board={board.value}
          {...why.value}
          onShow={(deed) => studio.goTo(deed.shownAt)}
        />
      )}
    </section>
  );
}
