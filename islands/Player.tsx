/** What a player's page has for one visitor only: the way to what is private, or what to do about the player. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Friends, type Standing } from "../lib/ui/net/friends.ts";
import { useEarlyChoices } from "../lib/ui/parts/early_choices.ts";
import { PlayerActions } from "../lib/ui/people/player_actions.tsx";
import { playerWordsIn } from "../lib/ui/people/words/player/mod.ts";
import type { Language } from "../lib/words/language.ts";

interface PlayerProps {
  readonly language: Language;
  /** The public number of whose page it is. */
  readonly player: number;
  readonly name: string;
  /** The games that can be asked for: none of a bot, which hears only of other bots' wishes. */
  readonly games: readonly { readonly id: string; readonly text: string }[];
}

export default function Player({ language, player, name, games }: PlayerProps) {
  useEarlyChoices();
  const words = playerWordsIn(language);
  const friends = useMemo(() => new Friends(), []);
  const standing = useSignal<Standing | undefined>(undefined);
  const isReady = useSignal(false);
  const look = async () => {
    standing.value = await friends.look(player);
    isReady.value = true;
  };
  useEffect(() => {
    look();
  }, []);
  return (
    <div class="own" data-ready={`${isReady.value}`}>
      {standing.value?.isMe && (
        <p>
          {words.you} <a href="/me">{words.yours}</a>
        </p>
      )}
      {standing.value && !standing.value.isMe && (
        <PlayerActions
          language={language}
          friends={friends}
          player={player}
          name={name}
          standing={standing.value}
          games={games}
          onChanged={look}
        />
      )}
    </div>
  );
}
