/** What the site's own pages ask, and anyone may: rooms, finished games, oneself, the arena. */

import * as v from "valibot";
import { SCOPES } from "../../leaderboard/bot.ts";
import { CROWD_IDS } from "../../leaderboard/opening_bands.ts";
import { OFFENSES } from "../../rooms/offense.ts";
import { JoinSchema, MessageSchema, PollSchema, Secret, Version } from "../../rooms/schemas.ts";
import type { Answer, Operation } from "./operation.ts";
import {
  ArenaMatch,
  DumpFile,
  FinishedGame,
  having,
  Heards,
  Kind,
  OpenRoom,
  OwnBot,
  PeriodName,
  Player,
  PlayerProfile,
  Refused,
  Standing,
  TournamentStanding,
  whole,
} from "./shapes.ts";

const UNREAD: Answer = { text: "The request can't be read", schema: Refused };
const TOO_MUCH: Answer = { text: "Too much; wait for retry-after", schema: Refused };
const UNSAVED: Answer = { text: "The server can't save now: try again", schema: Refused };
const UNKNOWN: Answer = { text: "There is no such thing", schema: Refused };
const BANNED: Answer = { text: "An admin has taken away the right to play", schema: Refused };

const Said = v.object({
  sid: v.optional(v.pipe(v.string(), v.description("The session, but for a join"))),
  since: v.optional(Version),
  msg: v.union([...JoinSchema.options, ...MessageSchema.options]),
});

const ROOMS: readonly Operation[] = [
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
      400: { text: "A message that says what can't be read", schema: Heards },
      413: { text: "The body is too long", schema: Heards },
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
      400: { text: "A message that says what can't be read", schema: Heards },
      413: { text: "The body is too long", schema: Heards },
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
];

const identity = { identity: Secret };

/** A POST of somebody who says who they are by their secret code. */
function account(
  path: string,
  summary: string,
  more: Record<string, v.GenericSchema>,
  answers: Operation["answers"],
  tag: Operation["tag"] = "account",
): Operation {
  return {
    method: "post",
    path,
    tag,
    summary,
    body: v.object({ ...identity, ...more }),
    answers: { 400: UNREAD, 429: TOO_MUCH, ...answers },
  };
}

function ok(text: string, entries: Record<string, v.GenericSchema>): Operation["answers"] {
  return { 200: { text, schema: having(entries) } };
}

const wishes = <const Names extends readonly string[]>(names: Names) => v.picklist(names);

/** Lists go on where a page ended. */
const After = v.optional(
  v.pipe(v.string(), v.description("The `next` of the page before; the first page without it")),
);
const Next = v.optional(v.pipe(v.string(), v.description("Absent on the last page")));

