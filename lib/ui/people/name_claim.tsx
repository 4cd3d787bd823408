/** A name that nobody else can use. */

import { useSignal } from "@preact/signals";
import type { Account } from "../net/account.ts";
import { NAME } from "../net/keep.ts";
import { heardAgain } from "../parts/voice.ts";
import { writeStored } from "../parts/stored.ts";
import type { NameRefusal, PeopleWords } from "./words/mod.ts";

interface NameClaimProps {
  readonly words: PeopleWords;
  readonly account: Account;
  /** The name so far; empty for none. */
  readonly name: string;
}

/** The longest that the server takes, in UTF-16 code units. */
const LONGEST = 24;

export function NameClaim({ words: { me }, account, name }: NameClaimProps) {
  const said = useSignal("");
  const claim = async (event: SubmitEvent) => {
    event.preventDefault();
    const wish = new FormData(event.currentTarget as HTMLFormElement).get("name");
    const answer = await account.claim(String(wish));
    const refused = "refused" in answer ? answer.refused as NameRefusal : undefined;
    const claimed = "player" in answer ? answer.player.name! : String(wish);
    // What is nobody's yet can't be claimed before a ranked game, but rooms may show it.
    if (refused === undefined || refused === "unplayed") {
      writeStored("localStorage", NAME, claimed);
    }
    const answered = refused === undefined ? me.nameSaved(claimed) : me.nameRefused[refused];
    said.value = heardAgain(said.peek(), answered);
  };
  return (
    <section class="card" aria-labelledby="name-title">
      <h2 id="name-title">{me.nameTitle}</h2>
      <p>{me.nameLine}</p>
      {/* The name comes late: a default leaves what somebody has begun to type. */}
      <form class="text-field" onSubmit={claim}>
        <label for="name">{me.nameLabel}</label>
        <input
          id="name"
          name="name"
          required
          aria-invalid="false"
          maxLength={LONGEST}
          autocomplete="nickname"
          defaultValue={name}
        />
        <button type="submit">{me.nameSave}</button>
      </form>
      <p role="status">{said.value}</p>
    </section>
  );
}
