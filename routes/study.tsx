import { Head } from "fresh/runtime";
import { define } from "../lib/define.ts";
import { StudyPage } from "../lib/study/parts/study_page.tsx";
import { PUBLISHED } from "../lib/study/published/mod.ts";
import { wordsIn } from "../lib/view/words/mod.ts";
import { studyWordsIn } from "../lib/view/words/study/mod.ts";

/** How the levels play against each other, as measured. */
export default define.page(({ state: { language } }) => {
  const names = wordsIn(language), words = studyWordsIn(language);
  return (
    <>
      <Head>
        <title>{`${words.title} · ${names.site.name}`}</title>
      </Head>
      <StudyPage studies={PUBLISHED} words={words} names={names} />
    </>
  );
});
