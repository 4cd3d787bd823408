/** What a room of a game on a digraph has of its own. */

import type { AnnihilationGame } from "../../../../games/annihilation/annihilation.ts";
import type { Language } from "../../../../words/language.ts";
import { wordsIn } from "../../../../words/mod.ts";
import { actorOf, ask, type RoomPartProps } from "../../../table/room/ask.ts";
import { TableLayout } from "../../../table/layout.tsx";
import type { RoomGame, RoomLayoutProps } from "../../../table/room/room_table.tsx";
import { annihilationWordsIn } from "../words/mod.ts";
import { ExploreLink } from "./explore_link.tsx";
import type { RoomSpeechWords } from "./speech.ts";
import { type AnnihilationMatch, annihilationUi, isDrawn } from "./ui.tsx";
import { annihilationRoomWordsIn } from "./words/mod.ts";

export function annihilationRoom(language: Language): RoomGame<AnnihilationGame> {
  const room = annihilationRoomWordsIn(language);
  const all = { words: wordsIn(language), own: annihilationWordsIn(language), room };
  return {
    ui: () => annihilationUi(all),
    says: {
      turnOf: (seat) => room.turnOf[seat]!,
      begins: (_, isFirst) => room.begins(isFirst),
      kept: room.kept,
    },
    Layout: (props) => <AnnihilationLayout {...props} own={all} />,
  };
}

interface AnnihilationLayoutProps extends RoomLayoutProps<AnnihilationGame> {
  readonly own: RoomSpeechWords;
}

/** Who watches can explore the position, and who has played it. */
function AnnihilationLayout({ own, ...props }: AnnihilationLayoutProps) {
  const { table: { match }, room, notices, extras, next } = props;
  const explore = <ExploreLink position={match.position.value} room={own.room} />;
  return (
    <TableLayout
      {...props}
      notices={
        <>
          {notices}
          {room && <RepeatedNotice {...room} match={match} own={own} />}
        </>
      }
      extras={
        <>
          {match.mine.length === 0 && explore}
          {extras}
        </>
      }
      next={
        <>
          {next}
          {explore}
        </>
      }
    />
  );
}

interface RepeatedNoticeProps extends RoomPartProps {
  readonly match: AnnihilationMatch;
  readonly own: RoomSpeechWords;
}

/** Where one has agreed already, the offer of that is shown instead. */
function RepeatedNotice({ match, own: { own, room }, ...part }: RepeatedNoticeProps) {
  const { line } = part;
  const isAsked = isDrawn(match) && actorOf(line) !== null && !line.room.value.offer;
  return (
    <div aria-live="polite">
      {isAsked && (
        <div class="ask">
          <p>{room.repeated}</p>
          <button
            type="button"
            class="primary"
            onClick={() => ask(part, { t: "offer", what: "draw" })}
          >
            {own.agree}
          </button>
        </div>
      )}
    </div>
  );
}
