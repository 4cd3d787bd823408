import { asset } from "fresh/runtime";
import Me from "../islands/Me.tsx";
import { define } from "../lib/server/define.ts";
import { PageHead } from "../lib/server/http/pages/page_head.tsx";
import { wordsIn } from "../lib/words/mod.ts";
import { peopleWordsIn } from "../lib/ui/people/words/mod.ts";

/** Who plays on this device: name, code, games, and the way to be forgotten. */
export default define.page(({ state: { language } }) => {
  const { me } = peopleWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
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
