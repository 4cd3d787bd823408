/** What the server keeps about the player of this device, as a file. */

import { useSignal } from "@preact/signals";
import type { Account } from "../net/account.ts";
import { late } from "../parts/late.ts";
import { heardAgain } from "../parts/voice.ts";
import { saveText } from "../parts/save_text.ts";
import type { PeopleWords } from "./words/mod.ts";

interface OwnDataProps {
  readonly words: PeopleWords;
  readonly account: Account;
}

export function OwnData({ words: { me }, account }: OwnDataProps) {
  const said = useSignal("");
  const download = async () => {
    const data = await account.data();
    const isRefused = data !== undefined && "refused" in data;
    if (data && !isRefused) saveText(JSON.stringify(data, null, 2) + "\n", "conquerors.json");
    const { limit, offline } = me.nameRefused;
    said.value = heardAgain(said.peek(), isRefused ? limit : data ? me.dataSaved : offline);
  };
  return (
    <section class="card" aria-labelledby="data-title">
      <h2 id="data-title">{me.dataTitle}</h2>
      <p>{me.dataLine}</p>
      <button type="button" onClick={download}>{me.dataSave}</button>
      <p role="status">{said.value}</p>
    </section>
  );
}

const fetchForgetting = () => import("./forget_person.ts");

interface ForgetMeProps {
  readonly words: PeopleWords;
  readonly account: Account;
  readonly onForgotten: () => void;
}

/** The way to be forgotten, in two steps. */
export function ForgetMe({ words: { me }, account, onForgotten }: ForgetMeProps) {
  const isAsked = useSignal(false);
  const said = useSignal("");
  const forget = async () => {
    isAsked.value = false;
    const fetched = await late(fetchForgetting).catch(() => undefined);
    const isForgotten = await fetched?.forgetPerson(account);
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
