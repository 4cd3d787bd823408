/** Tells players by post, once for each turn, that its time is nearly up. */

import { awaitedIn } from "../../rooms/awaited.ts";
import { deadlineOf } from "../../rooms/clock.ts";
import type { World } from "../clock.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Notices } from "../store/notices.ts";
import type { RoomList } from "../store/room_list.ts";
import type { Reminders } from "./reminders.ts";

const SECOND = 1_000, DAY = 86_400 * SECOND;
/** How long before its end, ms: somebody may be asleep. A turn by post takes a day at least. */
export const AHEAD = 8 * 3_600 * SECOND;
/** How long it's remembered up to which ends players were told, ms. */
const REMEMBERED = 30 * DAY;

interface TimeWarningsParts {
  readonly rooms: Pick<RoomList, "due">;
  readonly notices: Pick<Notices, "find" | "post">;
  readonly hub: Pick<Hub, "find">;
  readonly reminders: Pick<Reminders, "warn">;
  readonly world: Pick<World, "now" | "report">;
}

/**
 * Warns those whose turns end within the next hours, but for those that ended within them when it last
 * looked. Every turn begins with an end that's further away, so it passes over none. How far it has
 * looked is kept first: whatever fails after that, nobody is warned twice.
 */
export async function warnOfTime(
  { rooms, notices, hub, reminders, world }: TimeWarningsParts,
): Promise<void> {
  const now = world.now(), until = now + AHEAD;
  const from = await lookedUntil(notices, until);
  const codes = from === undefined ? [] : await rooms.due(until, from);
  if (from !== undefined && codes.length === 0) return;
  const holds = { author: "", about: "", until: now + REMEMBERED };
  if (!await notices.post([{ kind: "time-warnings", id: "", body: until, ...holds }])) return;
  for (const code of codes) {
    try {
      const live = await hub.find(code);
      const turn = live && awaitedIn(live.room, (player) => live.isDozing(player));
      // Somebody may have moved meanwhile, and whose turn it is then has days.
      const end = turn && deadlineOf(live.view)!;
      if (end && now < end && end < until) await reminders.warn(turn, AHEAD / SECOND);
    } catch (error) {
      world.report(error);
    }
  }
}

/** Up to which ends players were told; nothing while that isn't known, or a clock was far ahead then. */
async function lookedUntil(
  notices: TimeWarningsParts["notices"],
  until: number,
): Promise<number | undefined> {
  const [last] = await notices.find("time-warnings", [""]);
  return last && Number(last.body) < until + DAY ? Number(last.body) : undefined;
}
