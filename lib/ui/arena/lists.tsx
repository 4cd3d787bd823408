/** What goes on in the arena, and what there was. */

import type { ComponentChildren } from "preact";
import { botHref } from "../../arena/head_to_head.ts";
import { type MatchHead, type MatchSummary, spreadOf, type Standing } from "../../arena/results.ts";
import type { ArenaNews, ArenaRecord, LiveMatch } from "../../arena/shown.ts";
import type { Language } from "../../words/language.ts";
import { whenText } from "../../words/when.ts";
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

interface BotsTableProps {
  readonly words: ArenaWords;
  /** The best first. */
  readonly standings: readonly Standing[];
}

/** How the arena's bots stand. */
function BotsTable({ words, standings }: BotsTableProps) {
  const { columns } = words;
  if (standings.length === 0) return <p class="empty">{words.standingsNone}</p>;
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={words.standingsTitle}>
        <table class="figures">
          <thead>
            <tr>
              {(["bot", "spread", "wins", "losses", "draws", "rating"] as const).map((column) => (
                <th key={column} scope="col">{columns[column]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((standing) => (
              <tr key={`${standing.author} ${standing.name}`}>
                <th scope="row">
                  <a href={botHref(standing)}>{standing.name}</a>{" "}
                  <small>{words.by(standing.author)}</small>
                </th>
                <td>{signed(spreadOf(standing))}</td>
                <td>{standing.wins}</td>
                <td>{standing.losses}</td>
                <td>{standing.draws}</td>
                <td>{words.rating(standing.rating.rating, standing.rating.deviation)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <small>{words.standingsLine}</small>
    </>
  );
}

/** `+3`, `0`, `−3`. */
export function signed(number: number): string {
  if (number === 0) return "0";
  return number > 0 ? `+${number}` : `−${-number}`;
}

interface MatchListProps<Match extends MatchHead> {
  readonly words: ArenaWords;
  readonly matches: readonly Match[];
  /** What is said of each next to its bots. */
  readonly about: (match: Match) => ComponentChildren;
}

/** Matches of the arena, as ways to them. */
function MatchList<Match extends MatchHead>(
  { words, matches, about }: MatchListProps<Match>,
) {
  return (
    <ul class="game-list">
      {matches.map((match) => (
        <li key={match.id}>
          <a href={`/arena/${match.id}`}>
            {words.botTitle(match.bots[0])} {words.versus} {words.botTitle(match.bots[1])}
          </a>{" "}
          <small>{about(match)}</small>
        </li>
      ))}
    </ul>
  );
}

interface PastMatchesProps {
  readonly words: ArenaWords;
  readonly language: string;
  readonly matches: readonly MatchSummary[];
}

/** Matches that are over, with how they ended. */
export function PastMatches({ words, language, matches }: PastMatchesProps) {
  const about = ({ outcome, bots, generations, endedAt }: MatchSummary) => (
    <>
      {words.ending(outcome, [bots[0].name, bots[1].name])}, {words.endedAt(generations)} ·{" "}
      <time datetime={new Date(endedAt).toISOString()}>
        {whenText(language, endedAt, false)}
      </time>
    </>
  );
  return <MatchList words={words} matches={matches} about={about} />;
}
