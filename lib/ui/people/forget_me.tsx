/** The way to be forgotten, in two steps. */

import { useSignal } from "@preact/signals";
import type { Account } from "../net/account.ts";
import type { PeopleWords } from "./words/mod.ts";

interface ForgetMeProps {
  readonly words: PeopleWords;
  readonly account: Account;
  readonly onForgotten: () => void;
}

export function ForgetMe({ words: { me }, account, onForgotten }: ForgetMeProps) {
  const isAsked = useSignal(false);
  const said = useSignal("");
  const forget = async () => {
    isAsked.value = false;
    const isForgotten = await account.forget();
    said.value = isForgotten ? me.forgotten : me.nameRefused.offline;
    if (isForgotten) onForgotten();
  };
  return (
    <section class="card" aria-labelledby="forget-title">
      <h2 id="forget-title">{me.forgetTitle}</h2>
      <p>{me.forgetLine}</p>
      <button type="button" onClick={() => isAsked.value ? forget() : isAsked.value = true}>
        {isAsked.value ? me.forgetSure : me.forget}
      </button>
      <p role="status">{said.value}</p>
    </section>
  );
}
