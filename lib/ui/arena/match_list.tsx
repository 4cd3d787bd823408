/** Matches of the arena, as ways to them. */

import type { ComponentChildren } from "preact";
import type { MatchHead, MatchSummary } from "../../arena/results.ts";
import { whenText } from "../../words/when.ts";
import type { ArenaWords } from "./words/mod.ts";

interface MatchListProps<Match extends MatchHead> {
  readonly words: ArenaWords;
  readonly matches: readonly Match[];
  /** What is said of each next to its bots. */
  readonly about: (match: Match) => ComponentChildren;
}

export function MatchList<Match extends MatchHead>(
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
