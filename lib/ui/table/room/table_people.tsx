/** The others at a table, each with the ways to report or to block them. */

import { useSignal } from "@preact/signals";
import type { Player } from "../../../rooms/event.ts";
import { profileHref } from "../../../leaderboard/player.ts";
import type { Offense } from "../../../rooms/offense.ts";
import { block, report } from "../../net/people.ts";
import type { RoomPartProps } from "./ask.ts";
import { othersAt, speakerOf } from "./speaker.ts";
import { reportWordsIn } from "../../people/words/report/mod.ts";
import type { SureButton } from "../../parts/sure_button.tsx";
import type { Talk } from "./talk.ts";

interface TablePeopleProps extends RoomPartProps {
  readonly talk: Talk;
  /** Handed over: imported here, too, it would be a script of its own that all rooms wait for. */
  readonly Sure: typeof SureButton;
}

export function TablePeople({ line, table, talk, Sure }: TablePeopleProps) {
  const words = reportWordsIn(table.words.language);
  const said = useSignal("");
  const room = line.room.value;
  const me = line.state.value.player;
  const onReport = async (player: Player, kind: Offense) => {
    said.value = words.outcomes[await report(line, player, kind)];
  };
  const onBlock = async (player: Player, isBlocked: boolean) => {
    const isDone = await block(line, player, isBlocked);
    if (isDone) talk.setBlocked(player, isBlocked);
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
            {/* Elsewhere a name is most often nobody's, as a newcomer's is here. */}
            {table.match.isRated && room.players[player]!.name !== "" && (
              <a href={profileHref({ id: 0, name: room.players[player]!.name })}>{words.profile}</a>
            )}
            {room.chat.some((line) => line.player === player) && (
              <Sure
                text={words.reportChat}
                sure={words.sure}
                onSure={() => onReport(player, "chat")}
              />
            )}
            {room.players[player]!.name !== "" && (
              <Sure
                text={words.reportName}
                sure={words.sure}
                onSure={() => onReport(player, "name")}
              />
            )}
            <button type="button" onClick={() => onBlock(player, !isBlocked)}>
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
