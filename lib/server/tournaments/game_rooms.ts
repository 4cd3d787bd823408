/** Rooms for the games of tournaments. */

import { readSettings } from "../../rooms/settings.ts";
import { archiveIdOf } from "../../rooms/view.ts";
import type { Pairing, Tournament } from "../../tournaments/tournament.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Sitter } from "../rooms/open_room.ts";
import type { KeptEntrant } from "../store/tournaments.ts";

interface OpenedGame {
  readonly number: number;
  readonly code: string;
  /** Where it's found once it's over. */
  readonly game: string;
}

/**
 * Opens a game's room with both at it; undefined if there can be none. It counts for nobody's share.
 * `isThere` hears of it at once, whatever fails after that.
 */
export async function openGame(
  hub: Pick<Hub, "open" | "find">,
  { id, game, clock }: Tournament,
  { number }: Pairing,
  players: readonly [KeptEntrant, KeptEntrant],
  isThere: (code: string) => void,
): Promise<OpenedGame | undefined> {
  const chosen: Readonly<Record<string, string>> = { game, clock, listed: "1", side: "0" };
  const settings = readSettings((name) => chosen[name], () => 0)!;
  const opened = await hub.open({ ...settings, tournament: id }, [], players.map(sitterOf));
  if ("refused" in opened) return undefined;
  isThere(opened.code);
  // Held here, its clock runs though neither comes.
  const room = await hub.find(opened.code);
  return room && { number, code: room.view.code, game: archiveIdOf(room.view) };
}

function sitterOf({ name, token, identity, owner, isBot }: KeptEntrant): Sitter {
  return { name, token, identity, ...isBot && { owner } };
}
