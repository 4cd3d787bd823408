/** Reads how a bot wants a room, as the site's form is read. */

import { below } from "../../games/kit/rng.ts";
import type { Settings } from "../../rooms/event.ts";
import { readSettings } from "../../rooms/settings.ts";

interface Wished {
  readonly game?: string | undefined;
  readonly options?: Readonly<Record<string, number>> | undefined;
  readonly side?: number | "random" | undefined;
  readonly clock?: number | string | null | undefined;
  readonly position?: string | undefined;
  readonly listed?: boolean | undefined;
}

/** Undefined where the choices don't fit. */
export function settingsOf(wished: Wished, random: () => number): Settings | undefined {
  const { options = {}, listed = false, ...rest } = wished;
  const fields = { ...options, ...rest, ...listed && { listed } };
  const chosen = new Map(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)] as const]
    ),
  );
  return readSettings((name) => chosen.get(name), (seats) => below(seats, random));
}
