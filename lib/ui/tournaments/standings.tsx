/** A page of the standings, and the podium in the end. */

import { profileHref } from "../../leaderboard/player.ts";
import type { StandingRow, TournamentNews } from "../../tournaments/news.ts";
import { nameOf, pointsText } from "./phrases.ts";
import type { TournamentWords } from "./words/mod.ts";

interface StandingsProps {
  readonly words: TournamentWords;
  readonly news: TournamentNews;
  /** The reader's own number, if they are in it, and the page on which they stand. */
  readonly me: { readonly number: number; readonly page: number } | null;
  readonly onPage: (page: number) => void;
}

export function Standings({ words, news, me, onPage }: StandingsProps) {
  const { tournament: { kind, phase }, rows, page, pages } = news;
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      {rows.length === 0
        ? <p class="empty">{words.empty}</p>
        : (
          <table class="standings tournament-standings">
            <thead>
              <tr>
                <th scope="col">{words.rank}</th>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.results}</th>
                {kind === "swiss" && <th scope="col">{words.tie}</th>}
                <th scope="col">{words.score}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  key={row.number}
                  words={words}
                  kind={kind}
                  row={row}
                  isMe={row.number === me?.number}
                  isOver={phase === "over"}
                />
              ))}
            </tbody>
          </table>
        )}
      {pages > 1 && (
        <nav class="pages" aria-label={words.pages}>
          <button
            type="button"
            aria-disabled={`${page === 1}`}
            onClick={() => onPage(Math.max(1, page - 1))}
          >
            {words.previous}
          </button>
          <span>{page} / {pages}</span>
          <button
            type="button"
            aria-disabled={`${page === pages}`}
            onClick={() => onPage(Math.min(pages, page + 1))}
          >
            {words.next}
          </button>
          {me && me.page !== page && (
            <button type="button" onClick={() => onPage(me.page)}>{words.mine}</button>
          )}
        </nav>
      )}
    </section>
  );
}

interface RowProps {
  readonly words: TournamentWords;
  readonly kind: TournamentNews["tournament"]["kind"];
  readonly row: StandingRow;
  readonly isMe: boolean;
  readonly isOver: boolean;
}

function Row({ words, kind, row, isMe, isOver }: RowProps) {
  const { rank, points, score, buchholz, isOnFire } = row;
  const state = stateOf(words, row, isOver);
  return (
    <tr aria-current={isMe ? "true" : undefined}>
      <td>{rank}</td>
      <th scope="row">
        <PlayerName words={words} row={row} />
        {state !== "" && <small class="state">{state}</small>}
      </th>
      <td class="sheet">
        {points.map((one, index) => (
          <span key={index} data-double={one > 2 || undefined}>{`${pointsText(kind, one)} `}</span>
        ))}
      </td>
      {kind === "swiss" && <td>{pointsText(kind, buchholz)}</td>}
      <td>
        <strong>{pointsText(kind, score)}</strong>
        {isOnFire && !isOver && <span class="fire" role="img" aria-label={words.onFire}>▲</span>}
      </td>
    </tr>
  );
}

/** A name that leads to the player's page, if there is one. */
function PlayerName({ words, row }: Pick<RowProps, "words" | "row">) {
  const { player, name } = row, text = nameOf(words, row);
  return player === null ? text : <a href={profileHref({ id: player, name })}>{text}</a>;
}

function stateOf(
  words: TournamentWords,
  { state, isPlaying, isGone }: StandingRow,
  isOver: boolean,
): string {
  if (isGone) return "";
  if (state === "out") return words.hasLeft;
  if (isOver) return "";
  if (isPlaying) return words.isPlaying;
  return state === "paused" ? words.isPaused : "";
}

/** The first three, the winner in the middle where there's room. */
export function Podium({ words, news }: Pick<StandingsProps, "words" | "news">) {
  const { podium, tournament: { kind } } = news;
  if (podium.length === 0) return null;
  return (
    <section aria-labelledby="podium">
      <h2 id="podium">{words.podium}</h2>
      <ol class="podium">
        {podium.map((row) => (
          <li key={row.number} data-rank={row.rank}>
            <strong>
              <PlayerName words={words} row={row} />
            </strong>
            <span>{words.points(pointsText(kind, row.score))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
