/** A round robin's cross table, each result a way to its match. */

import { pairKey, type RoundRobinTable } from "../../arena/cross_table.ts";
import { botHref } from "../../arena/head_to_head.ts";
import type { ArenaWords } from "./words/mod.ts";

interface CrossTableProps {
  readonly words: ArenaWords;
  readonly robin: RoundRobinTable;
}

export function CrossTable({ words, robin: { bots, rows, matches } }: CrossTableProps) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={words.robins.title}>
      <table class="figures cross-table">
        <thead>
          <tr>
            <th scope="col">{words.columns.bot}</th>
            {rows.map((_, n) => <th key={n} scope="col">{n + 1}</th>)}
            <th scope="col">{words.robins.score}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ own, against, score }, n) => (
            <tr key={own}>
              <th scope="row">
                {n + 1}. <a href={botHref(bots[own]!)}>{bots[own]!.name}</a>
                <small>{words.by(bots[own]!.author)}</small>
              </th>
              {against.map((one, m) => (
                <td key={m}>
                  {one === undefined
                    ? "·"
                    : (
                      <a href={`/arena/${matches.get(pairKey(own, rows[m]!.own))}`}>
                        {one === 0.5 ? "½" : one}
                      </a>
                    )}
                </td>
              ))}
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
