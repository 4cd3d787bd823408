import { asset } from "fresh/runtime";
import Replay from "../../islands/Replay.tsx";
import { define } from "../../lib/server/define.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { wordsIn } from "../../lib/words/mod.ts";
import { siteWordsIn } from "../../lib/words/site/mod.ts";
import { replayWordsIn } from "../../lib/ui/replay/words/mod.ts";

/** A visitor's own record to look through; nothing of it leaves the browser. */
export default define.page(({ state: { language } }) => {
  const { site } = wordsIn(language), replay = replayWordsIn(language);
  return (
    <main id="content" class="replay-page">
      <PageHead title={replay.bringTitle} site={site.name} />
      <Replay language={language} workerUrl={asset("/searcher.js")} />
      <noscript>
        <p class="notice">{siteWordsIn(language).noScript}</p>
      </noscript>
    </main>
  );
});
