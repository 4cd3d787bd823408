/** Who wants to play with this player, and whom they follow; kept fresh while it is seen. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { profileHref } from "../../leaderboard/player.ts";
import { clockText } from "../home/room_fields.tsx";
import { lobbyWordsIn } from "../home/words/mod.ts";
import { type Friend, Friends as Followed, type Invitation } from "../net/friends.ts";
import { useRefresh } from "../parts/use_refresh.ts";
import { Lacking } from "../parts/lacking.tsx";
import { friendsWordsIn } from "./words/friends/mod.ts";
import type { Language } from "../../words/language.ts";

export interface FriendsProps {
  readonly language: Language;
  /** The games by name. */
  readonly names: Readonly<Record<string, string>>;
}

export function FriendList({ language, names }: FriendsProps) {
  const words = friendsWordsIn(language), lobby = lobbyWordsIn(language);
  const followed = useMemo(() => new Followed(), []);
  const friends = useSignal<readonly Friend[] | null | undefined>(undefined);
  const invitations = useSignal<readonly Invitation[]>([]);
  const look = () => Promise.all([followed.followed(), followed.invitations()]);
  const show = ([players, wishes]: Awaited<ReturnType<typeof look>>) => {
    // What was known stands while the server can't be asked.
    friends.value = players ?? friends.value ?? null;
    invitations.value = wishes ?? invitations.value;
  };
  useEffect(() => {
    look().then(show);
  }, []);
  useRefresh(look, show, true);
  const decline = async (code: string) => {
    invitations.value = await followed.decline(code) ?? invitations.value;
  };
  return (
    <>
      <div role="status">
        {invitations.value.length > 0 && (
          <section class="card" aria-labelledby="challenges">
            <h2 id="challenges">{words.invitationsTitle}</h2>
            {invitations.value.map(({ code, game, time, from }) => (
              <p key={code} class="pages">
                <span>
                  {words.invitation(from, names[game]!)}{" "}
                  <small>{time === "0" ? lobby.clockNone : clockText(lobby, time)}</small>
                </span>
                <a class="button primary" href={`/r/${code}`}>{words.accept}</a>
                <button type="button" onClick={() => decline(code)}>{words.decline}</button>
              </p>
            ))}
          </section>
        )}
      </div>
      <section class="card" aria-labelledby="followed">
        <h2 id="followed">{words.title}</h2>
        <Lacking list={friends.value} none={words.none} notLoaded={words.notLoaded} />
        <ul class="game-list">
          {friends.value?.map(({ id, name, isOnline }) => (
            <li key={id}>
              <a href={profileHref({ id, name })}>{name ?? words.nameless(id)}</a>{" "}
              <small>{isOnline ? words.online : words.offline}</small>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
