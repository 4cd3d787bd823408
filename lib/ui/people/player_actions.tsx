/** What one can do about a player from their page: follow, challenge, block. */

import { useSignal } from "@preact/signals";
import type { Friends, Standing } from "../net/friends.ts";
import { ClockField } from "../home/room_fields.tsx";
import { lobbyWordsIn } from "../home/words/mod.ts";
import { useOnceAway } from "../parts/once_away.ts";
import { SureButton } from "../parts/sure_button.tsx";
import { writeStored } from "../parts/stored.ts";
import { isolated } from "../../words/isolated.ts";
import type { Language } from "../../words/language.ts";
import type { FriendsWords } from "./words/friends/en.ts";
import { friendsWordsIn } from "./words/friends/mod.ts";

interface PlayerActionsProps {
  readonly language: Language;
  readonly friends: Friends;
  readonly player: number;
  /** What the player is called. */
  readonly name: string;
  readonly standing: Standing;
  /** The games that can be asked for. */
  readonly games: readonly { readonly id: string; readonly text: string }[];
  /** Looks again how they stand to each other. */
  readonly onChanged: () => void;
}

/** Who is blocked isn't told so. */
function refusalOf({ limit, banned, failed }: FriendsWords, refused: unknown): string {
  if (refused === "limit") return limit;
  return refused === "banned" ? banned : failed;
}

export function PlayerActions(props: PlayerActionsProps) {
  const { language, friends, player, name, standing, games, onChanged } = props;
  const words = friendsWordsIn(language), lobby = lobbyWordsIn(language);
  const said = useSignal("");
  const tell = (isDone: boolean, done = "") => {
    said.value = isDone ? done : words.failed;
    if (isDone) onChanged();
  };
  const onSubmit = useOnceAway(async (form) => {
    const [game, clock] = [`${form.get("game")}`, `${form.get("clock")}`];
    const challenged = await friends.challenge(player, game, clock), isOpen = "code" in challenged;
    said.value = isOpen ? "" : refusalOf(words, challenged.refused);
    if (!isOpen) return "stay";
    // The room knows only who sits in it.
    writeStored("sessionStorage", `challenged ${challenged.code}`, isolated(name));
    location.assign(`/r/${challenged.code}`);
    return "away";
  });
  const { isFollowed, isBlocked, isOnline } = standing;
  const follow = async () => tell(await friends.follow(player, !isFollowed));
  const block = async (isOn: boolean) =>
    tell(await friends.block(player, isOn), isOn ? words.blocked : "");
  return (
    <section class="card" aria-label={words.actions}>
      <p class="pages">
        {isOnline !== undefined && <span>{isOnline ? words.online : words.offline}</span>}
        <button type="button" onClick={follow}>
          {isFollowed ? words.unfollow : words.follow}
        </button>
        {isBlocked
          ? <button type="button" onClick={() => block(false)}>{words.unblock}</button>
          : <SureButton text={words.block} sure={words.sure} onSure={() => block(true)} />}
      </p>
      {!isBlocked && games.length > 0 && (
        <form class="room-form" onSubmit={onSubmit as never}>
          <label>
            {lobby.game}
            <select name="game">
              {games.map(({ id, text }) => <option key={id} value={id}>{text}</option>)}
            </select>
          </label>
          <ClockField words={lobby} />
          <button type="submit" class="primary">{words.challenge}</button>
        </form>
      )}
      <p role="status">{said.value}</p>
    </section>
  );
}
