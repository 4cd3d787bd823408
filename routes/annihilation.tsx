import { asset } from "fresh/runtime";
import Annihilation from "../islands/Annihilation.tsx";
import { define } from "../lib/server/define.ts";
import { LearnLink } from "../lib/server/http/pages/learn_link.tsx";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { Intro } from "../lib/ui/games/annihilation/intro.tsx";
import { annihilationWordsIn } from "../lib/ui/games/annihilation/words/mod.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

/** Fraenkel's games on digraphs, solved. */
export default define.page(({ state: { language } }) => {
  const { site } = wordsIn(language);
  const { title, description, intro, rules } = annihilationWordsIn(language);
  return (
    <main id="content" class="replay-page stack" tabIndex={-1}>
      <PageHead title={title} site={site.name} description={description} />
      <h1>{title}</h1>
      <p>
        {intro} <a href="/rules/annihilation">{rules}</a>
        {" · "}
        <LearnLink game="annihilation" language={language} />
      </p>
      <noscript>
        <p class="notice">{siteWordsIn(language).noScript}</p>
      </noscript>
      <Intro language={language} />
      <Annihilation language={language} workerUrl={asset("/solver.js")} />
    </main>
  );
});
