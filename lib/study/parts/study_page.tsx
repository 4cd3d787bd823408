/** What stands on the page of the study, and in its report. */

import type { Rung } from "../../leaderboard/rungs.ts";
import type { Study } from "../study.ts";
import type { Campaign } from "../published/reported.ts";
import { CampaignView } from "./campaign_view.tsx";
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
          <ul class="points">{words.report.why.map((line) => <li key={line}>{line}</li>)}</ul>
        </section>
      )}
      <h2>{words.howTitle}</h2>
      <ul class="points">{words.how.map((line) => <li key={line}>{line}</li>)}</ul>
    </main>
  );
}
