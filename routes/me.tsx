import Me from "../islands/Me.tsx";
import { define } from "../lib/define.ts";
import { PageHead } from "../lib/http/page_head.tsx";
import { wordsIn } from "../lib/view/words/mod.ts";
import { peopleWordsIn } from "../lib/view/words/people/mod.ts";

/** Who plays on this device: name, code, games, and the way to be forgotten. */
export default define.page(({ state: { language } }) => {
  const { me } = peopleWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <PageHead title={me.title} site={wordsIn(language).site.name} noindex />
      <h1>{me.title}</h1>
      <p>{me.intro}</p>
      <Me language={language} />
      <noscript>
        <p class="notice">{me.noScript}</p>
      </noscript>
    </main>
  );
});
