/** Who is here, and how long one may be gone. This module is browser compatible. */

import type { Player } from "./event.ts";
import type { Draft } from "./verdict.ts";
import { rivalOf, type RoomView } from "./view.ts";

/** How long a player may be gone before the other may claim the game, ms. */
export const GRACE = 60_000;

export function arrive({ players }: RoomView, player: Player): Draft[] {
  return players[player]?.here === false ? [{ event: { t: "here", player } }] : [];
}

export function depart({ players }: RoomView, player: Player): Draft[] {
  return players[player]?.here === true ? [{ event: { t: "gone", player } }] : [];
}

/** After a restart nobody is here until they come back. */
export function wake({ players, settings }: RoomView): Draft[] {
  const nothingToTell = settings.clock === null && players.every(({ here }) => !here);
  return nothingToTell ? [] : [{ event: { t: "woke" } }];
}

/** From when on this player may claim the game; undefined while the opponent is here. */
export function claimableAt({ players }: RoomView, player: Player): number | undefined {
  const rival = players[rivalOf(player)];
  return !rival || rival.here ? undefined : rival.since + GRACE;
}
