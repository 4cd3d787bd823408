/** Why this page has no line to the room any more, and where to go. */

import { useEffect } from "preact/hooks";
import type { Fatal } from "../../rooms/protocol.ts";
import { readStored, writeStored } from "../parts/stored.ts";
import type { Words } from "../../words/mod.ts";
import { whenText } from "../../words/when.ts";

/** The room whose page was loaded again because it was too old: twice would help no more. */
const RELOADED = "reloaded";

export interface FarewellProps {
  readonly words: Words;
  readonly code: string;
  readonly why: Fatal;
  /** Until when, ms; null where it's for good. */
  readonly until: number | null;
}

export function Farewell({ words: { room, language }, code, why, until }: FarewellProps) {
  // On a phone the seat is lent from there, and it would lie over this.
  useEffect(() => {
    document.getElementById("side")?.togglePopover(false);
  }, []);
  useEffect(() => {
    if (why === "outdated" && readStored("sessionStorage", RELOADED) !== code) {
      writeStored("sessionStorage", RELOADED, code);
      location.reload();
    }
  }, []);
  return (
    <section class="panel farewell" role="alert">
      <p>
        {until === null ? room.fatal[why] : room.bannedUntil(whenText(language, until))}
      </p>
      <p class="ways">
        {wayOn(room, code, why)}
        <a class="button" href="/">{room.lobby}</a>
      </p>
    </section>
  );
}

/** A seat that is gone can be watched; for the rest a fresh page knows better. */
function wayOn(room: Words["room"], code: string, why: Fatal) {
  if (why === "unknown-room") return null;
  return why === "taken-along" || why === "banned"
    ? <a class="button primary" href={`/r/${code}/watch`}>{room.watch}</a>
    : <a class="button primary" href={`/r/${code}`}>{room.reload}</a>;
}
