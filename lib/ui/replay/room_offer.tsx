/** What a player is told of their room while they look through its game: somebody wants another. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isAsked } from "../../rooms/offers.ts";
import type { Language } from "../../words/language.ts";
import { wordsIn } from "../../words/mod.ts";
import { openKeep } from "../net/keep.ts";
import { openLine, type RoomLine } from "../net/room_line.ts";
import { seatKey } from "../net/seat_keys.ts";
import { subjectOf } from "../table/room/room_news.ts";
import { roomWordsIn } from "../table/words/room/mod.ts";

interface RoomOfferProps {
  readonly language: Language;
  readonly code: string;
  /** What stands there before. */
  readonly children: ComponentChildren;
}

/** Only who has a seat in this browser comes back to the room, where they count as being there. */
export function RoomOffer({ language, code, children }: RoomOfferProps) {
  const line = useSignal<RoomLine | undefined>(undefined);
  useEffect(() => {
    if (!seatKey(openKeep(), code).held) return;
    const opened = line.value = openLine(code, false);
    return () => opened.close();
  }, []);
  const { room, player = null } = line.value?.state.value ?? {};
  if (!room?.offer || player === null || !isAsked(room, player)) return <>{children}</>;
  const words = roomWordsIn(language), teller = { words, table: { words: wordsIn(language) } };
  return <>{words.asked[room.offer.what](subjectOf(teller, room, player, room.offer.player))}</>;
}
