/** Whom the player of this device has blocked. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Account, BlockedPerson } from "../net/account.ts";
import { Lacking } from "../parts/lacking.tsx";
import type { ReportWords } from "./words/report/mod.ts";

interface BlockedPeopleProps {
  readonly words: ReportWords;
  readonly notLoaded: string;
  readonly account: Account;
}

export function BlockedPeople({ words, notLoaded, account }: BlockedPeopleProps) {
  const people = useSignal<readonly BlockedPerson[] | null | undefined>(undefined);
  const said = useSignal("");
  useEffect(() => {
    account.blocked().then((blocked) => people.value = blocked ?? null);
  }, []);
  const unblock = async (key: string) => {
    const isDone = await account.unblock(key);
    if (isDone) people.value = people.value?.filter((person) => person.key !== key);
    said.value = isDone ? words.unblocked : words.outcomes.failed;
  };
  return (
    <section class="card" aria-labelledby="blocked-title">
      <h2 id="blocked-title">{words.listTitle}</h2>
      <Lacking list={people.value} none={words.listNone} notLoaded={notLoaded} />
      {!!people.value?.length && <p>{words.listLine}</p>}
      <ul class="blocked">
        {people.value?.map(({ key, name }) => (
          <li key={key}>
            <span>{name ?? words.nameless}</span>
            <button
              type="button"
              aria-label={words.of(words.unblock, name ?? words.nameless)}
              onClick={() => unblock(key)}
            >
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{said.value}</p>
    </section>
  );
}
