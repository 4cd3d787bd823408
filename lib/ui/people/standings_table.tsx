/** A leaderboard's page as a table. */

import { profileHref } from "../../leaderboard/player.ts";
import type { Standing } from "../../leaderboard/board.ts";
import { NothingYet } from "../parts/nothing_yet.tsx";
import type { PeopleWords } from "./words/mod.ts";

interface StandingsTableProps {
  readonly words: PeopleWords;
  readonly rows: readonly Standing[];
}

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
