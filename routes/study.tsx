import { page } from "fresh";
import { asset } from "fresh/runtime";
import { define } from "../lib/server/define.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { isStoreFailure } from "../lib/server/store/failure.ts";
import { StudyPage } from "../lib/study/parts/study_page.tsx";
import { CAMPAIGNS } from "../lib/study/published/reported.ts";
import { PUBLISHED } from "../lib/study/published/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { studyWordsIn } from "../lib/study/words/mod.ts";

export const handler = define.handlers({
  async GET({ state }) {
    const { archive } = await state.online();
    // The studies are there without a database.
    const rungs = await archive.rungs().catch((error) => {
      if (isStoreFailure(error)) return undefined;
      throw error;
    });
    return page({ rungs });
  },
});

/** How the levels play against each other, as measured, and how often people win against them. */
export default define.page<typeof handler>(({ data: { rungs }, state: { language } }) => {
  const names = wordsIn(language), words = studyWordsIn(language);
  return (
    <>
      <PageHead title={words.title} site={names.site.name} />
      <link rel="stylesheet" href={asset("/lists.css")} />
      <StudyPage
        studies={PUBLISHED}
        campaigns={CAMPAIGNS}
        rungs={rungs}
        words={words}
        names={names}
      />
    </>
  );
});
