/** What stands on the page of the study, and in its report. */

import type { Study } from "../study.ts";
import { StudyView, type StudyViewProps } from "./study_view.tsx";

interface StudyPageProps extends Omit<StudyViewProps, "study"> {
  readonly studies: readonly Study[];
}

export function StudyPage({ studies, words, names }: StudyPageProps) {
  return (
    <main id="content" class="prose-page study">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {studies.map((study) => (
        <StudyView key={study.command} study={study} words={words} names={names} />
      ))}
      <h2>{words.howTitle}</h2>
      <ul class="points">{words.how.map((line) => <li key={line}>{line}</li>)}</ul>
    </main>
  );
}
