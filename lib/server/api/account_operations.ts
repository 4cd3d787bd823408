/** What somebody who says who they are asks of themselves. */

import * as v from "valibot";
import { SCOPES } from "../../leaderboard/bot.ts";
import { KINDS } from "../../puzzles/kind.ts";
import { Secret } from "../../rooms/schemas.ts";
import type { Operation } from "./operation.ts";
import { account, BANNED, ok, UNKNOWN, UNSAVED, wishes } from "./operation_parts.ts";
import {
  FinishedGame,
  having,
  OwnBot,
  Player,
  Refused,
  Standing,
  TournamentStanding,
  whole,
} from "./shapes.ts";

export const ACCOUNT_OPERATIONS: readonly Operation[] = [
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
  account(
    "/api/me/rooms",
    "The rooms you sit in, and who asks you for a game",
    {},
    ok("Rooms and challenges", { rooms: v.array(having({})), challenges: v.array(having({})) }),
  ),
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
    kind: v.optional(v.pipe(v.picklist(KINDS), v.description("What the next is to ask for"))),
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
    wish: wishes(["look", "join", "leave", "say", "make", "call-off"]),
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
    409: {
      text: "It's over, that name is another's, or there was nothing to say",
      schema: Refused,
    },
    503: UNSAVED,
  }),
  account("/api/me/data", "All that is kept about you", {}, ok("It", {})),
  account("/api/me/forget", "Deletes all of that", {}, {
    ...ok("It's deleted", { forgotten: v.boolean() }),
    503: UNSAVED,
  }),
];
