/** How a bot did against each rival. */

import { botHref, type HeadToHead } from "../../arena/head_to_head.ts";
import type { ArenaWords } from "./words/mod.ts";

interface RivalsTableProps {
  readonly words: ArenaWords;
  readonly rivals: readonly HeadToHead[];
}

export function RivalsTable({ words, rivals }: RivalsTableProps) {
  const { columns } = words;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={words.rivalsTitle}>
      <table class="figures cross-table">
        <thead>
          <tr>
            {(["bot", "wins", "losses", "draws"] as const).map((column) => (
              <th key={column} scope="col">{columns[column]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rivals.map(({ rival, wins, losses, draws }) => (
            <tr key={botHref(rival)}>
              <th scope="row">
                <a href={botHref(rival)}>{rival.name}</a>
                <small>{words.by(rival.author)}</small>
              </th>
              <td>{wins}</td>
              <td>{losses}</td>
              <td>{draws}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
