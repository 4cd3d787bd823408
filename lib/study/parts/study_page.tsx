/** What stands on the page of the study, and in its report. */

import type { Rung } from "../../leaderboard/rungs.ts";
import type { Words } from "../../words/mod.ts";
import { numberText } from "../numbers.ts";
import type { Study } from "../study.ts";
import type { Campaign } from "../published/reported.ts";
import type { StudyWords } from "../words/mod.ts";
import { PeopleView } from "./people_view.tsx";
import { StudyView, type StudyViewProps } from "./study_view.tsx";

interface StudyPageProps extends Omit<StudyViewProps, "study"> {
  readonly studies: readonly Study[];
  /** RR-001's, where they are shown. */
  readonly campaigns?: readonly Campaign[];
  /** People's games with the levels, where they are known. */
  readonly rungs?: readonly Rung[] | undefined;
}

export function StudyPage({ studies, campaigns = [], rungs, words, names }: StudyPageProps) {
  return (
    <main id="content" class="prose-page study">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <PeopleView rungs={rungs} words={words} names={names} />
      {studies.map((study) => (
        <StudyView key={study.command} study={study} words={words} names={names} />
      ))}
      {campaigns.length > 0 && (
        <section>
          <h2>{words.report.title}</h2>
          <p>{words.report.line}</p>
          {campaigns.map((campaign) => (
            <CampaignView key={campaign.id} campaign={campaign} words={words} names={names} />
          ))}
          <h3>{words.report.whyTitle}</h3>
          <ul class="points">{words.report.why.map((line, n) => <li key={n}>{line}</li>)}</ul>
        </section>
      )}
      <h2>{words.howTitle}</h2>
      <ul class="points">{words.how.map((line, n) => <li key={n}>{line}</li>)}</ul>
    </main>
  );
}

interface CampaignViewProps {
  readonly campaign: Campaign;
  readonly words: StudyWords;
  /** What levels are called. */
  readonly names: Pick<Words, "language" | "levels">;
}

/** A campaign of RR-001 next to the same played here, row by row. */
function CampaignView({ campaign, words, names }: CampaignViewProps) {
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
