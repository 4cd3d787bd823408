/** What is around a game in this page once it has begun, fetched together. */

import type { CpuEntry } from "../../net/cpu_entry.ts";
import type { GameKeeper } from "../../table/kept_game.ts";
import { KeptNotice } from "../../table/kept_notice.tsx";
import { setupHref } from "../../table/setup.ts";
import type { Table } from "../../table/table.ts";
import type { Words } from "../../../words/mod.ts";
import { verdictWordsIn } from "./words/verdict/mod.ts";

export { LocalWays } from "../../table/local_ways.tsx";

interface BegunNoticeProps {
  readonly table: Table;
  readonly entry: CpuEntry | undefined;
  readonly keeper: GameKeeper | undefined;
}

/** What to know of the game that was taken up, and of ranked games, before this one goes on. */
export function BegunNotice({ table, entry, keeper }: BegunNoticeProps) {
  const { words, match } = table;
  const verdict = verdictWordsIn(words.language);
  const isRanked = entry?.standing.value.is === "resumed" && entry.counts;
  return (
    <>
      {keeper && (
        <KeptNotice
          table={table}
          keeper={keeper}
          {...isRanked && { back: verdict.resumed, startOver: verdict.startOver }}
          onStartOver={() => entry?.giveUp()}
        />
      )}
      {entry && !match.result.value && <RankedNotice words={words} entry={entry} />}
    </>
  );
}

interface RankedNoticeProps {
  readonly words: Words;
  readonly entry: CpuEntry;
}

/** Why a game that has just begun is not ranked. */
function RankedNotice({ words, entry }: RankedNoticeProps) {
  const standing = entry.standing.value;
  const verdict = verdictWordsIn(words.language);
  if (standing.is === "soon") return <p>{verdict.soon}</p>;
  if (standing.is !== "open") return null;
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
