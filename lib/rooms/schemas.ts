/**
 * What a client may say to a room, as data: what comes in is read by it, and the documents of the
 * API are made from it. Sizes are such that a message fits into a frame.
 */

import * as v from "valibot";
import { type OfferKind, OFFERS } from "./event.ts";
import type { Step } from "./premove.ts";
import { TOKEN } from "./premove_text.ts";
import { readPool } from "./read_pool.ts";
import type { Action } from "./protocol.ts";

/** The longest move, in characters: it and its request fit into a frame. */
const LONGEST_MOVE = 1_800;
/** The most turns that a move left in advance may expect before it. */
const MOST_EXPECTED = 8;
const LONGEST_TEXT = 1_000;
/** More seats than any game has, and a longer name than any level's. */
const MOST_LEVELS = 16;
const LONGEST_LEVEL = 16;

const whole = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** A place in a log, or 0 for before it. */
export const Version = v.pipe(
  whole,
  v.description("A version of the room: the number of its last event, 0 for none"),
);

/** When the event of the version seen last was. */
const SeenAt = v.exactOptional(
  v.pipe(whole, v.description("When the event of `since` was, ms, if it should be compared")),
);

/** 128 bits or more in URL-safe base64: tokens, keys, identities. */
export const Secret = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,64}$/, "must be 22 to 64 letters, digits, - or _"),
  v.description("128 random bits or more, made by the client and kept by it"),
);

export const RequestId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,32}$/, "must be 1 to 32 letters, digits, - or _"),
  v.description("The client's own name for the request; the same id is never done twice"),
);

const Move = v.pipe(
  v.string(),
  v.maxLength(LONGEST_MOVE),
  v.description("A turn in CCN, such as h12,i12,h13,i13, !m13, pass or 4>0,2; or random"),
);

const Text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

/** How long the client says that its turn was on its way, ms. */
const Lag = v.pipe(whole, v.description("How long the turn was on its way, ms"));

const Offered = v.picklist(OFFERS) satisfies v.GenericSchema<unknown, OfferKind>;

const Token = v.pipe(v.string(), v.regex(TOKEN, "must be a turn in CCN, without spaces"));

const StepSchema = v.pipe(
  v.object({
    after: v.pipe(
      v.array(Token),
      v.maxLength(MOST_EXPECTED),
      v.description("The turns that must come right before, oldest first; any stands for any"),
    ),
    move: Token,
    number: v.optional(v.pipe(whole, v.description("Which turn of the game it must be, from 1"))),
  }),
  v.transform(({ after, move, number }): Step =>
    number === undefined ? { after, move } : { after, move, number }
  ),
);

const Steps = v.pipe(
  v.array(StepSchema),
  v.check((steps) => JSON.stringify(steps).length <= LONGEST_MOVE, "is too long"),
);

const Levels = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(LONGEST_LEVEL))),
  v.maxLength(MOST_LEVELS),
);

/** What a player can do in a room, by tag: the fields besides the tag. */
export const ACTIONS = {
  move: { move: Move, lag: v.exactOptional(Lag) },
  queue: { steps: Steps },
  resign: {},
  abort: {},
  claim: {},
  offer: { what: Offered },
  accept: { what: Offered },
  decline: { what: Offered },
  say: { text: Text },
  narrow: { seats: whole },
  enlist: { levels: Levels },
  lend: { key: Secret },
} as const satisfies Record<Action["t"], v.ObjectEntries>;

export type ActionTag = keyof typeof ACTIONS;

const request = { id: RequestId, on: Version };

const join = {
  t: v.literal("join"),
  protocol: v.optional(Version, 1),
  code: v.pipe(v.string(), v.description("The room's code")),
  name: v.optional(Text, ""),
  since: v.optional(Version, 0),
  at: SeenAt,
};

/** One who sits down may leave both out: then the server makes them, and says the token. */
const seated = { token: v.optional(Secret), identity: v.optional(Secret) };

/** A join by its wish; one without any wishes to sit. */
export const JoinSchema = v.variant("wish", [
  v.object({ ...join, wish: v.literal("sit"), ...seated }),
  v.object({ ...join, wish: v.literal("back"), token: Secret, identity: Secret }),
  v.object({ ...join, wish: v.literal("take"), token: Secret, identity: Secret, key: Secret }),
  v.object({ ...join, wish: v.literal("watch") }),
]);

/** Everything but a join, by its tag. */
export const MessageSchema = v.variant("t", [
  v.object({
    t: v.literal("seek"),
    protocol: Version,
    pool: v.pipe(
      v.string(),
      v.check((pool) => readPool(pool) !== undefined, "is no pool"),
      v.description("The rules and the seconds for a turn, such as conquerors-v2.60"),
    ),
    token: Secret,
    identity: Secret,
    name: v.optional(Text, ""),
  }),
  v.object({ t: v.literal("ping") }),
  v.object({ t: v.literal("leave") }),
  v.object({ t: v.literal("sync"), since: Version }),
  v.object({ t: v.literal("move"), ...request, ...ACTIONS.move }),
  v.object({ t: v.literal("queue"), ...request, ...ACTIONS.queue }),
  v.object({ t: v.literal("resign"), ...request }),
  v.object({ t: v.literal("abort"), ...request }),
  v.object({ t: v.literal("claim"), ...request }),
  v.object({ t: v.literal("offer"), ...request, ...ACTIONS.offer }),
  v.object({ t: v.literal("accept"), ...request, ...ACTIONS.accept }),
  v.object({ t: v.literal("decline"), ...request, ...ACTIONS.decline }),
  v.object({ t: v.literal("say"), ...request, ...ACTIONS.say }),
  v.object({ t: v.literal("narrow"), ...request, ...ACTIONS.narrow }),
  v.object({ t: v.literal("enlist"), ...request, ...ACTIONS.enlist }),
  v.object({ t: v.literal("lend"), ...request, ...ACTIONS.lend }),
]);

/** The body of `POST /api/send`, whose message is read by itself. */
export const SendSchema = v.object({
  sid: v.optional(v.string()),
  since: v.optional(Version),
  at: SeenAt,
  msg: v.unknown(),
});

/** The body of `POST /api/poll`. */
export const PollSchema = v.object({ sid: v.string(), since: Version, at: SeenAt });
