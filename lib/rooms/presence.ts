/** Who is here, and how long one may be gone. */

import type { Player } from "./event.ts";
import type { Draft } from "./verdict.ts";
import {
  gameIn,
  isCorrespondence,
  phaseOf,
  playersLeft,
  rivalOf,
  type RoomView,
  turnOf,
} from "./view.ts";

/** How long a player may be gone before the other may claim the game, ms. */
const GRACE = 60_000;

export function arrive({ players }: RoomView, player: Player): Draft[] {
  return players[player]?.here === false ? [{ event: { t: "here", player } }] : [];
}

export function depart({ players }: RoomView, player: Player): Draft[] {
  return players[player]?.here === true ? [{ event: { t: "gone", player } }] : [];
}

/**
 * After a restart nobody is here until they come back, after an outage only those who are still connected;
 * a turn of seconds starts over.
 */
export function wake({ players, settings }: RoomView, here: readonly Player[] = []): Draft[] {
  const { clock, bank } = settings;
  const startsOver = bank !== undefined || clock !== null && !isCorrespondence(settings);
  const nothingToTell = !startsOver && players.every(({ here, level }) => !here || level !== null);
  if (nothingToTell) return [];
  return [
    { event: { t: "woke" } },
    ...here.map((player) => ({ event: { t: "here", player } } as const)),
  ];
}

/** Whom a player of a running game waits for, or would. */
export function awaitedBy(view: RoomView, player: Player): Player {
  return gameIn(view).attrition ? turnOf(view)! : rivalOf(player);
}

/**
 * From when on this player may claim the game, or that the absent one whose turn it is passes;
 * undefined while those who are waited for are here, or may take days, and for who is out of the game.
 */
export function claimableAt(view: RoomView, player: Player): number | undefined {
  if (phaseOf(view) !== "playing" || isCorrespondence(view.settings)) return undefined;
  const awaited = awaitedBy(view, player);
  const isAsked = awaited !== player && playersLeft(view).includes(player);
  const absent = isAsked ? view.players[awaited] : undefined;
  return !absent || absent.here ? undefined : absent.since + GRACE;
}
