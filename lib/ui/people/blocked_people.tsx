/** Whom the player of this device has blocked. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Account, BlockedPerson } from "../net/account.ts";
import type { ReportWords } from "./words/report/mod.ts";

interface BlockedPeopleProps {
  readonly words: ReportWords;
  readonly account: Account;
}

export function BlockedPeople({ words, account }: BlockedPeopleProps) {
  const people = useSignal<readonly BlockedPerson[]>([]);
  const said = useSignal("");
  useEffect(() => {
    account.blocked().then((blocked) => people.value = blocked);
  }, []);
  const unblock = async (key: string) => {
    const isDone = await account.unblock(key);
    if (isDone) people.value = people.value.filter((person) => person.key !== key);
    said.value = isDone ? words.unblocked : words.outcomes.failed;
  };
  return (
    <section class="card" aria-labelledby="blocked-title">
      <h2 id="blocked-title">{words.listTitle}</h2>
      <p>{people.value.length === 0 ? words.listNone : words.listLine}</p>
      <ul class="blocked">
        {people.value.map(({ key, name }) => (
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
