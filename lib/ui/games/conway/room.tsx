/** Coming to a room of a game by post. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { conway } from "../../../games/conway/conway.ts";
import { RoomVisit, type RoomVisitProps } from "../../table/room_visit.tsx";
import type { PostWords } from "./words/mod.ts";
import { TableLayout } from "../../table/layout.tsx";
import { emptyPostMatch } from "./match.ts";
import { PostRoomTable } from "./room_table.tsx";
import { PostTable } from "./table.ts";

export interface PostRoomProps extends Pick<RoomVisitProps, "words" | "code" | "open"> {
  readonly post: PostWords;
}

export function PostRoom({ post, ...visit }: PostRoomProps) {
  const { words, code } = visit;
  return (
    <RoomVisit
      {...visit}
      empty={(farewell) => <EmptyTable words={words} post={post} code={code} farewell={farewell} />}
      table={(props) => <PostRoomTable {...props} post={post} />}
    />
  );
}

type EmptyTableProps = Omit<PostRoomProps, "open"> & { readonly farewell: ComponentChildren };

function EmptyTable({ words, post, code, farewell }: EmptyTableProps) {
  const table = useMemo(
    () => new PostTable(emptyPostMatch(conway.initial({})), words, post),
    [],
  );
  return (
    <TableLayout
      table={table}
      title={words.room.title(code)}
      names={[]}
      cue={farewell ? "" : words.room.status.connecting}
      record={() => ""}
      next={null}
    >
      {farewell}
    </TableLayout>
  );
}
