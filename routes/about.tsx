import { define } from "../lib/server/define.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { VERSION } from "../lib/server/http/version.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

/** What this is, where it comes from, and what is kept where. */
export default define.page(({ state: { language } }) => {
  const words = siteWordsIn(language).about;
  return (
    <main id="content" class="prose-page">
      <PageHead title={words.title} site={wordsIn(language).site.name} />
      <h1>{words.title}</h1>
      {words.sections.map(({ title, text }) => (
        <section key={title} class="rule">
          <h2>{title}</h2>
          {text.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </section>
      ))}
      <p>
        {words.version(VERSION)} · <a href="/changelog">{words.changelog}</a>
      </p>
      <nav class="pages" aria-label={words.on}>
        <a class="button quiet" href="/rules">{words.rules}</a>
        <a class="button quiet" href="/me">{words.me}</a>
      </nav>
    </main>
  );
});
