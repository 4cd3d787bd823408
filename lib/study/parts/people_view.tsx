/** How often people win against each level, where enough of their games are known. */

import { LEVEL_IDS } from "../../games/game.ts";
import { type GameId, gameIds, gameOf } from "../../games/registry.ts";
import type { Rung } from "../../leaderboard/rungs.ts";
import { numberText } from "../numbers.ts";
import { oneDigit } from "../table.ts";
import { wilson } from "../wilson.ts";
import type { StudyViewProps } from "./study_view.tsx";

/** How many games of a level it takes: with fewer, a share says nothing (±14 points with these). */
export const ENOUGH = 50;

interface PeopleViewProps extends Omit<StudyViewProps, "study"> {
  /** Of this server; undefined where there are none to read. */
  readonly rungs: readonly Rung[] | undefined;
}

/** Without figures it says what they would say. */
export function PeopleView({ rungs, words, names }: PeopleViewProps) {
  const { people } = words;
  const known = gameIds().map((game) => ({ game, rungs: knownOf(rungs ?? [], game) }))
    .filter(({ rungs }) => rungs.length > 0);
  const isCounted = known.length > 0;
  return (
    <section>
      <h2>{people.title}</h2>
      <p>{people.line}</p>
      {rungs && <p>{isCounted ? people.counted(ENOUGH) : people.none(ENOUGH)}</p>}
      {known.map((one) => <GameRungs key={one.game} {...one} words={words} names={names} />)}
    </section>
  );
}

/** From the easiest on. */
function knownOf(rungs: readonly Rung[], game: GameId): readonly Rung[] {
  return rungs.filter((rung) => rung.game === game && rung.played >= ENOUGH)
    .toSorted((a, b) => LEVEL_IDS.indexOf(a.level) - LEVEL_IDS.indexOf(b.level));
}

interface GameRungsProps extends Omit<StudyViewProps, "study"> {
  readonly game: GameId;
  readonly rungs: readonly Rung[];
}

function GameRungs(
  { game, rungs, words: { people }, names: { language, levels } }: GameRungsProps,
) {
  const title = people.results(gameOf(game).name);
  return (
    <>
      <h3>{title}</h3>
      <div class="scroll" role="region" aria-label={title} tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>{people.columns.map((text) => <th key={text} scope="col">{text}</th>)}</tr>
          </thead>
          <tbody>
            {rungs.map(({ level, played, won, left }) => (
              <tr key={level}>
                <th scope="row">{levels[level]}</th>
                <td>{shareText(won, played, language)}</td>
                <td>{numberText(language, played)}</td>
                <td>{numberText(language, left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** `64.0 (50.1–75.9)`. */
function shareText(won: number, played: number, language: string): string {
  const share = won / played;
  const [text, low, high] = [share, ...wilson(share, played)]
    .map((value) => oneDigit(100 * value, { language }));
  return `${text} (${low}–${high})`;
}
