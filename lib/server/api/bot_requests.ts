/** What bots ask for, as data: read by it, and documented by it. */

import * as v from "valibot";
import { ACTIONS, type ActionTag, RequestId, Version } from "../../rooms/schemas.ts";

const CLOCK_TEXT = 'must be a number of seconds for a turn, or a text such as "180+3"';

/** How a room is set up; what isn't told is as usual. */
const room = {
  game: v.optional(v.pipe(v.string(), v.description("The rules, such as conquerors-v2"))),
  options: v.optional(
    v.pipe(
      v.record(v.string(), v.union([v.number(), v.boolean()])),
      v.description("The game's options by name"),
    ),
  ),
  side: v.optional(
    v.pipe(
      v.union([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)), v.literal("random")]),
      v.description("The seat of who opens it, from 0; random unless told"),
    ),
  ),
  clock: v.optional(
    v.nullable(
      v.pipe(
        v.union([
          v.pipe(v.number(), v.integer()),
          v.pipe(v.string(), v.regex(/^\d{1,7}\+\d{1,4}$/, CLOCK_TEXT)),
        ]),
        v.description(
          "Seconds for a turn, or for the game and what a turn adds, such as 180+3; null for none",
        ),
      ),
    ),
  ),
  position: v.optional(v.pipe(v.string(), v.description("Where the game starts, in CCN"))),
};

export const RoomSchema = v.strictObject({
  ...room,
  listed: v.optional(v.pipe(v.boolean(), v.description("Whether the lobby shows it"))),
});

export const ChallengeSchema = v.strictObject({
  to: v.pipe(v.number(), v.integer(), v.minValue(1), v.description("The other bot's number")),
  ...room,
});

/** The first message of a socket whose request had no token. */
export const TokenSchema = v.object({ token: v.string() });

export const AskNumber = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(32))]),
  v.description("Your own number for it: the answer has it, too"),
);

/** Anything that is asked over a socket. */
export const SocketAskSchema = v.strictObject({
  n: v.optional(AskNumber),
  ask: v.pipe(v.string(), v.description("The address after /api/bot, such as /game/K7QX2M/move")),
  body: v.optional(v.pipe(v.unknown(), v.description("The JSON body; {} unless told"))),
});

/** The actions of a bot at a table, by the last part of their address. */
export const BOT_ACTIONS = {
  move: "move",
  premove: "queue",
  chat: "say",
  resign: "resign",
  abort: "abort",
  claim: "claim",
  offer: "offer",
  accept: "accept",
  decline: "decline",
  narrow: "narrow",
  enlist: "enlist",
} as const satisfies Record<string, ActionTag>;

export type BotAction = keyof typeof BOT_ACTIONS;

export function isBotAction(text: string): text is BotAction {
  return Object.hasOwn(BOT_ACTIONS, text);
}

/** The body of an action: its fields, and on which version it's made; without one, on the last. */
export function actionSchema(action: BotAction) {
  return v.strictObject({
    ...ACTIONS[BOT_ACTIONS[action]] as v.ObjectEntries,
    id: v.optional(RequestId),
    version: v.optional(Version),
  });
}
