import Progress from "../../islands/Progress.tsx";
import { define } from "../../lib/server/define.ts";
import { AFTER_LESSONS, lessonText } from "../../lib/server/http/lesson_text.ts";
import { PageHead } from "../../lib/server/http/page_head.tsx";
import { LESSONS } from "../../lib/learn/lessons.ts";
import { lessonsWordsIn } from "../../lib/ui/learn/words/lessons/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";

/** All lessons, and where to go on. */
export default define.page(({ state: { language } }) => {
  const words = lessonsWordsIn(language);
  const { site } = wordsIn(language);
  return (
    <main id="content" class="prose-page">
      <PageHead title={words.title} site={site.name} description={words.intro} />
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <Progress
        language={language}
        lessons={LESSONS.map((lesson) => ({
          id: lesson.id,
          title: lessonText(words, lesson).title,
        }))}
        begin={words.begin}
        gameHref={AFTER_LESSONS}
      />
    </main>
  );
});
