/** Links to players' pages, apart from what those pages know. */

import type { Player } from "./player.ts";

/** Where a player's page is: by name, or by number where none is claimed. */
export function profileHref({ id, name }: Player): string {
  return `/player/${name === null ? `~${id}` : encodeURIComponent(name)}`;
}
