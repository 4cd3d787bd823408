/** Why the API says no: every code that an error may have, and what it means. */

import type { Refusal } from "../../rooms/protocol.ts";

/** What no room says. */
const OF_REQUESTS = {
  "unauthorized":
    'Send a bot\'s token: Authorization: Bearer TOKEN. A socket may send {"token":"TOKEN"} first.',
  "scope": "The token doesn't have the scope that this needs.",
  "unknown": "There is no such thing here.",
  "limit": "Too much was asked, or there is no more of it for you. Try again later.",
  "full": "No seat is free.",
  "origin": "A page of another site can't ask this.",
  "method": "This can't be asked with that method.",
  "broken": "The server made a mistake. It's noted; try again.",
  "bots": "Bots don't play in this tournament.",
} as const;

const OF_ROOMS: Readonly<Record<Refusal, string>> = {
  "over": "The game is over, or you're out of it.",
  "off-board": "A cell isn't on the board.",
  "occupied": "A cell isn't empty.",
  "repeated": "A cell is named twice.",
  "too-many": "Those are more cells than a turn places.",
  "too-few": "Those are fewer cells than a turn places.",
  "neutral-locked": "The neutral zone isn't open to you.",
  "rival-locked": "The rival's home isn't open to you.",
  "bomb-early": "There are no bombs in this round yet.",
  "bomb-cooling": "You bombed a turn ago.",
  "skip-used": "You have skipped once already.",
  "touch": "A cell touches none of yours.",
  "unlit": "Only a lit vertex can fire.",
  "no-edge": "There is no such edge.",
  "stale": "The board has changed since that version.",
  "not-your-turn": "It isn't your turn.",
  "unreadable": "That isn't a turn of this game in CCN: small letters, no spaces.",
  "waiting": "The game hasn't begun.",
  "not-over": "The game isn't over.",
  "moved": "It can't be called off: both have moved, or it's a tournament's or by post.",
  "no-offer": "There is no such offer to answer, or none that you may make.",
  "offered": "You offered that a moment ago.",
  "not-gone": "Your opponent is here, or hasn't been gone long enough.",
  "seats": "Those seats can't be closed or given away.",
  "time": "Your time is up.",
  "flood": "You're talking too fast.",
  "empty": "There is nothing to say in that.",
  "watching": "You only watch here.",
  "busy": "The server has too much to do. Try again.",
  "storage": "The server couldn't save it. Nothing has changed; try again.",
  "malformed": "The request couldn't be read.",
  "banned": "An admin has taken away the right to play.",
  "muted": "An admin has taken away the right to chat.",
  "forgotten": "This player's data was deleted.",
  "blocked": "Somebody there has blocked this player, or is blocked by them.",
  "paused": "No new games begin now.",
  "long": "The room has gone on for too long: it takes only what ends its game.",
  "closed": "The connection was closed.",
};

export const REFUSALS = { ...OF_ROOMS, ...OF_REQUESTS } as const;

export type ApiRefusal = keyof typeof REFUSALS;

/** The status of the codes that don't say that something isn't allowed now. */
const STATUSES: Partial<Record<ApiRefusal, number>> = {
  malformed: 400,
  unauthorized: 401,
  scope: 403,
  banned: 403,
  muted: 403,
  blocked: 403,
  bots: 403,
  origin: 403,
  unknown: 404,
  method: 405,
  limit: 429,
  flood: 429,
  broken: 500,
  busy: 503,
  storage: 503,
  paused: 503,
};

export function statusOf(refusal: ApiRefusal): number {
  return STATUSES[refusal] ?? 409;
}
