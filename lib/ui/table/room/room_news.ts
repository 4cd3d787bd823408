/** What changed in a room that is told in words, apart from its turns. */

import { effect } from "@preact/signals";
import { concerned, isAsked } from "../../../rooms/offers.ts";
import { awaitedBy, claimableAt } from "../../../rooms/presence.ts";
import type { Player } from "../../../rooms/event.ts";
import type { Dropped } from "../../../rooms/premove.ts";
import { phaseOf, type RoomView, type Said, seatsOf, turnOf } from "../../../rooms/view.ts";
import type { ConnectionState } from "../../net/connection_state.ts";
import type { RoomPartProps, RoomSayings } from "./ask.ts";
import { speakerOf } from "./speaker.ts";
import type { Talk } from "./talk.ts";
import { companyWordsIn } from "../words/company/mod.ts";
import type { Words } from "../../../words/mod.ts";
import { isolated } from "../../../words/isolated.ts";

/** What news are told with. */
type Teller = Pick<RoomPartProps, "words"> & {
  readonly table: Pick<RoomPartProps["table"], "words" | "reason">;
};

/** What news are of: the room before and after, and who listens. */
interface Change {
  readonly before: RoomView;
  readonly after: RoomView;
  readonly me: Player;
  /** Since when whoever sits there was gone last, ms. */
  readonly wasGone: number;
}

/**
 * Says how a game begins, and what has happened between turns since somebody `came`; returns how to stop.
 * What stands next to the board anyway is noted, for who can't see it there.
 */
export function tellNews(
  part: RoomPartProps,
  came: ConnectionState,
  begins: RoomSayings["begins"] | undefined,
  isHidden: Talk["hides"],
  note: (sentence: string) => void,
): () => void {
  const { line: { state }, table } = part;
  let before = came, beginning = beginningOf(part, begins), wasGone = 0;
  return effect(() => {
    const after = state.value;
    const own = after.room?.players[after.player!];
    if (own?.here === false) wasGone = own.since;
    const seen = seenSentences(part, after);
    const news = newsOf(part, before, after, isHidden, wasGone);
    const { told = [], noted = [] } = Object.groupBy(
      [...beginning, ...news],
      (sentence) => seen.includes(sentence) ? "noted" : "told",
    );
    before = toldUntil(before, after, isHidden);
    beginning = [];
    // What is told since holds: the same again would not be read either. Nor is what stands there no more.
    if (noted.length + told.length > 0 || seen.length === 0) note(noted.join(" "));
    if (told.length > 0) table.say(told.join(" "));
  });
}

/** What is told once `after` is: lines of those who may be blocked wait until that's known. */
function toldUntil(
  before: ConnectionState,
  after: ConnectionState,
  isHidden: Talk["hides"],
): ConnectionState {
  const last = before.room, { room, player } = after;
  const waits = last && room &&
    freshLines(last, room, player).some((said) => isHidden(said) === undefined);
  return waits ? { ...after, room: { ...room, chat: last.chat } } : after;
}

/** How a game begins; what was said before it was known how news are told stays. */
function beginningOf(
  { line: { state }, table, words }: RoomPartProps,
  begins: RoomSayings["begins"] | undefined,
): string[] {
  const { room, player } = state.peek();
  if (!room || player === null || table.said.peek() !== "") return [];
  const { match } = table, seat = match.mine[0]!, isNew = isFresh(room);
  if (!isNew && !(match.isNext && match.isOpen.peek())) return [];
  // By the room, not by `myTurn`: what was asked for to begin it may not be answered yet.
  const isFirst = isNew && turnOf(room) === player;
  const what = isFirst && table.ui.begin?.(match.position.peek()) || "";
  return [
    begins?.(seat, isFirst) ?? `${words.begins(table.ui.seats[seat]!, isFirst)} ${what}`.trim(),
  ];
}

/** What stands next to the board (`room_notices.tsx`), as news have it. */
function seenSentences(
  teller: Teller,
  { room, player, status, queue }: ConnectionState,
): string[] {
  if (!room || player === null || status === "ended") return [];
  const { words } = teller;
  const subject = (other: Player) => subjectOf(teller, room, player, other);
  const isAbsent = claimableAt(room, player) !== undefined;
  return [
    ...offered(teller, room, player),
    ...room.leaving.includes(player) ? [words.youLeave] : [],
    ...queue.dropped ? [droppedSentence(teller, queue.dropped)] : [],
    ...isAbsent ? [words.gone(subject(awaitedBy(room, player)))] : [],
  ];
}

