/**
 * What only the server knows of a room: hashes of its seats' secrets, the moves left in advance, and
 * the answers it gave.
 */

import type { LoggedEvent, Player, Secret } from "./event.ts";
import { foldQueues } from "./premoves.ts";
import type { Queue } from "./premove.ts";
import { hashOf, type RoomView } from "./view.ts";

/** A one-time key by which a seat goes to another device, hashed, and until when it opens, ms. */
interface Loan {
  readonly key: string;
  readonly until: number;
  /** Whether the one who takes the seat plays there from then on. */
  readonly isGift: boolean;
}

/**
 * Who holds a seat: SHA-256 of its token and of the browser's identity, empty for a deleted one. The
 * token of one who was banned then is empty, too.
 */
export interface Holder {
  readonly token: string;
  readonly identity: string;
  /** The hash of the identity of a bot's owner; empty for a person. */
  readonly owner: string;
  /** When somebody sat down there, ms. */
  readonly since: number;
  readonly loan: Loan | null;
}

/** An accepted command: its id, and the version and board it led to. */
interface Answered {
  readonly id: string;
  readonly v: number;
  readonly hash: string;
}

export interface Secrets {
  /** The mark of the address that the room counts for; empty where none is known. */
  readonly opener: string;
  readonly holders: readonly Holder[];
  /** By player. */
  readonly queues: readonly Queue[];
  /** Whether two who play have come from one network: which, nobody keeps. */
  readonly isNear: boolean;
  /** Each player's last accepted commands, oldest first. */
  readonly answered: readonly (readonly Answered[])[];
}

/** How many answers are remembered for each player, so that duplicates get the same one. */
const ANSWERS_KEPT = 8;

export const noSecrets: Secrets = {
  opener: "",
  holders: [],
  queues: [],
  isNear: false,
  answered: [],
};

/** The secrets after an event; `view` is the one after it. */
export function foldSecrets(secrets: Secrets, event: LoggedEvent, view: RoomView): Secrets {
  const { holders } = secrets;
  const queues = foldQueues(secrets.queues, event);
  if (!event.secret) return { ...secrets, queues };
  const answered = isPersons(event) ? [...secrets.answered, []] : secrets.answered;
  return {
    opener: event.secret.opener ?? secrets.opener,
    holders: foldHolders(holders, event, event.secret),
    queues,
    isNear: secrets.isNear || event.secret.isNear === true,
    answered: foldAnswered(answered, event.secret, event.v, view),
  };
}

function foldHolders(
  holders: Secrets["holders"],
  event: LoggedEvent,
  secret: Secret,
): Secrets["holders"] {
  const { token, identity, owner = "", key, until, isGift = false } = secret;
  if (isPersons(event)) {
    const holder = { token: token!, identity: identity!, owner, since: event.at, loan: null };
    return [...holders, holder];
  }
  if (event.t === "lent") {
    return change(holders, event.player, { loan: { key: key!, until: until!, isGift } });
  }
  if (event.t === "forgotten") {
    if (identity === undefined) return holders;
    const barred = token === undefined ? {} : { token, loan: null };
    return change(holders, event.player, { identity, owner: "", ...barred });
  }
  if (event.t === "taken") {
    const taker = identity === undefined ? {} : { identity };
    return change(holders, event.player, { ...taker, token: token!, loan: null });
  }
  return holders;
}

/** Whether a person sat down; the computers, which keep no secrets, come after all of them. */
function isPersons(event: LoggedEvent): boolean {
  return event.t === "sat" && event.level === undefined;
}

function change(
  holders: Secrets["holders"],
  player: Player,
  by: Partial<Holder>,
): Secrets["holders"] {
  return holders.map((holder, index) => index === player ? { ...holder, ...by } : holder);
}

/** A command of several events is answered with the last of them. */
function foldAnswered(
  answered: Secrets["answered"],
  { by, id }: Secret,
  v: number,
  view: RoomView,
): Secrets["answered"] {
  if (by === undefined || id === undefined) return answered;
  const others = answered[by]!.filter((known) => known.id !== id);
  const kept = [...others, { id, v, hash: hashOf(view) }].slice(-ANSWERS_KEPT);
  return answered.with(by, kept);
}
