/** Why this page has no line to the room any more, and where to go. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dictionary } from "../../../words/dictionary.ts";
import type { Rejected } from "../../net/connection_state.ts";
import { readStored, writeStored } from "../../parts/stored.ts";
import type { Language } from "../../../words/language.ts";
import { whenText } from "../../../words/when.ts";
import type { RejectionWords } from "../words/rejection/en.ts";
import { roomWordsIn } from "../words/room/mod.ts";

const rejectionWordsIn = await dictionary<RejectionWords>({
  en: () => import("../words/rejection/en.ts"),
  es: () => import("../words/rejection/es.ts"),
});

/** The room whose page was loaded again because it was too old: twice would help no more. */
const RELOADED = "reloaded";

export interface RejectionProps {
  readonly language: Language;
  readonly code: string;
  readonly why: Rejected;
  /** Until when, ms; null where it's for good. */
  readonly until: number | null;
}

export function Rejection({ language, code, why, until }: RejectionProps) {
  const room = roomWordsIn(language), words = rejectionWordsIn(language);
  // Screen readers read what comes into a section that is there already.
  const isThere = useSignal(false);
  // On a phone the seat is lent from there, and it would lie over this.
  useEffect(() => {
    isThere.value = true;
    document.getElementById("side")?.togglePopover(false);
  }, []);
  useEffect(() => {
    if (why === "outdated" && readStored("sessionStorage", RELOADED) !== code) {
      // Where nothing is kept, it would be loaded again without an end.
      if (writeStored("sessionStorage", RELOADED, code)) location.reload();
    }
  }, []);
  return (
    <section class="panel" aria-live="assertive">
      {isThere.value && (
        <>
          <p>
            {until === null ? words.why[why] : restrainedText(language, false, until)}
          </p>
          <p class="ways">
            {wayOn(words, code, why)}
            <a class="button" href="/friend">{room.lobby}</a>
          </p>
        </>
      )}
    </section>
  );
}

/** Until when somebody may not play or chat, ms: also said to who keeps the line. */
export function restrainedText(language: Language, isMuted: boolean, until: number): string {
  const words = rejectionWordsIn(language), when = whenText(language, until);
  return isMuted ? words.mutedUntil(when) : words.bannedUntil(when);
}

/** A seat that is gone can be watched; for the rest a fresh page knows better, as of a ban that is lifted. */
function wayOn(words: RejectionWords, code: string, why: Rejected) {
  if (why === "crowded") return null;
  const isWatchable = why === "taken-along" || why === "banned";
  return (
    <>
      {isWatchable && <a class="button primary" href={`/r/${code}/watch`}>{words.watch}</a>}
      {why !== "taken-along" && (
        <a class={isWatchable ? "button" : "button primary"} href={`/r/${code}`}>{words.reload}</a>
      )}
    </>
  );
}
