/** What several answers are made of, as data. What an answer has besides may be more. */

import * as v from "valibot";
import { OPPONENT_KINDS } from "../../leaderboard/board.ts";
import { PERIODS } from "../../leaderboard/period.ts";
import { SCOPES } from "../../leaderboard/bot.ts";
import { DUMP_KINDS } from "../dump/written.ts";
import { OFFERS } from "../../rooms/event.ts";
import type { Schema } from "./operation.ts";

export const whole = v.pipe(v.number(), v.integer());
/** ms since 1970. */
export const Time = v.pipe(v.number(), v.description("ms since 1970, by the server's clock"));
export const Code = v.pipe(v.string(), v.description("The code of a room"));
const Options = v.record(v.string(), v.number());
export const PeriodName = v.picklist(PERIODS);
export const Kind = v.picklist(OPPONENT_KINDS);

/** No: a code for programs, and where the server has one a sentence for people. */
export const Refused = v.object({
  refused: v.pipe(v.string(), v.description("Why, by a code")),
  message: v.optional(v.pipe(v.string(), v.description("Why, in a sentence"))),
  until: v.optional(Time),
});

export const OpenRoom = v.object({
  code: Code,
  game: v.string(),
  clock: v.nullable(v.number()),
  host: v.string(),
  free: whole,
  seats: whole,
  sat: whole,
});

const Seated = v.object({
  name: v.string(),
  isBot: v.boolean(),
  level: v.optional(v.string()),
  isHere: v.boolean(),
});

/** Seconds for a whole game, and how many a turn adds. */
const Bank = v.object({ base: whole, increment: whole });

/** A game as a bot is told of it. */
export const BotGame = v.object({
  id: Code,
  game: v.string(),
  options: Options,
  clock: v.nullable(v.number()),
  bank: v.nullable(Bank),
  left: v.nullable(v.array(v.number())),
  status: v.picklist(["waiting", "playing", "over"]),
  seat: whole,
  players: v.array(v.nullable(Seated)),
  turn: v.nullable(whole),
  isMyTurn: v.boolean(),
  version: whole,
  turns: whole,
  last: v.nullable(v.string()),
  position: v.string(),
  cells: v.array(v.string()),
  deadline: v.nullable(Time),
  claimableAt: v.nullable(Time),
  offer: v.nullable(v.object({ what: v.picklist(OFFERS), seat: whole })),
  result: v.nullable(
    v.object({ winner: v.nullable(whole), by: v.string(), record: v.nullable(v.string()) }),
  ),
});

export const BotName = v.object({ id: whole, name: v.string() });

/** A line of a bot's stream. */
export const StreamLine = v.variant("type", [
  v.object({ type: v.literal("hello"), bot: BotName, now: Time }),
  v.object({
    type: v.literal("challenge"),
    challenge: v.object({
      id: Code,
      from: BotName,
      to: BotName,
      game: v.string(),
      options: Options,
      clock: v.nullable(v.number()),
      bank: v.nullable(Bank),
      side: whole,
    }),
  }),
  v.object({
    type: v.literal("challengeGone"),
    id: Code,
    why: v.picklist(["declined", "canceled", "expired"]),
  }),
  v.object({ type: v.literal("gameStart"), game: BotGame }),
  v.object({ type: v.literal("gameState"), game: BotGame }),
  v.object({
    type: v.literal("offer"),
    id: Code,
    seat: whole,
    what: v.picklist(OFFERS),
    is: v.picklist(["made", "agreed", "declined"]),
  }),
  v.object({ type: v.literal("chat"), id: Code, seat: whole, text: v.string() }),
  v.object({
    type: v.literal("presence"),
    id: Code,
    seat: whole,
    isHere: v.boolean(),
    claimableAt: v.nullable(Time),
  }),
  v.object({ type: v.literal("gameGone"), id: Code }),
  v.object({
    type: v.literal("bye"),
    why: v.picklist(["leaving", "replaced", "slow"]),
    retry: v.number(),
  }),
]);

