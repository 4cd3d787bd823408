/** Who plays on this device. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Account, type MyGames } from "../lib/transport/account.ts";
import { BlockedPeople } from "../lib/view/parts/blocked_people.tsx";
import { DeviceCode } from "../lib/view/parts/device_code.tsx";
import { ForgetMe } from "../lib/view/parts/forget_me.tsx";
import { GameList } from "../lib/view/parts/game_list.tsx";
import { NameClaim } from "../lib/view/parts/name_claim.tsx";
import { OwnData } from "../lib/view/parts/own_data.tsx";
import type { Language } from "../lib/view/words/language.ts";
import { peopleWordsIn } from "../lib/view/words/people/mod.ts";
import { reportWordsIn } from "../lib/view/words/report/mod.ts";
import { ratedWordsIn } from "../lib/view/words/rated/mod.ts";

export default function Me({ language }: { readonly language: Language }) {
  const account = useMemo(() => new Account(), []);
  const mine = useSignal<MyGames>({ games: [] });
  const isReady = useSignal(false);
  const look = async () => {
    mine.value = await account.games() ?? { games: [] };
    isReady.value = true;
  };
  const lookOn = async (after: string) => {
    const more = await account.games(after);
    if (more) mine.value = { ...more, games: [...mine.value.games, ...more.games] };
  };
  useEffect(() => {
    look();
  }, []);
  const words = peopleWordsIn(language);
  return (
    <div class="me" data-ready={`${isReady.value}`}>
      <NameClaim words={words} account={account} name={mine.value.player?.name ?? ""} />
      <GameList
        words={words}
        rated={ratedWordsIn(language)}
        mine={mine.value}
        onMore={lookOn}
      />
      <DeviceCode words={words} account={account} onAdopted={look} />
      <BlockedPeople words={reportWordsIn(language)} account={account} />
      <OwnData words={words} account={account} />
      <ForgetMe words={words} account={account} onForgotten={look} />
    </div>
  );
}
