/** The words around the documents for programmers, in English. `es.ts` says the same. */

import type { Tag } from "../../../api/operation.ts";

export const en = {
  api: "API",
  description: "Write a bot, or look at games, leaderboards and matches from a program.",
  intro:
    "Everything here is JSON over HTTP. A program that plays needs a token: make one in your profile.",
  token: "Make a token",
  bots: "Write a bot",
  rooms: "Rooms, by socket and by polling",
  arena: "The Bot Arena's protocol",
  openapi: "OpenAPI document",
  notes: "The reference itself is in English.",
  tags: {
    bots: "Bots",
    rooms: "Rooms",
    games: "Games and leaderboards",
    account: "You",
    arena: "Bot Arena",
  } satisfies Record<Tag, string>,
  errors: "Errors",
  errorsLine:
    'A refused request is answered with {"refused": code, "message": sentence} and one of these codes.',
  code: "Code",
  status: "Status",
  means: "Meaning",
  body: "Body",
  query: "Query",
  field: "Field",
  type: "Type",
  required: "required",
  answers: "Answers",
  needsToken: "needs a token",
  isOpen: "any site may read it",
  dumps: {
    title: "Game downloads",
    intro: "All finished games, month by month: as records (CCN) and as lines of JSON, gzipped.",
    forgotten: "Players who deleted their data aren't in them: their months are made again.",
    none: "Nothing to download yet. A month's games appear here a day after it ends.",
    file: "File",
    games: "Games",
    bytes: "Bytes",
    sum: "SHA-256",
    latest: "Latest games",
  },
};

export type DocWords = typeof en;
