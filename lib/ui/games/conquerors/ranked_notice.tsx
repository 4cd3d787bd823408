/** What to know of ranked games before this one goes on. */

import type { CpuEntry } from "../../net/cpu_entry.ts";
import { setupHref } from "../../table/setup.ts";
import type { Language } from "../../../words/language.ts";
import type { Words } from "../../../words/mod.ts";
import { verdictWordsIn } from "./words/verdict/mod.ts";

interface RankedNoticeProps {
  readonly words: Words;
  readonly entry: CpuEntry;
}

export function RankedNotice({ words, entry }: RankedNoticeProps) {
  const standing = entry.standing.value;
  const verdict = verdictWordsIn(words.language as Language);
  const startOver = () => {
    entry.giveUp();
    location.reload();
  };
  switch (standing.is) {
    case "new":
      return null;
    case "soon":
      return <p>{verdict.soon}</p>;
    case "resumed":
      return (
        <div class="ask wide">
          <p>{verdict.resumed}</p>
          <button type="button" onClick={startOver}>{verdict.startOver}</button>
        </div>
      );
    case "open": {
      const { game, level, side } = standing.open;
      return (
        <div class="ask wide">
          <p>{verdict.open(words.levels[level])}</p>
          <a class="button" href={setupHref({ game, opponent: level, side })}>{verdict.goOn}</a>
          {!entry.isDecided && (
            <button type="button" onClick={() => entry.enterInstead()}>{verdict.instead}</button>
          )}
        </div>
      );
    }
  }
}
