import { asset } from "fresh/runtime";
import Verify from "../islands/Verify.tsx";
import { define } from "../lib/server/define.ts";
import { gameNames } from "../lib/server/http/pages/game_choices.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";
import { replayWordsIn } from "../lib/ui/replay/words/mod.ts";

/** Whether records are true: replayed in the visitor's browser, so that nobody has to be believed. */
export default define.page(({ state: { language } }) => {
  const { site } = wordsIn(language), { verify } = replayWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead title={verify.title} site={site.name} />
      <h1>{verify.title}</h1>
      <p>{verify.intro}</p>
      <Verify language={language} games={gameNames(language)} />
      <noscript>
        <p class="notice">{siteWordsIn(language).noScript}</p>
      </noscript>
    </main>
  );
});
