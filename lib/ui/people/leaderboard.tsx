/** What the page of leaderboards shows: a table, the ways to others, and how points are counted. */

import { profileHref } from "../../leaderboard/player.ts";
import { OPPONENT_KINDS, type Standing } from "../../leaderboard/board.ts";
import { NothingYet } from "../parts/nothing_yet.tsx";
import { Tabs } from "../parts/tabs.tsx";
import type { PeopleWords } from "./words/mod.ts";
import { rankedIds } from "../../games/registry.ts";
import { type BoardChoice, boardQuery } from "../../leaderboard/board_choice.ts";
import { PERIODS } from "../../leaderboard/period.ts";
import { skirmish } from "../../games/conquerors/conquerors.ts";
import { FORMULA, speedOf } from "../../leaderboard/points.ts";

interface StandingsTableProps {
  readonly words: PeopleWords;
  readonly rows: readonly Standing[];
}

/** A page of a leaderboard. */
export function StandingsTable({ words, rows }: StandingsTableProps) {
  const { leaderboard } = words;
  if (rows.length === 0) {
    const way = { href: "/play", text: leaderboard.playNow };
    return <NothingYet title={leaderboard.none} text={leaderboard.first} way={way} />;
  }
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{leaderboard.place}</th>
          <th scope="col">{leaderboard.player}</th>
          <th scope="col">{leaderboard.points}</th>
          <th scope="col">{leaderboard.won}</th>
          <th scope="col">{leaderboard.rating}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>{rows.map((row) => <StandingRow key={row.player} words={words} row={row} />)}</tbody>
    </table>
  );
}

/** The row says whose it is, so that a browser can mark its own. */
function StandingRow({ words: { leaderboard }, row }: { words: PeopleWords; row: Standing }) {
  const { rank, player, name, points, wins, games, rating } = row;
  return (
    <tr data-player={player}>
      <td>{rank}</td>
      <th scope="row">
        <a href={profileHref({ id: player, name })}>{name ?? leaderboard.nameless(player)}</a>
      </th>
      <td>{points}</td>
      <td>{leaderboard.wonOf(wins, games)}</td>
      <td>{rating ? leaderboard.ratingOf(rating.rating, rating.deviation) : "–"}</td>
      <td>
        {name !== null && (
          <a
            class="flag"
            href={`/report?player=${player}`}
            aria-label={leaderboard.report(name)}
            rel="nofollow"
          >
            ⚑
          </a>
        )}
      </td>
    </tr>
  );
}

interface BoardTabsProps {
  readonly words: PeopleWords;
  /** The games by name. */
  readonly games: Readonly<Record<string, string>>;
  /** The board that is shown. */
  readonly choice: BoardChoice;
}

/** The ways from one leaderboard to the others. */
export function BoardTabs({ words: { leaderboard }, games, choice }: BoardTabsProps) {
  const here = boardQuery({ ...choice, page: 1 });
  /** The way to a board that differs from this one by `to`. */
  const tab = (text: string, to: Partial<BoardChoice>) => {
    const query = boardQuery({ ...choice, ...to, page: 1 });
    return { text, href: `/leaderboard${query}`, isHere: query === here };
  };
  const periods = PERIODS.map((period) => tab(leaderboard.periods[period], { period }));
  const opponents = OPPONENT_KINDS.map((opponent) =>
    tab(leaderboard.opponents[opponent], { opponent })
  );
  const rules = rankedIds().map((game) => tab(games[game]!, { game }));
  return (
    <div>
      <Tabs label={leaderboard.period} tabs={periods} />
      <Tabs
        label={leaderboard.opponent}
        tabs={[tab(leaderboard.anyOpponent, { opponent: null }), ...opponents]}
      />
      <Tabs label={leaderboard.game} tabs={[tab(leaderboard.anyGame, { game: null }), ...rules]} />
    </div>
  );
}

interface BoardPagesProps {
  readonly words: PeopleWords;
  readonly choice: BoardChoice;
  readonly pages: number;
}

/** The ways between a leaderboard's pages. */
export function BoardPages({ words: { leaderboard }, choice, pages }: BoardPagesProps) {
  const { page } = choice;
  if (pages === 1) return null;
  const href = (page: number) => `/leaderboard${boardQuery({ ...choice, page })}`;
  return (
    <nav class="pages" aria-label={leaderboard.pages}>
      {page > 1 && (
        <a class="button" href={href(page - 1)} rel="prev">
          {leaderboard.previous}
        </a>
      )}
      <span>{leaderboard.pageOf(page, pages)}</span>
      {page < pages && <a class="button" href={href(page + 1)} rel="next">{leaderboard.next}</a>}
    </nav>
  );
}

/** Where a game with fewer rounds is judged by other numbers. */
const SHORT = { rounds: skirmish.rounds!, ...speedOf(skirmish.rounds!) };

/** How points are counted, with the formula's own numbers. */
export function PointsExplained({ words: { leaderboard } }: { readonly words: PeopleWords }) {
  return (
    <details class="card">
      <summary>
        <h2>{leaderboard.howTitle}</h2>
      </summary>
      <ul class="points">
        {leaderboard.how(FORMULA, SHORT).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <p>
        <a href="/me">{leaderboard.deviceLink}</a>
      </p>
    </details>
  );
}
