/** How the arena's bots stand. */

import { botHref } from "../../arena/head_to_head.ts";
import { spreadOf, type Standing } from "../../arena/results.ts";
import type { ArenaWords } from "./words/mod.ts";

interface BotsTableProps {
  readonly words: ArenaWords;
  /** The best first. */
  readonly standings: readonly Standing[];
}

export function BotsTable({ words, standings }: BotsTableProps) {
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
