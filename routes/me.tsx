import { Head } from "fresh/runtime";
import Me from "../islands/Me.tsx";
import { define } from "../lib/define.ts";
import { wordsIn } from "../lib/view/words/mod.ts";
import { peopleWordsIn } from "../lib/view/words/people/mod.ts";

/** Who plays on this device: name, code, games, and the way to be forgotten. */
export default define.page(({ state: { language } }) => {
  const { me } = peopleWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <Head>
        <title>{`${me.title} · ${wordsIn(language).site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{me.title}</h1>
      <p>{me.intro}</p>
      <Me language={language} />
      <noscript>
        <p class="notice">{me.noScript}</p>
      </noscript>
    </main>
  );
});
