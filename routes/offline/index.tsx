import { define } from "../../lib/server/define.ts";
import { RETURN_SCRIPT } from "../../lib/server/http/scripts/offline.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { WaysOn } from "../../lib/ui/parts/ways_on.tsx";
import { wordsIn } from "../../lib/words/mod.ts";
import { siteWordsIn } from "../../lib/words/site/mod.ts";

/** Stands in for a page that needs the network while there is none. */
export default define.page(({ state: { language } }) => {
  const words = siteWordsIn(language);
  const { title, text, back } = words.offline;
  return (
    <main id="content" class="prose-page">
      <PageHead title={title} site={wordsIn(language).site.name} noindex />
      <h1>{title}</h1>
      <p>{text}</p>
      <p role="status">{back}</p>
      <WaysOn words={words} ways={["play", "learn", "sandbox", "rules"]} />
      <script
        // deno-lint-ignore react-no-danger -- ours, and escaping would break it
        dangerouslySetInnerHTML={{ __html: RETURN_SCRIPT }}
      />
    </main>
  );
});
