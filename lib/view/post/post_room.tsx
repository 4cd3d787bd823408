/** Coming to a room of a game by post. This module is browser compatible. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { conway } from "../../games/conway.ts";
import type { RoomLine } from "../../transport/room_line.ts";
import { useFocusHome } from "../focus_home.ts";
import { Farewell } from "../parts/farewell.tsx";
import { useLine } from "../parts/use_line.ts";
import type { PostWords } from "../words/post/mod.ts";
import type { Words } from "../words/mod.ts";
import { PostLayout } from "./post_layout.tsx";
import { emptyPostMatch } from "./post_match.ts";
import { PostRoomTable } from "./post_room_table.tsx";
import { PostTable } from "./post_table.ts";

export interface PostRoomProps {
  readonly words: Words;
  readonly post: PostWords;
  readonly code: string;
  /** Connects to the room. */
  readonly open: () => RoomLine;
}

export function PostRoom({ words, post, code, open }: PostRoomProps) {
  const line = useLine(open);
  useFocusHome();
  const state = line?.state.value;
  const farewell = state?.fatal && <Farewell words={words} code={code} why={state.fatal} />;
  if (!line || !state?.room) {
    return <EmptyTable words={words} post={post} code={code} farewell={farewell} />;
  }
  const { room: { games, settings }, player } = state;
  const table = { line, words, post, farewell, link: `${location.origin}/r/${code}` };
  return <PostRoomTable key={`${games} ${player} ${settings.options.seats}`} {...table} />;
}

type EmptyTableProps = Omit<PostRoomProps, "open"> & { readonly farewell: ComponentChildren };

function EmptyTable({ words, post, code, farewell }: EmptyTableProps) {
  const table = useMemo(
    () => new PostTable(emptyPostMatch(conway.initial({})), words, post),
    [],
  );
  return (
    <PostLayout
      table={table}
      title={words.room.title(code)}
      names={[]}
      cue={farewell ? "" : words.room.status.connecting}
      record={() => ""}
      next={null}
    >
      {farewell}
    </PostLayout>
  );
}