export const OwnBot = v.object({
  id: whole,
  name: v.string(),
  scopes: v.array(v.picklist(SCOPES)),
  made: v.nullable(Time),
  used: v.nullable(Time),
});

export const Player = v.object({ id: whole, name: v.nullable(v.string()) });

const Rating = v.object({ rating: v.number(), deviation: v.number() });

export const Standing = v.object({
  rank: whole,
  player: whole,
  name: v.nullable(v.string()),
  points: whole,
  games: whole,
  wins: whole,
  rating: v.nullable(Rating),
});

const Sat = v.variant("is", [
  v.object({ is: v.literal("cpu"), level: v.optional(v.string()) }),
  v.object({ is: v.literal("deleted") }),
  v.object({
    is: v.literal("person"),
    player: whole,
    name: v.string(),
    isBot: v.optional(v.boolean()),
  }),
]);

/** A finished game, without its record. */
export const FinishedGame = v.object({
  id: v.string(),
  game: v.string(),
  opponent: v.string(),
  winner: v.nullable(whole),
  by: v.string(),
  endedAt: Time,
  seconds: whole,
  unrated: v.nullable(v.string()),
  points: whole,
  seats: v.array(Sat),
});

/** A message to who is in a room: `t` says which (docs/rooms.md). */
const Heard = v.looseObject({ t: v.string() });

export const Heards = v.object({ sid: v.optional(v.string()), msgs: v.array(Heard) });

/** A month of finished games as a file. */
export const DumpFile = v.object({
  month: v.pipe(v.string(), v.description("YYYY-MM")),
  kind: v.picklist(DUMP_KINDS),
  made: Time,
  games: whole,
  size: v.pipe(whole, v.description("Bytes, gzipped")),
  sha256: v.string(),
  path: v.string(),
});

const Tally = v.object({ games: whole, wins: whole, draws: whole });

/** What anyone may know of a player. */
export const PlayerProfile = v.object({
  player: Player,
  newest: v.nullable(whole),
  isBot: v.boolean(),
  botName: v.pipe(v.nullable(v.string()), v.description("A bot's name, even before it's its own")),
  rating: v.nullable(Rating),
  ratings: v.array(v.object({ at: Time, rating: v.number() })),
  online: Tally,
  bots: Tally,
  cpu: Tally,
  rivals: v.array(v.object({ player: Player, ...Tally.entries })),
  streak: v.object({ now: whole, best: whole }),
  bestWins: v.array(v.looseObject({ id: v.string(), player: whole, rating: v.number() })),
});

/** How somebody stands in a tournament; null for who isn't in it. */
export const TournamentStanding = v.object({
  now: Time,
  me: v.nullable(v.object({
    number: whole,
    state: v.picklist(["in", "paused", "out"]),
    rank: whole,
    score: v.pipe(whole, v.description("An arena's points; a Swiss's in halves")),
    page: whole,
    code: v.nullable(Code),
  })),
  isMaker: v.pipe(v.boolean(), v.description("Whether you made it, and may call it off")),
  news: v.optional(having({ tournament: v.unknown(), rows: v.unknown() })),
});

const ArenaBot = v.object({ author: v.string(), name: v.string() });

/** A match of the arena that is over. */
export const ArenaMatch = v.object({
  id: v.string(),
  bots: v.tuple([ArenaBot, ArenaBot]),
  width: whole,
  height: whole,
  seed: v.string(),
  first: whole,
  rated: v.boolean(),
  startedAt: Time,
  endedAt: Time,
  generations: whole,
  outcome: v.looseObject({ winner: v.nullable(whole), by: v.string() }),
  cells: v.tuple([whole, whole]),
});

/** An object with these keys, and maybe more. */
export function having(entries: Record<string, Schema>) {
  return v.looseObject(entries);
}
