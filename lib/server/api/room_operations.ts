/** What rooms are asked: their lobby, and what is said in them. */

import * as v from "valibot";
import { OFFENSES } from "../../rooms/offense.ts";
import { JoinSchema, MessageSchema, PollSchema, Version } from "../../rooms/schemas.ts";
import type { Operation } from "./operation.ts";
import { account, BANNED, ok, TOO_MUCH, UNKNOWN, UNREAD, UNSAVED } from "./operation_parts.ts";
import { Heards, OpenRoom, whole } from "./shapes.ts";

const Said = v.object({
  sid: v.optional(v.pipe(v.string(), v.description("The session, but for a join"))),
  since: v.optional(Version),
  msg: v.union([...JoinSchema.options, ...MessageSchema.options]),
});

/** What a room says to a body that it can't read. */
const UNREADABLE = {
  400: { text: "A message that says what can't be read", schema: Heards },
  413: { text: "The body is too long", schema: Heards },
};

export const ROOM_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/lobby",
    tag: "rooms",
    isOpen: true,
    summary: "Open games that anyone may join, the newest first",
    answers: {
      200: { text: "Rooms", schema: v.object({ rooms: v.array(OpenRoom) }) },
      429: TOO_MUCH,
    },
  },
  {
    method: "post",
    path: "/api/send",
    tag: "rooms",
    summary: "Says something to a room without a socket; a join begins a session",
    body: Said,
    answers: {
      200: { text: "What the room says", schema: Heards },
      ...UNREADABLE,
    },
  },
  {
    method: "post",
    path: "/api/poll",
    tag: "rooms",
    summary: "Waits up to 4.5 s for what came after a version",
    body: PollSchema,
    answers: {
      200: { text: "What came", schema: Heards },
      ...UNREADABLE,
    },
  },
  {
    method: "get",
    path: "/api/poll",
    tag: "rooms",
    summary: "How pages polled before: they are told to load again",
    answers: { 410: { text: "A message that says so", schema: Heards } },
  },
  {
    method: "get",
    path: "/api/ws",
    tag: "rooms",
    summary: "A WebSocket to a room: each message is JSON (docs/rooms.md)",
    answers: {
      101: { text: "The socket is open" },
      400: UNREAD,
      426: { text: "Not a WebSocket of version 13", type: "text/plain" },
      429: { text: "Too many sockets", type: "text/plain" },
      503: { text: "Poll instead", type: "text/plain" },
    },
  },
  account("/api/report", "Tells an admin of somebody", {
    kind: v.picklist(OFFENSES),
    room: v.optional(v.string()),
    player: whole,
  }, {
    ...ok("It's told", { reported: v.boolean() }),
    403: BANNED,
    404: UNKNOWN,
    503: UNSAVED,
  }, "rooms"),
  {
    method: "post",
    path: "/api/qr",
    tag: "rooms",
    summary: "A link to this server as a QR code",
    body: v.object({ link: v.string() }),
    answers: {
      200: { text: "The path of an SVG", schema: v.object({ side: whole, path: v.string() }) },
      400: UNREAD,
      429: TOO_MUCH,
    },
  },
];
