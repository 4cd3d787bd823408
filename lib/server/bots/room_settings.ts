/** Reads how a bot wants a room, as the site's form is read. */

import { DEFAULT_GAME, isGameId } from "../../games/registry.ts";
import { below } from "../../games/kit/rng.ts";
import type { Settings } from "../../rooms/event.ts";
import { choicesOf, readSettings } from "../../rooms/settings.ts";

interface Wished {
  readonly game?: string | undefined;
  readonly options?: Readonly<Record<string, number>> | undefined;
  readonly side?: number | "random" | undefined;
  readonly clock?: number | string | null | undefined;
  readonly position?: string | undefined;
  readonly listed?: boolean | undefined;
}

/** Undefined where the choices don't fit, or one is none of the game's. */
export function settingsOf(wished: Wished, random: () => number): Settings | undefined {
  const { options = {}, listed = false, ...rest } = wished, { game = DEFAULT_GAME } = rest;
  if (!isGameId(game)) return undefined;
  const choices = choicesOf(game);
  if (!Object.keys(options).every((name) => Object.hasOwn(choices, name))) return undefined;
  const fields = { ...options, ...rest, ...listed && { listed } };
  const chosen = new Map(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)] as const]
    ),
  );
  return readSettings((name) => chosen.get(name), (seats) => below(seats, random));
}
