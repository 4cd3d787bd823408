/** A campaign of RR-001 next to the same played here, row by row. */

import { numberText } from "../../words/numbers.ts";
import type { Words } from "../../words/mod.ts";
import type { Campaign } from "../published/reported.ts";
import type { StudyWords } from "../words/mod.ts";

interface CampaignViewProps {
  readonly campaign: Campaign;
  readonly words: StudyWords;
  /** What levels are called. */
  readonly names: Pick<Words, "language" | "levels">;
}

export function CampaignView({ campaign, words, names }: CampaignViewProps) {
  const { id, reported, study: { command, rows } } = campaign, { report } = words;
  const { title, line } = report.campaigns[id];
  const name = (player: string) => names.levels[player.split("@")[0] as keyof Words["levels"]];
  const pair = (theirs: number, ours: number) =>
    [theirs, ours].map((value) => numberText(names.language, value, 0, 1)).join(" / ");
  return (
    <section>
      <h3>{title}</h3>
      <p>{line}</p>
      <pre class="scroll" tabIndex={0}><code>{command}</code></pre>
      <div class="scroll" role="region" aria-label={title} tabIndex={0}>
        <table class="figures">
          <thead>
            <tr>{report.columns.map((text) => <th key={text} scope="col">{text}</th>)}</tr>
          </thead>
          <tbody>
            {rows.map((row, n) => {
              const { first, second, draw, extinction, round } = reported[n]!;
              return (
                <tr key={n}>
                  <th scope="row">{words.duel(name(row.blue), name(row.red))}</th>
                  <td>{pair(first, row.blueWin)}</td>
                  <td>{pair(second, row.redWin)}</td>
                  <td>{pair(draw, row.draw)}</td>
                  <td>{pair(extinction, row.extinction)}</td>
                  <td>{pair(round, row.meanRound)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
