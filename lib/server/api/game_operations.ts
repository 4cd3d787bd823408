/** What is asked of games: lists, leaderboards, ranked games against the computer. */

import * as v from "valibot";
import { CROWD_IDS } from "../../leaderboard/opening_bands.ts";
import type { Operation } from "./operation.ts";
import { account, BANNED, TOO_MUCH, UNKNOWN, UNREAD, UNSAVED, wishes } from "./operation_parts.ts";
import {
  DumpFile,
  FinishedGame,
  having,
  Kind,
  PeriodName,
  PlayerProfile,
  Refused,
  Standing,
  whole,
} from "./shapes.ts";

/** Lists go on where a page ended. */
const After = v.optional(
  v.pipe(v.string(), v.description("The `next` of the page before; the first page without it")),
);
const Next = v.optional(v.pipe(v.string(), v.description("Absent on the last page")));

export const GAME_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/leaderboard",
    tag: "games",
    isOpen: true,
    summary: "A page of a leaderboard",
    query: {
      period: v.optional(PeriodName),
      game: v.optional(v.string()),
      opponent: v.optional(Kind),
      page: v.optional(v.string()),
      after: After,
    },
    answers: {
      200: {
        text: "The page, best first",
        schema: having({
          rows: v.array(Standing),
          players: whole,
          bucket: v.string(),
          next: Next,
        }),
      },
      400: UNREAD,
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/tv",
    tag: "games",
    isOpen: true,
    summary: "Running games, and the one that is watched",
    query: { id: v.optional(v.string()), game: v.optional(v.string()) },
    answers: {
      200: { text: "Games", schema: having({ running: v.unknown() }) },
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/games",
    tag: "games",
    isOpen: true,
    summary: "Finished games, the newest first",
    query: {
      name: v.optional(v.pipe(v.string(), v.description("Who played, by name"))),
      player: v.optional(v.pipe(v.string(), v.description("Who played, by number"))),
      game: v.optional(v.string()),
      limit: v.optional(v.pipe(v.string(), v.description("At most 100; 30 unless told"))),
      after: After,
    },
    answers: {
      200: {
        text: "A page of them; /g/ID.ccn and /g/ID.json have their turns",
        schema: v.object({ games: v.array(FinishedGame), next: Next }),
      },
      400: UNREAD,
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/openings",
    tag: "games",
    isOpen: true,
    summary: "How many games had a position in their first three rounds, and what came next",
    query: {
      game: v.optional(v.string()),
      moves: v.optional(v.pipe(v.string(), v.description("Turns in CCN with _ between them"))),
      who: v.optional(wishes(CROWD_IDS)),
    },
    answers: {
      200: {
        text: "The position",
        schema: having({ games: whole, blue: whole, red: whole, turns: v.unknown() }),
      },
      400: UNREAD,
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/player/{id}",
    tag: "games",
    isOpen: true,
    summary: "A player, by number",
    params: { id: v.pipe(v.string(), v.description("As in a leaderboard's rows")) },
    answers: {
      200: { text: "How they play", schema: PlayerProfile },
      404: UNKNOWN,
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/dumps",
    tag: "games",
    isOpen: true,
    summary: "Months of finished games as files, the newest first",
    answers: {
      200: { text: "Files, each at its path", schema: v.object({ dumps: v.array(DumpFile) }) },
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/tournaments",
    tag: "games",
    summary: "Tournaments that are running, that come, and that are over",
    answers: {
      200: {
        text: "Lists",
        schema: having({ running: v.unknown(), coming: v.unknown(), past: v.unknown() }),
      },
      429: TOO_MUCH,
    },
  },
  {
    method: "get",
    path: "/api/tournament/{id}",
    tag: "games",
    summary: "A tournament and a page of its standings",
    params: { id: v.string() },
    query: { page: v.optional(v.string()) },
    answers: {
      200: {
        text: "It",
        schema: having({ tournament: v.unknown(), rows: v.unknown(), players: whole }),
      },
      304: { text: "It's as you know it" },
      404: UNKNOWN,
      429: TOO_MUCH,
    },
  },
  account("/api/games", "Begins a ranked game against the computer", {
    game: v.string(),
    level: v.string(),
    side: whole,
    version: v.optional(whole),
    instead: v.optional(v.string()),
  }, {
    200: { text: "A ticket, or why there is none now", schema: v.looseObject({}) },
    403: BANNED,
    503: UNSAVED,
  }, "games"),
  account("/api/results", "Reports a ranked game that is over, to be checked", {
    name: v.optional(v.string()),
    ticket: v.string(),
    report: having({ game: v.string(), moves: v.string(), result: v.string(), seal: v.string() }),
  }, {
    200: { text: "What it counts", schema: having({ id: v.string() }) },
    202: { text: "How many are checked before", schema: having({ checking: whole }) },
    403: BANNED,
    422: { text: "Why it counts nothing", schema: Refused },
    503: UNSAVED,
  }, "games"),
];
