import type { RoomSummary } from "../../rooms/summary.ts";
import type { RoomsWords } from "../../words/rooms/mod.ts";

interface TurnFeed {
  readonly words: RoomsWords;
  /** The feed's own address. */
  readonly self: string;
  /** The rooms in which it is the reader's turn, the newest first. */
  readonly rooms: readonly RoomSummary[];
}

/** An Atom feed (RFC 4287) with an entry for every turn that the reader is waited for with. */
export function writeTurnFeed({ words, self, rooms }: TurnFeed): string {
  const { origin } = new URL(self);
  const entries = rooms.map(({ code, touched, turnAt = touched }) => [
    "<entry>",
    `<id>${escape(`${origin}/r/${code}#${turnAt}`)}</id>`,
    `<title>${escape(`${words.myTurn}: ${code}`)}</title>`,
    `<link href="${escape(`${origin}/r/${code}`)}"/>`,
    `<updated>${timeOf(turnAt)}</updated>`,
    "</entry>",
  ]);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escape(self)}</id>`,
    `<title>${escape(words.feedTitle)}</title>`,
    `<author><name>${escape(words.feedAuthor)}</name></author>`,
    `<link rel="self" href="${escape(self)}"/>`,
    `<updated>${timeOf(lastOf(rooms))}</updated>`,
    ...entries.flat(),
    "</feed>",
    "",
  ].join("\n");
}

/** When the last of these turns began. */
function lastOf(rooms: readonly RoomSummary[]): number {
  return Math.max(0, ...rooms.map(({ touched, turnAt = touched }) => turnAt));
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
