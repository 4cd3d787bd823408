/** What a room of a game on a digraph has of its own. */

import type { Language } from "../../../../words/language.ts";
import { wordsIn } from "../../../../words/mod.ts";
import { TableLayout } from "../../../table/layout.tsx";
import type { RoomGame, RoomLayoutProps } from "../../../table/room_table.tsx";
import { annihilationWordsIn } from "../words/mod.ts";
import { ExploreLink } from "./explore_link.tsx";
import { RepeatedNotice } from "./repeated_notice.tsx";
import type { FiringWords } from "./speech.ts";
import { type AnnihilationGame, annihilationUi } from "./ui.tsx";
import { digraphRoomWordsIn } from "./words/mod.ts";

export function firingRoom(language: Language): RoomGame<AnnihilationGame> {
  const room = digraphRoomWordsIn(language);
  const all = { words: wordsIn(language), own: annihilationWordsIn(language), room };
  return {
    ui: () => annihilationUi(all),
    says: {
      turnOf: (seat) => room.turnOf[seat]!,
      begins: (_, isFirst) => room.begins(isFirst),
      kept: room.kept,
    },
    Layout: (props) => <FiringLayout {...props} own={all} />,
  };
}

interface FiringLayoutProps extends RoomLayoutProps<AnnihilationGame> {
  readonly own: FiringWords;
}

/** Who watches can explore the position, and who has played it. */
function FiringLayout({ own, ...props }: FiringLayoutProps) {
  const { table: { match }, room, notices, extras, next } = props;
  const explore = <ExploreLink match={match} room={own.room} />;
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
