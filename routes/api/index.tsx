import { asset } from "fresh/runtime";
import { define } from "../../lib/server/define.ts";
import { Reference } from "../../lib/server/http/docs/reference.tsx";
import { docWordsIn } from "../../lib/server/http/docs/words/mod.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { wordsIn } from "../../lib/words/mod.ts";

/** What programs can ask, for people who write them. */
export default define.page(({ state: { language } }) => {
  const words = docWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead
        title={words.api}
        site={wordsIn(language).site.name}
        description={words.description}
      />
      <h1>{words.api}</h1>
      <p>{words.intro}</p>
      <p class="pages">
        <a href="/me#bots-title">{words.token}</a>
        <a href="/api/bots">{words.bots}</a>
        <a href="/api/rooms">{words.rooms}</a>
        <a href="/arena/protocol">{words.arena}</a>
        <a href="/dumps">{words.dumps.title}</a>
        <a href="/openapi.json">{words.openapi}</a>
      </p>
      {language !== "en" && <p>{words.notes}</p>}
      <Reference words={words} />
    </main>
  );
});
