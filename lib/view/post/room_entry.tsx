/** What a page fetches to show a room by post. This module is browser compatible. */

import type { Language } from "../words/language.ts";
import { postWordsIn } from "../words/post/mod.ts";
import { PostRoom, type PostRoomProps } from "./post_room.tsx";

export type RoomEntryProps = Omit<PostRoomProps, "post"> & { readonly language: Language };

export function RoomEntry({ language, ...props }: RoomEntryProps) {
  return <PostRoom {...props} post={postWordsIn(language)} />;
}
