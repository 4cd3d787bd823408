/** Who has blocked whom at a table: they begin no other game with each other. */

import type { Player } from "../../rooms/event.ts";
import type { Request } from "../../rooms/protocol.ts";
import type { Holder } from "../../rooms/secrets.ts";
import { isStoreFailure } from "../store/failure.ts";

/** Whether one of two people, by their identities, has blocked the other. */
export type IsBlocked = (one: string, other: string) => Promise<boolean>;

/** Why a player can't begin another game with those at their table; undefined where it's not about one, too. */
export async function keptApart(
  by: Player,
  request: Request,
  holders: readonly Holder[],
  isBlocked: IsBlocked | undefined,
): Promise<"blocked" | "storage" | undefined> {
  const isRematch = "what" in request && request.what === "rematch" && request.t !== "decline";
  const own = holders[by];
  if (!isRematch || !own || !isBlocked) return undefined;
  try {
    const others = holders.map(({ identity }) => isBlocked(own.identity, identity));
    return (await Promise.all(others)).includes(true) ? "blocked" : undefined;
  } catch (error) {
    if (isStoreFailure(error)) return "storage";
    throw error;
  }
}
