/** Ways to an opponent elsewhere: challenges, a room of one's own, or an open one; the list is kept fresh while seen. */

import { useSignal } from "@preact/signals";
import { type Choices, type OpenGame, OpenGames } from "../lib/ui/home/open_games.tsx";
import { NameField, RoomForm } from "../lib/ui/home/room_form.tsx";
import { type LobbyWords, lobbyWordsIn } from "../lib/ui/home/words/mod.ts";
import { openKeep } from "../lib/ui/net/keep.ts";
import { readServer } from "../lib/ui/net/read_server.ts";
import { identityOf, knownIdentity } from "../lib/ui/net/seat_keys.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { useOnce } from "../lib/ui/parts/use_later.ts";
import { useRefresh } from "../lib/ui/parts/use_refresh.ts";
import type { FriendsProps } from "../lib/ui/people/friend_list.tsx";
import type { Language } from "../lib/words/language.ts";

/** Room for a code's link: that is what many have. */
const LONGEST_CODE = 200;

/** Enters a room by its code, without JavaScript too. */
function JoinForm({ words }: { readonly words: LobbyWords }) {
  return (
    <form class="text-field" action="/join">
      <label for="code">{words.joinTitle}</label>
      <input
        id="code"
        name="code"
        required
        aria-invalid="false"
        maxLength={LONGEST_CODE}
        autocomplete="off"
        autocapitalize="characters"
      />
      <button type="submit">{words.join}</button>
    </form>
  );
}

interface LobbyProps {
  readonly language: Language;
  readonly choices: Choices;
  /** The games by name. */
  readonly names: Readonly<Record<string, string>>;
  /** The open games as the page was made. */
  readonly rooms: readonly OpenGame[];
}

export default function Lobby({ language, choices, names, rooms }: LobbyProps) {
  useEarlyChoices();
  const words = lobbyWordsIn(language);
  const open = useSignal(rooms);
  const isCutOff = useSignal(false);
  useRefresh(fetchOpen, (fetched) => {
    isCutOff.value = fetched === undefined;
    open.value = fetched ?? [];
  }, true);
  return (
    <>
      <Friends language={language} names={names} />
      <section class="card" aria-labelledby="friend">
        <h2 id="friend">{words.friendTitle}</h2>
        <p>{words.friendLine}</p>
        <p role="status">{isCutOff.value && words.cutOff}</p>
        <NameField words={words} />
        <RoomForm
          words={words}
          choices={choices}
          isCutOff={isCutOff.value}
          identity={() => identityOf(openKeep())}
        />
      </section>
      <section class="card" aria-labelledby="open">
        <h2 id="open">{words.openTitle}</h2>
        {!isCutOff.value && <OpenGames words={words} choices={choices} open={open.value} />}
        <JoinForm words={words} />
      </section>
    </>
  );
}

/** The list as it is now; undefined when the server cannot be reached. */
async function fetchOpen(): Promise<readonly OpenGame[] | undefined> {
  return (await readServer<{ rooms: readonly OpenGame[] }>("/api/lobby"))?.rooms;
}

const fetchFriends = async () => (await import("../lib/ui/people/friend_list.tsx")).FriendList;

/** Challenges, and the players one follows: fetched for anyone who has a player code, which newcomers don't. */
function Friends(props: FriendsProps) {
  const List = useOnce(fetchFriends, () => knownIdentity(openKeep()) !== undefined);
  return List ? <List {...props} /> : null;
}
