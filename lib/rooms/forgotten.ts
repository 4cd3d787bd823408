/**
 * Somebody at a table whose data was deleted. The seat plays on without a name: the log keeps its
 * versions and its turns, so that nobody else notices more than that.
 */

import type { LoggedEvent, Player, PublicEvent } from "./event.ts";
import type { RoomView } from "./view.ts";

/** Who is forgotten: the player of a room, and the hash of the identity that is deleted. */
export interface Forgotten {
  readonly player: Player;
  readonly identity: string;
  /** Whether the seat's key goes with the data: nobody comes back to it. */
  readonly isBanned?: boolean;
}

/** An event without what its player said, or is called. */
export function withoutWords<Event extends PublicEvent>(event: Event, player: Player): Event {
  switch (event.t) {
    case "sat":
    case "named":
      return event.player === player && event.name !== "" ? { ...event, name: "" } : event;
    case "said":
      return event.player === player && event.text !== "" ? { ...event, text: "" } : event;
    default:
      return event;
  }
}

/** An event of the log without what is forgotten; the same one where there is nothing of it. */
export function redact(event: LoggedEvent, { player, identity }: Forgotten): LoggedEvent {
  const { secret, ...rest } = withoutWords(event, player);
  if (secret === undefined) return rest === event ? event : withoutWords(event, player);
  if (secret.identity !== identity) return withoutWords(event, player);
  const { owner: _, ...kept } = secret;
  return { ...rest, secret: { ...kept, identity: "" } };
}

/** The event that tells the room of it, right after those that it has. */
export function forgottenEvent(
  events: readonly LoggedEvent[],
  forgotten: Forgotten,
  now: number,
): ForgottenEvent {
  const { v, at } = events.at(-1)!;
  const stamped = {
    t: "forgotten",
    player: forgotten.player,
    v: v + 1,
    at: Math.max(now, at),
  } as const;
  if (!holdsStill(events, forgotten)) return stamped;
  return { ...stamped, secret: { identity: "", ...forgotten.isBanned && { token: "" } } };
}

/** Whether the seat is still that identity's: it may have been given to another. */
function holdsStill(events: readonly LoggedEvent[], { player, identity }: Forgotten): boolean {
  const holder = events.findLast((event) =>
    "player" in event && event.player === player && event.secret?.identity !== undefined
  );
  return holder?.secret?.identity === identity;
}

/** What of a view changes: the name goes, and the lines' texts. */
export function forgetInView({ players, chat }: RoomView, player: Player): Partial<RoomView> {
  return {
    players: players.map((one, index) =>
      index === player ? { ...one, name: "", isDeleted: true } : one
    ),
    chat: chat.map((said) => said.player === player ? { ...said, text: "" } : said),
  };
}

export type ForgottenEvent = Extract<LoggedEvent, { t: "forgotten" }>;
