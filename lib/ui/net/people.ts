/** The others at a table: reporting them, and not wanting to hear or to meet them. */

import type { Player } from "../../rooms/event.ts";
import type { Offense } from "../../rooms/offense.ts";
import { askServer } from "./ask_server.ts";
import { type Keep, knownIdentity } from "./seat_keys.ts";

/** What came of a report. */
export type ReportOutcome = "reported" | "limit" | "banned" | "failed";

export interface People {
  /** Whom this browser's player has blocked, of those at the table; undefined without an answer. */
  blocked(): Promise<readonly Player[] | undefined>;
  /** Blocks somebody, or no longer; false if it couldn't be saved. */
  block(player: Player, isBlocked: boolean): Promise<boolean>;
  report(player: Player, kind: Offense): Promise<ReportOutcome>;
}

/** The people in the room of a code. */
export function peopleOf(code: string, keep: Keep): People {
  const ask = async (path: string, body: object) =>
    await askServer(keep, path, { room: code, ...body }) as Record<string, unknown> | undefined;
  return {
    async blocked() {
      if (knownIdentity(keep) === undefined) return [];
      const answer = await ask("/api/me/blocks", { wish: "look" });
      return Array.isArray(answer?.players) ? answer.players : undefined;
    },
    async block(player, isBlocked) {
      const answer = await ask("/api/me/blocks", { wish: isBlocked ? "on" : "off", player });
      return answer?.isBlocked === isBlocked;
    },
    async report(player, kind) {
      const answer = await ask("/api/report", { player, kind });
      if (answer?.reported) return "reported";
      const { refused } = answer ?? {};
      return refused === "limit" || refused === "banned" ? refused : "failed";
    },
  };
}
