/** Who plays on this device. */

import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Account, type MyGames } from "../lib/ui/net/account.ts";
import { readStored } from "../lib/ui/parts/stored.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { BlockedPeople } from "../lib/ui/people/blocked_people.tsx";
import { Bots } from "../lib/ui/people/bots.tsx";
import { DeviceCode } from "../lib/ui/people/device_code.tsx";
import { ForgetMe, OwnData } from "../lib/ui/people/own_data.tsx";
import { GameList } from "../lib/ui/people/game_list.tsx";
import { NameClaim } from "../lib/ui/people/name_claim.tsx";
import type { Language } from "../lib/words/language.ts";
import { peopleWordsIn } from "../lib/ui/people/words/mod.ts";
import { botWordsIn } from "../lib/ui/people/words/bots/mod.ts";
import { reportWordsIn } from "../lib/ui/people/words/report/mod.ts";
import { ratedWordsIn } from "../lib/ui/people/words/rated/mod.ts";

export default function Me({ language }: { readonly language: Language }) {
  useEarlyChoices();
  const { account, mine, isReady, changes, deletions, lookOn, startOver, startAsNobody } = useMe();
  const words = peopleWordsIn(language);
  // A name that isn't the player's yet is known here only.
  const called = mine.value?.player?.name ??
    (isReady.value ? readStored("localStorage", "name") : "");
  return (
    <div class="me" data-ready={`${isReady.value}`}>
      <NameClaim
        key={`name ${changes.value}`}
        words={words}
        account={account}
        name={called}
      />
      <GameList
        words={words}
        rated={ratedWordsIn(language)}
        mine={mine.value}
        onMore={lookOn}
      />
      <DeviceCode
        key={`code ${deletions.value}`}
        words={words}
        account={account}
        isReady={isReady.value}
        onAdopted={startOver}
      />
      <Fragment key={`own ${changes.value}`}>
        <Bots
          words={botWordsIn(language)}
          notLoaded={words.me.notLoaded}
          language={language}
          account={account}
        />
        <BlockedPeople
          words={reportWordsIn(language)}
          notLoaded={words.me.notLoaded}
          account={account}
        />
        <OwnData words={words} account={account} />
      </Fragment>
      <ForgetMe
        // What was asked of one player is no answer of another; what was deleted stays told.
        key={`forget ${changes.value - deletions.value}`}
        words={words}
        account={account}
        onForgotten={startAsNobody}
      />
    </div>
  );
}

/** The player of this device, who may become another one. */
function useMe() {
  const account = useMemo(() => new Account(), []);
  const mine = useSignal<MyGames | null | undefined>(undefined);
  const isReady = useSignal(false);
  // Parts with these in their keys start over: nothing of the player before stays on them.
  const changes = useSignal(0);
  const deletions = useSignal(0);
  const code = useRef("");
  const look = async () => {
    code.current = account.code;
    const asked = changes.peek(), games = await account.games() ?? null;
    // Of whoever played here before nothing is shown any more.
    if (asked === changes.peek()) mine.value = games;
    isReady.value = true;
  };
  const startOver = async () => {
    changes.value++;
    mine.value = undefined;
    await look();
  };
  const startAsNobody = async () => {
    deletions.value++;
    await startOver();
  };
  const lookOn = async (after: string) => {
    const more = await account.games(after), known = mine.value;
    // Pressed twice, they come once.
    if (!more || known?.next !== after) return;
    mine.value = { ...more, games: [...known.games, ...more.games] };
  };
  useEffect(() => {
    look();
    // Another tab may sign in as another player, or a page after this: what's deleted is who is shown.
    const follow = () => account.code !== code.current && startOver();
    const news = ["storage", "pageshow"];
    for (const name of news) addEventListener(name, follow);
    return () => news.forEach((name) => removeEventListener(name, follow));
  }, []);
  return { account, mine, isReady, changes, deletions, lookOn, startOver, startAsNobody };
}
