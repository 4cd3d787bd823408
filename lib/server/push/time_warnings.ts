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
  readonly world: Pick<World, "now">;
}

/**
 * Warns those whose turns end within the next hours, but for those that ended within them when it last
 * looked. Every turn begins with an end that's further away, so it passes over none.
 */
export async function warnOfTime(
  { rooms, notices, hub, reminders, world }: TimeWarningsParts,
): Promise<void> {
  const now = world.now(), until = now + AHEAD;
  const [last] = await notices.find("time-warnings", [""]);
  const codes = last ? await rooms.due(until, Number(last.body)) : [];
  for (const code of codes) {
    const live = await hub.find(code), turn = live && awaitedIn(live.room);
    if (turn && deadlineOf(live.view)! > now) reminders.warn(turn, AHEAD / SECOND);
  }
  if (last && codes.length === 0) return;
  const holds = { author: "", about: "", until: now + REMEMBERED };
  await notices.post([{ kind: "time-warnings", id: "", body: until, ...holds }]);
}
