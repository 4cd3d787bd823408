import { page } from "fresh";
import { asset } from "fresh/runtime";
import { define } from "../lib/server/define.ts";
import { DocText } from "../lib/server/http/docs/doc_page.tsx";
import { readDoc } from "../lib/server/http/docs/read_doc.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

export const handler = define.handlers({ GET: async () => page(await readDoc("../CHANGELOG.md")) });

/** What each version brought: CHANGELOG.md, which is in English. */
export default define.page<typeof handler>(({ data, state: { language } }) => {
  const words = siteWordsIn(language).about;
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={words.changelog} site={wordsIn(language).site.name} />
      <h1>{words.changelog}</h1>
      {language !== "en" && <p>{words.inEnglish}</p>}
      <DocText doc={data} />
    </main>
  );
});
