import { define } from "../lib/define.ts";
import { PageHead } from "../lib/http/page_head.tsx";
import { StudyPage } from "../lib/study/parts/study_page.tsx";
import { PUBLISHED } from "../lib/study/published/mod.ts";
import { wordsIn } from "../lib/view/words/mod.ts";
import { studyWordsIn } from "../lib/view/words/study/mod.ts";

/** How the levels play against each other, as measured. */
export default define.page(({ state: { language } }) => {
  const names = wordsIn(language), words = studyWordsIn(language);
  return (
    <>
      <PageHead title={words.title} site={names.site.name} />
      <StudyPage studies={PUBLISHED} words={words} names={names} />
    </>
  );
});
