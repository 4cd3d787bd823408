/** The others at a table, each with the ways to report or to block them. */

import { useSignal } from "@preact/signals";
import type { Player } from "../../rooms/event.ts";
import { profileHref } from "../../leaderboard/player.ts";
import type { Offense } from "../../rooms/offense.ts";
import type { RoomPartProps } from "./ask.ts";
import { speakerOf } from "./speaker.ts";
import { asLanguage } from "../../words/language.ts";
import { reportWordsIn } from "../people/words/report/mod.ts";
import { SureButton } from "../parts/sure_button.tsx";
import { othersAt, type Talk } from "./talk.ts";

interface TablePeopleProps extends RoomPartProps {
  readonly talk: Talk;
}

export function TablePeople({ line, table, talk }: TablePeopleProps) {
  const words = reportWordsIn(asLanguage(table.words.language)!);
  const said = useSignal("");
  const room = line.room.value;
  const me = line.state.value.player;
  const report = async (player: Player, kind: Offense) => {
    said.value = words.outcomes[await line.people.report(player, kind)];
  };
  const block = async (player: Player, isBlocked: boolean) => {
    const isDone = await talk.block(player, isBlocked);
    const done = isBlocked ? words.blocked : words.unblocked;
    said.value = isDone ? done : words.outcomes.failed;
  };
  return (
    <div class="table-people" role="group" aria-label={words.at}>
      {othersAt(room, me).map((player) => {
        const who = speakerOf(table.words, room, me, { player });
        const isBlocked = talk.blocked.value.has(player);
        return (
          <div key={player} class="person" role="group" aria-label={who}>
            <strong>{who}</strong>
            {room.players[player]!.name !== "" && (
              <a href={profileHref({ id: 0, name: room.players[player]!.name })}>{words.profile}</a>
            )}
            {room.chat.some((line) => line.player === player) && (
              <SureButton
                text={words.reportChat}
                sure={words.sure}
                onSure={() => report(player, "chat")}
              />
            )}
            {room.players[player]!.name !== "" && (
              <SureButton
                text={words.reportName}
                sure={words.sure}
                onSure={() => report(player, "name")}
              />
            )}
            <button type="button" onClick={() => block(player, !isBlocked)}>
              {isBlocked ? words.unblock : words.block}
            </button>
          </div>
        );
      })}
      <p>
        <small>{words.chatLine}</small>
      </p>
      <p role="status">{said.value}</p>
    </div>
  );
}
