/** What changed in a room by post that is told in words, beside its turns. */

import { effect } from "@preact/signals";
import { isAsked } from "../../../rooms/consent.ts";
import type { Dropped } from "../../../rooms/premove.ts";
import { phaseOf, type RoomView, type Said, seatOf } from "../../../rooms/view.ts";
import type { ConnectionState } from "../../net/connection_state.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { freshLine, speakerOf } from "../../table/room_news.ts";
import type { PostTable } from "./table.ts";

/** Says how a game begins, and then what else happens than turns; returns how to stop. */
export function tellPostNews(
  { state }: RoomLine,
  table: PostTable,
  isHidden: (said: Said) => boolean,
): () => void {
  let before = state.peek();
  sayBeginning(before, table);
  return effect(() => {
    const after = state.value;
    const news = newsOf(table, before, after, isHidden);
    before = after;
    if (news.length > 0) table.say(news.join(" "));
  });
}

function sayBeginning({ room, player }: ConnectionState, table: PostTable): void {
  const isFresh = room && phaseOf(room) === "playing" && room.moves.length === 0;
  if (!isFresh || player === null) return;
  table.say(table.post.begins(table.words.seats[seatOf(room, player)]!));
}

function newsOf(
  table: PostTable,
  { room: before, queue: known }: ConnectionState,
  { room: after, player: me, queue }: ConnectionState,
  isHidden: (said: Said) => boolean,
): string[] {
  if (!before || !after || me === null) return [];
  const line = freshLine(before, after, me);
  const said = line && !isHidden(line)
    ? [`${speakerOf(table.words, after, me, line)}: ${line.text}`]
    : [];
  return [
    ...presenceNews(table, before, after, me),
    ...offerNews(table, before, after, me),
    ...computerNews(table, before, after),
    ...leavingNews(table, before, after, me),
    ...queue !== known && queue.dropped ? [droppedSentence(table, queue.dropped)] : [],
    ...said,
  ];
}

/** Who came back and who is gone, oneself apart. */
function presenceNews(
  { words, post }: PostTable,
  before: RoomView,
  after: RoomView,
  me: number,
): string[] {
  return after.players.flatMap(({ here }, player) => {
    const was = before.players[player]?.here;
    if (player === me || was === undefined || was === here) return [];
    const who = speakerOf(words, after, me, { player });
    return [here ? post.back(who) : post.gone(who)];
  });
}

function offerNews(
  { words, post }: PostTable,
  before: RoomView,
  after: RoomView,
  me: number,
): string[] {
  const { offer } = after;
  const isNew = offer && offer.v !== before.offer?.v && isAsked(after, me);
  return isNew ? [post.offers[offer.what](speakerOf(words, after, me, offer))] : [];
}

/** Who has given up. */
function leavingNews(
  { words, post }: PostTable,
  before: RoomView,
  after: RoomView,
  me: number,
): string[] {
  const fresh = after.leaving.filter((player) => !before.leaving.includes(player));
  return fresh.map((player) =>
    player === me ? post.youLeave : post.leaves(speakerOf(words, after, me, { player }))
  );
}

/** What became of the moves that one had left in advance, and why. */
export function droppedSentence(table: PostTable, { step, why }: Dropped): string {
  const { post } = table;
  const reason = why === "unexpected" || why === "undone" ? post[why] : table.reason(why);
  return `${post.dropped(step.move)} ${reason}`;
}

function computerNews({ post }: PostTable, before: RoomView, after: RoomView): string[] {
  const count = after.computers.length;
  const isNews = phaseOf(after) === "waiting" && count !== before.computers.length;
  return isNews ? [post.computers.have(count)] : [];
}