function isFresh(room: RoomView): boolean {
  return phaseOf(room) === "playing" && room.moves.length === 0;
}

/** The sentences for a listener, from one state of the line to the next. */
export function newsOf(
  teller: Teller,
  before: ConnectionState,
  after: ConnectionState,
  isHidden: Talk["hides"],
  wasGone = 0,
): string[] {
  if (!before.room || !after.room) return [];
  const { words, table } = teller;
  const wasAway = before.status === "reconnecting" || before.status === "offline";
  const { queue, room, player: me } = after;
  const said = freshLines(before.room, room, me).filter((one) => isHidden(one) === false);
  return [
    ...wasAway && after.status === "online" ? [words.connected] : [],
    ...me === null ? [] : newsAt(teller, { before: before.room, after: room, me, wasGone }),
    ...queue !== before.queue && queue.dropped ? [droppedSentence(teller, queue.dropped)] : [],
    ...said.map((one) => `${isolated(speakerOf(table.words, room, me, one))}: ${one.text}`),
  ];
}

/** What others have just said. */
export function freshLines(before: RoomView, after: RoomView, me: Player | null): readonly Said[] {
  const since = before.chat.at(-1)?.at ?? 0;
  return after.chat.filter(({ at, player, text }) => at > since && player !== me && text !== "");
}

/** Somebody else as a sentence begins with them: of two, the opponent. */
export function subjectOf(
  { words, table }: Pick<Teller, "words"> & { readonly table: { readonly words: Words } },
  room: RoomView,
  me: Player | null,
  player: Player,
): string {
  const isOne = me !== null && seatsOf(room.settings) === 2;
  return isOne ? words.rival : speakerOf(table.words, room, me, { player });
}

/** What became of the moves that one had left in advance, and why. */
export function droppedSentence({ words, table }: Teller, { step, why }: Dropped): string {
  const reasons = { unexpected: words.unexpected, undone: table.words.say.undone };
  const reason = why === "unexpected" || why === "undone" ? reasons[why] : table.reason(why);
  return `${words.dropped(step.move)} ${reason}`;
}

/** What is told to who sits there. */
function newsAt(teller: Teller, change: Change): string[] {
  const { words } = teller, { before, after, me } = change;
  const leaving = after.leaving.filter((player) => !before.leaving.includes(player));
  const isUndone = after.games === before.games && after.moves.length < before.moves.length;
  return [
    ...presenceNews(teller, change),
    ...isUndone ? [] : offerNews(teller, change),
    ...leaving.map((player) =>
      player === me ? words.youLeave : words.leaves(subjectOf(teller, after, me, player))
    ),
  ];
}

/**
 * Silent about a restart of the server, after which everybody is gone for a moment, or for none, and
 * about those who are back from that.
 */
function presenceNews(teller: Teller, { before, after, me, wasGone }: Change): string[] {
  if (!after.players[me]?.here) return [];
  return after.players.flatMap(({ here, since }, player) => {
    const was = before.players[player];
    const isSame = !was || was.here === here || here && was.since === since;
    if (player === me || isSame || here && was.since === wasGone) return [];
    const who = subjectOf(teller, after, me, player);
    return [here ? teller.words.back(who) : teller.words.gone(who)];
  });
}

/** What is on offer, to who is asked, and to who asks: their button for it is gone. */
function offered(teller: Teller, room: RoomView, me: Player): string[] {
  const { offer } = room;
  if (offer?.player === me) {
    return [companyWordsIn(teller.table.words.language).offered[offer.what]];
  }
  if (!offer || !isAsked(room, me)) return [];
  return [teller.words.asked[offer.what](subjectOf(teller, room, me, offer.player))];
}

/** Who is out of a game hears nothing of what the others offer each other, nor that it's gone. */
function offerNews(teller: Teller, { before, after, me }: Change): string[] {
  const { offer } = after, { words } = teller;
  if (offer && offer.v !== before.offer?.v) return offered(teller, after, me);
  const isSameGame = after.games === before.games && phaseOf(after) === phaseOf(before);
  const wasTold = before.offer && concerned(before, before.offer.what).includes(me);
  return wasTold && !offer && isSameGame ? [words.offerGone] : [];
}
