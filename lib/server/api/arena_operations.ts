/** What the arena is asked. */

import * as v from "valibot";
import type { Operation } from "./operation.ts";
import { TOO_MUCH, UNKNOWN, UNREAD } from "./operation_parts.ts";
import { ArenaMatch, having, whole } from "./shapes.ts";

const Id = v.pipe(v.string(), v.description("A match's id"));

export const ARENA_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/arena",
    tag: "arena",
    summary: "The arena's protocol over a WebSocket (docs/arena.md)",
    answers: {
      101: { text: "The socket is open" },
      400: UNREAD,
      426: { text: "Not a WebSocket", type: "text/plain" },
    },
  },
  {
    method: "get",
    path: "/api/arena/news",
    tag: "arena",
    isOpen: true,
    summary: "Live matches, standings and past matches",
    query: { before: v.optional(Id), known: v.optional(Id) },
    answers: {
      200: { text: "The news", schema: having({ live: v.array(having({})), waiting: whole }) },
      400: UNREAD,
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/arena/match/{id}",
    tag: "arena",
    isOpen: true,
    summary: "A match that is over",
    params: { id: Id },
    answers: { 200: { text: "It", schema: ArenaMatch }, 404: UNKNOWN, 429: TOO_MUCH },
  },
  {
    method: "get",
    path: "/api/arena/download/{id}",
    tag: "arena",
    isOpen: true,
    summary: "A match that is over as a file, with all that was placed in it",
    params: { id: Id },
    answers: {
      200: {
        text: "It",
        schema: v.object({
          ...ArenaMatch.entries,
          placed: v.array(
            v.object({
              generation: whole,
              cells: v.tuple([v.array(v.tuple([whole, whole])), v.array(v.tuple([whole, whole]))]),
            }),
          ),
        }),
      },
      404: UNKNOWN,
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/arena/moves/{id}",
    tag: "arena",
    isOpen: true,
    summary: "All that was placed in a match, as bytes",
    params: { id: Id },
    answers: {
      200: { text: "A move log", type: "application/octet-stream" },
      404: UNKNOWN,
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/arena/watch/{id}",
    tag: "arena",
    summary: "A live match over a WebSocket, as bytes",
    params: { id: Id },
    answers: {
      101: { text: "The socket is open" },
      400: UNREAD,
      426: { text: "Not a WebSocket", type: "text/plain" },
      503: { text: "Later", type: "text/plain" },
    },
  },
];
