/** What goes on in the arena, and what there was. */

import type { MatchHead } from "../../arena/results.ts";
import type { ArenaNews, ArenaRecord, LiveMatch } from "../../arena/shown.ts";
import type { Language } from "../../words/language.ts";
import { BotsTable } from "./bots_table.tsx";
import { MatchList, PastMatches } from "./match_list.tsx";
import type { ArenaWords } from "./words/mod.ts";

export interface ArenaShown extends ArenaNews {
  readonly record: ArenaRecord;
}

interface ListsProps {
  readonly words: ArenaWords;
  readonly language: Language;
  readonly shown: ArenaShown;
  /** Whether the matches are the newest. */
  readonly isNewest: boolean;
}

export function Lists({ words, language, shown, isNewest }: ListsProps) {
  const { live, waiting, record: { standings, past, older } } = shown;
  const trained = past.filter(({ rated }) => !rated), rated = past.filter(({ rated }) => rated);
  const aboutLive = ({ rated, generation, watchers }: LiveMatch) =>
    [words.generation(generation), words.watchers(watchers), ...rated ? [] : [words.training]]
      .join(" · ");
  return (
    <>
      <section>
        <h2>{words.liveTitle}</h2>
        {live.length === 0 && <p class="empty">{words.liveNone}</p>}
        <MatchList words={words} matches={live} about={aboutLive} />
        <p>{words.waiting(waiting)}</p>
      </section>
      <section>
        <h2>{words.standingsTitle}</h2>
        <BotsTable words={words} standings={standings} />
      </section>
      <section>
        <h2>{words.pastTitle}</h2>
        {rated.length === 0 && <p class="empty">{words.pastNone}</p>}
        <PastMatches words={words} language={language} matches={rated} />
        {trained.length > 0 && <h3>{words.trainingTitle}</h3>}
        <PastMatches words={words} language={language} matches={trained} />
        <p class="pages">
          {older !== undefined && (
            <a class="button" href={`/arena?before=${older}`} rel="next">{words.older}</a>
          )}
          {!isNewest && <a class="button quiet" href="/arena">{words.newest}</a>}
        </p>
      </section>
    </>
  );
}

/** The match that is over last, or else one that has begun; undefined where nothing did. */
export function newsOf(
  words: ArenaWords,
  before: ArenaShown,
  now: ArenaShown,
): string | undefined {
  const titleOf = ({ bots }: MatchHead) =>
    `${words.botTitle(bots[0])} ${words.versus} ${words.botTitle(bots[1])}`;
  const over = now.record.past.find(({ id }) => id === now.record.newest);
  if (over && over.id !== before.record.newest) {
    const [{ name: blue }, { name: red }] = over.bots;
    return words.over(titleOf(over), words.ending(over.outcome, [blue, red]));
  }
  const begun = now.live.find(({ id }) => !before.live.some((match) => match.id === id));
  return begun && words.begun(titleOf(begun));
}
