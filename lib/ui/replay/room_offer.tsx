/** What a player hears of their room while they look through its game: somebody wants another, or it begins. */

import { effect, type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { isAsked } from "../../rooms/offers.ts";
import { isCorrespondence, phaseOf, type RoomView, turnOf } from "../../rooms/view.ts";
import type { Language } from "../../words/language.ts";
import { wordsIn } from "../../words/mod.ts";
import { openKeep } from "../net/keep.ts";
import { openLine, type RoomLine } from "../net/room_line.ts";
import { seatKey } from "../net/seat_keys.ts";
import { soundUnseenTurn } from "../parts/sound.ts";
import { subjectOf } from "../table/room/room_news.ts";
import { roomWordsIn } from "../table/words/room/mod.ts";
import { NextGame } from "../tournaments/next_game.tsx";

export interface RoomOfferProps {
  readonly language: Language;
  readonly code: string;
  /** Is set once there's no such room any more. */
  readonly isGone: Signal<boolean>;
  /** What stands there before. */
  readonly children: ComponentChildren;
}

/** Only who has a seat in this browser comes back to the room, where they count as being there. */
export function RoomOffer({ language, code, isGone, children }: RoomOfferProps) {
  const line = useSignal<RoomLine | undefined>(undefined);
  useEffect(() => {
    if (!seatKey(openKeep(), code).held) return;
    const opened = line.value = openLine(code, false);
    const stopGoing = goAlong(opened, code);
    const stopLooking = effect(() => {
      if (opened.state.value.barred === "unknown-room") isGone.value = true;
    });
    return () => {
      stopGoing();
      stopLooking();
      opened.close();
    };
  }, []);
  const { room, player = null } = line.value?.state.value ?? {};
  if (!room || player === null) return <>{children}</>;
  const { tournament } = room.settings;
  if (tournament !== undefined) {
    return (
      <>
        {children}
        <NextGame line={line.value!} id={tournament} />
      </>
    );
  }
  if (turnOf(room) === player) return <>{wordsIn(language).table.yourTurn}</>;
  if (!room.offer || !isAsked(room, player)) return <>{children}</>;
  const words = roomWordsIn(language), teller = { words, table: { words: wordsIn(language) } };
  return <>{words.asked[room.offer.what](subjectOf(teller, room, player, room.offer.player))}</>;
}

/**
 * Goes to the next game once it begins, for its clock runs; one that gives days for a turn waits. A page that
 * nobody sees goes once it's seen, unless its player is at the room in another and has moved: not where their
 * time ran out. A page that they went back to goes only to games that begin since. Returns how to stop.
 */
function goAlong({ state, now }: RoomLine, code: string): () => void {
  let before: RoomView | undefined, isDue = false, shownAt = 0;
  const go = () => {
    if (!isDue || document.hidden) return;
    isDue = false;
    location.assign(`/r/${code}`);
  };
  const stop = effect(() => {
    const { room, player } = state.value;
    if (!room || player === null) return;
    const last = before ?? room, { length } = last.moves, isOver = phaseOf(room) === "over";
    // It may have begun while this page was on its way here.
    const isNew = before ? phaseOf(last) === "over" : room.beganAt > now() - performance.now();
    const begins = isNew && !isOver && room.beganAt > shownAt;
    const isMoved = room.moves.length > length;
    const hasMoved = isMoved && turnOf(last) === player && !room.late.includes(length);
    before = room;
    isDue = !isOver && !hasMoved && (isDue || begins && !isCorrespondence(room.settings));
    if (begins && isDue) soundUnseenTurn();
    go();
  });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isDue = false;
    shownAt = now();
  };
  addEventListener("pageshow", comeBack);
  document.addEventListener("visibilitychange", go);
  return () => {
    stop();
    removeEventListener("pageshow", comeBack);
    document.removeEventListener("visibilitychange", go);
  };
}