const GAMES: readonly Operation[] = [
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

const ACCOUNT: readonly Operation[] = [
  account("/api/me", "Who you are, and your place on a leaderboard", {
    board: v.optional(v.string()),
  }, ok("You", { player: v.nullable(Player), standing: v.nullable(Standing) })),
  account("/api/me/name", "Takes a name", { name: v.string() }, {
    200: { text: "Yours, or not before your first ranked game", schema: v.looseObject({}) },
    403: BANNED,
    409: { text: "It's somebody's", schema: Refused },
    503: UNSAVED,
  }),
  account(
    "/api/me/games",
    "Your finished games, from a page's next on",
    { after: v.optional(v.string()) },
    ok("Games", { games: v.array(FinishedGame), next: v.optional(v.string()) }),
  ),
  account("/api/me/rooms", "The rooms you sit in", {}, ok("Rooms", { rooms: v.array(having({})) })),
  account(
    "/api/me/feed",
    "A secret link to a feed of your turns",
    {},
    ok("It", {
      link: v.string(),
    }),
  ),
  account("/api/me/bots", "Your bots and their tokens", {
    wish: wishes(["look", "make", "revoke"]),
    name: v.optional(v.string()),
    scopes: v.optional(v.array(v.picklist(SCOPES))),
    id: v.optional(whole),
  }, {
    ...ok("Your bots, a new token, or the bot whose token is gone", {
      bots: v.optional(v.array(OwnBot)),
      id: v.optional(whole),
      token: v.optional(v.string()),
      revoked: v.optional(whole),
    }),
    403: BANNED,
    404: UNKNOWN,
    503: UNSAVED,
  }),
  account("/api/me/reminders", "Whether a browser is reminded of turns", {
    wish: wishes(["look", "on", "off"]),
    endpoint: v.optional(v.string()),
    subscription: v.optional(v.looseObject({})),
    language: v.optional(v.string()),
  }, { ...ok("Whether it is", { isOn: v.boolean() }), 503: UNSAVED }),
  account("/api/me/blocks", "Whom you have blocked", {
    wish: wishes(["look", "on", "off"]),
    room: v.optional(v.string()),
    player: v.optional(whole),
    key: v.optional(v.string()),
  }, { 200: { text: "Them", schema: v.looseObject({}) }, 404: UNKNOWN, 503: UNSAVED }),
  account("/api/me/puzzles", "Your puzzle rating and the next puzzle; or your first try at one", {
    wish: wishes(["look", "try"]),
    id: v.optional(v.pipe(v.string(), v.description("The puzzle's"))),
    moves: v.optional(
      v.pipe(v.array(v.string()), v.description("Turns in CCN; none to see the answer")),
    ),
  }, {
    ...ok("How you stand; after a first try, what it changed", {
      rating: v.number(),
      deviation: v.number(),
      tried: whole,
      next: v.pipe(v.nullable(v.string()), v.description("The puzzle's line (docs/puzzles.md)")),
      isSolved: v.optional(v.boolean()),
      change: v.optional(whole),
    }),
    503: UNSAVED,
  }),
  account("/api/me/challenges", "Who asks you for a game, and asking a player for one", {
    wish: wishes(["look", "send", "decline"]),
    player: v.optional(whole),
    game: v.optional(v.string()),
    clock: v.optional(v.string()),
    token: v.optional(Secret),
    name: v.optional(v.string()),
    code: v.optional(v.string()),
  }, {
    200: { text: "Challenges, or the code of the room", schema: v.looseObject({}) },
    403: BANNED,
    404: UNKNOWN,
    503: UNSAVED,
  }),
  account("/api/me/follows", "Whom you follow", {
    wish: wishes(["look", "on", "off"]),
    player: v.optional(whole),
  }, { 200: { text: "Them", schema: v.looseObject({}) }, 404: UNKNOWN, 503: UNSAVED }),
  account("/api/me/tournaments", "How you stand in a tournament; entering, leaving, making one", {
    wish: wishes(["look", "join", "leave", "say", "make"]),
    id: v.optional(v.string()),
    version: v.optional(v.pipe(whole, v.description("The one you know: news comes with others"))),
    page: v.optional(whole),
    token: v.optional(v.pipe(Secret, v.description("Holds the seats in your games' rooms"))),
    name: v.optional(v.string()),
    text: v.optional(v.string()),
    title: v.optional(v.string()),
    game: v.optional(v.string()),
    clock: v.optional(v.string()),
    rounds: v.optional(whole),
    startsIn: v.optional(v.pipe(whole, v.description("Minutes from now"))),
    allowsBots: v.optional(v.boolean()),
  }, {
    200: {
      text: "How you stand, or the new one's id",
      schema: v.union([TournamentStanding, v.object({ id: v.string() })]),
    },
    403: BANNED,
    404: UNKNOWN,
    409: { text: "It's over, or there was nothing to say", schema: Refused },
    503: UNSAVED,
  }),
  account("/api/me/data", "All that is kept about you", {}, ok("It", {})),
  account("/api/me/forget", "Deletes all of that", {}, {
    ...ok("It's deleted", { forgotten: v.boolean() }),
    503: UNSAVED,
  }),
];

const Id = v.pipe(v.string(), v.description("A match's id"));

const ARENA: readonly Operation[] = [
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

export const SITE_OPERATIONS: readonly Operation[] = [...ROOMS, ...GAMES, ...ACCOUNT, ...ARENA];
