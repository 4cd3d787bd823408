/** What the parts of a room by post are given. */

import type { RoomLine } from "../../net/room_line.ts";
import type { PostTable } from "./table.ts";

export interface PostPartProps {
  readonly line: RoomLine;
  readonly table: PostTable;
}
