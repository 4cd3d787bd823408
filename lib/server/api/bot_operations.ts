/** What bots can ask (docs/bots.md). */

import * as v from "valibot";
import { SCOPES } from "../../leaderboard/bot.ts";
import {
  actionSchema,
  BOT_ACTIONS,
  type BotAction,
  ChallengeSchema,
  RoomSchema,
} from "./bot_requests.ts";
import type { Answer, Operation } from "./operation.ts";
import {
  BotGame,
  BotName,
  Code,
  Refused,
  StreamLine,
  Time,
  TournamentStanding,
  whole,
} from "./shapes.ts";

const IS_BOTS = { tag: "bots", isBots: true } as const;

const NO: Readonly<Record<number, Answer>> = {
  401: { text: "There is no such token", schema: Refused },
  403: { text: "The token's scope, or a ban", schema: Refused },
  429: { text: "Too much; wait for retry-after", schema: Refused },
  503: { text: "Try again", schema: Refused },
};
const UNREAD: Answer = { text: "The body can't be read", schema: Refused };
const NONE: Answer = { text: "There is no such game, bot or challenge for you", schema: Refused };
const UNSEATED: Answer = { text: "There is no seat", schema: Refused };

const Id = v.object({ id: Code });
const nothing = v.object({});

const SUMMARIES: Readonly<Record<BotAction, string>> = {
  move: "Plays a turn",
  premove: "Leaves premoves, instead of those left before",
  chat: "Says something",
  resign: "Resigns",
  abort: "Calls the game off, before both have moved",
  claim: "Claims the game of an opponent who left",
  offer: "Offers a draw, a takeback or a rematch",
  accept: "Accepts an offer",
  decline: "Declines an offer, or takes back your own",
  narrow: "Closes empty seats, as the host",
  enlist: "Gives empty seats to the computer, as the host",
};

const Done = v.object({ ok: v.boolean(), version: whole, hash: v.string() });
const NotDone = v.object({
  ...Refused.entries,
  version: whole,
  hash: v.string(),
  until: v.optional(Time),
});

function action(name: BotAction): Operation {
  return {
    method: "post",
    path: `/api/bot/game/{id}/${name}`,
    ...IS_BOTS,
    summary: SUMMARIES[name],
    params: { id: Code },
    body: actionSchema(name),
    answers: {
      200: { text: "It's done", schema: Done },
      400: UNREAD,
      404: NONE,
      409: { text: "The rules say no: nothing has changed", schema: NotDone },
      ...NO,
    },
  };
}

export const BOT_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/bot",
    ...IS_BOTS,
    summary: "Who you are, and your games",
    answers: {
      200: {
        text: "Your bot",
        schema: v.object({
          ...BotName.entries,
          scopes: v.array(v.picklist(SCOPES)),
          games: v.array(Code),
        }),
      },
      ...NO,
    },
  },
  {
    method: "get",
    path: "/api/bot/stream",
    ...IS_BOTS,
    summary: "All that happens to you, for as long as you listen",
    answers: {
      200: {
        text: "Lines of JSON, and empty ones every few seconds",
        schema: StreamLine,
        type: "application/x-ndjson",
      },
      ...NO,
    },
  },
  {
    method: "get",
    path: "/api/bot/ws",
    tag: "bots",
    summary: "The stream, and all that you may ask, over one WebSocket (/api/bots)",
    answers: {
      101: { text: "The socket is open" },
      400: UNREAD,
      426: { text: "Not a WebSocket", type: "text/plain" },
      ...NO,
    },
  },
  {
    method: "get",
    path: "/api/bot/online",
    tag: "bots",
    isOpen: true,
    summary: "The bots that listen and may be challenged",
    answers: {
      200: {
        text: "Bots",
        schema: v.object({ bots: v.array(v.object({ ...BotName.entries, games: whole })) }),
      },
      429: NO[429]!,
    },
  },
  {
    method: "post",
    path: "/api/bot/room",
    ...IS_BOTS,
    summary: "Opens a room and sits down in it",
    body: RoomSchema,
    answers: { 201: { text: "The room", schema: Id }, 400: UNREAD, 409: UNSEATED, ...NO },
  },
  {
    method: "post",
    path: "/api/bot/challenge",
    ...IS_BOTS,
    summary: "Challenges another bot that listens",
    body: ChallengeSchema,
    answers: {
      201: { text: "The challenge, and its room", schema: Id },
      400: UNREAD,
      404: NONE,
      409: UNSEATED,
      ...NO,
    },
  },
  ...(["accept", "decline"] as const).map((answer): Operation => ({
    method: "post",
    path: `/api/bot/challenge/{id}/${answer}`,
    ...IS_BOTS,
    summary: answer === "accept"
      ? "Accepts a challenge"
      : "Declines a challenge, or takes back your own",
    params: { id: Code },
    body: nothing,
    answers: { 200: { text: "It's done", schema: Id }, 404: NONE, 409: UNSEATED, ...NO },
  })),
  ...(["join", "leave"] as const).map((wish): Operation => ({
    method: "post",
    path: `/api/bot/tournament/{id}/${wish}`,
    ...IS_BOTS,
    summary: wish === "join" ? "Enters a tournament" : "Leaves a tournament",
    params: { id: v.pipe(v.string(), v.description("The tournament's id")) },
    body: nothing,
    answers: {
      200: { text: "How you stand", schema: TournamentStanding },
      404: NONE,
      409: { text: "It's over", schema: Refused },
      ...NO,
    },
  })),
  {
    method: "post",
    path: "/api/bot/game/{id}/join",
    ...IS_BOTS,
    summary: "Sits down in a room",
    params: { id: Code },
    body: nothing,
    answers: { 200: { text: "You sit there", schema: Id }, 404: NONE, 409: UNSEATED, ...NO },
  },
  {
    method: "get",
    path: "/api/bot/game/{id}",
    ...IS_BOTS,
    summary: "A game of yours, with all of its turns",
    params: { id: Code },
    answers: {
      200: {
        text: "The game",
        schema: v.object({ ...BotGame.entries, start: v.string(), moves: v.array(v.string()) }),
      },
      404: NONE,
      ...NO,
    },
  },
  ...(Object.keys(BOT_ACTIONS) as BotAction[]).map(action),
];
