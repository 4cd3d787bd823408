/** The secret link to a feed of one's turns, made when it is asked for. */

import { useSignal } from "@preact/signals";
import type { Language } from "../../words/language.ts";
import { roomsWordsIn } from "../../words/rooms/mod.ts";

interface FeedLinkProps {
  readonly language: Language;
  /** The link's address here. */
  readonly ask: () => Promise<string | undefined>;
}

export function FeedLink({ language, ask }: FeedLinkProps) {
  const words = roomsWordsIn(language);
  const link = useSignal("");
  if (link.value === "") {
    const show = async () => link.value = await ask() ?? "";
    return (
      <p>
        <button type="button" class="quiet" onClick={show}>{words.feed}</button>
      </p>
    );
  }
  return (
    <label class="feed">
      {words.feedLine}
      <input
        readOnly
        value={location.origin + link.value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  );
}
