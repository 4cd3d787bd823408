/** The table that an address asks for, where a page was kept for another: without a network. */

import type { LifePosition } from "../../games/conquerors/position.ts";
import { drawSide, readSetup, startOf } from "../table/read_setup.ts";
import type { Setup } from "../table/setup.ts";

/** A game as it's set up, or a table of its own, which the address says all about. */
type Addressed =
  | { readonly setup: Setup; readonly start: LifePosition }
  | { readonly Own: typeof import("./conway/local.tsx").PostLocal };

export async function addressedTable(): Promise<Addressed> {
  const params = addressed();
  if (params.get("game") === "conway") {
    return { Own: (await import("./conway/local.tsx")).PostLocal };
  }
  const setup = readSetup(params);
  return { setup, start: startOf(setup) };
}

/** What the address asks for; without a network nobody else has drawn a random side. */
function addressed(): URLSearchParams {
  const params = new URLSearchParams(location.search), drawn = drawSide(params, Math.random());
  if (drawn) history.replaceState(history.state, "", `?${drawn}`);
  return drawn ?? params;
}
