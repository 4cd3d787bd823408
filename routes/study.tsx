import { define } from "../lib/server/define.ts";
import { PageHead } from "../lib/server/http/page_head.tsx";
import { StudyPage } from "../lib/study/parts/study_page.tsx";
import { CAMPAIGNS } from "../lib/study/published/reported.ts";
import { PUBLISHED } from "../lib/study/published/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { studyWordsIn } from "../lib/study/words/mod.ts";

/** How the levels play against each other, as measured. */
export default define.page(({ state: { language } }) => {
  const names = wordsIn(language), words = studyWordsIn(language);
  return (
    <>
      <PageHead title={words.title} site={names.site.name} />
      <StudyPage studies={PUBLISHED} campaigns={CAMPAIGNS} words={words} names={names} />
    </>
  );
});
