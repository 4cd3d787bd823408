import { page } from "fresh";
import { define } from "../../lib/server/define.ts";
import { fileName } from "../../lib/server/dump/packed.ts";
import { docWordsIn } from "../../lib/server/http/docs/words/mod.ts";
import { PageHead } from "../../lib/server/http/pages/page_head.tsx";
import { wordsIn } from "../../lib/words/mod.ts";

export const handler = define.handlers({
  async GET({ state }) {
    const { dumps } = await state.online();
    return page({ dumps: await dumps.list() });
  },
});

/** All finished games, month by month, to download. */
export default define.page<typeof handler>(({ data: { dumps }, state: { language } }) => {
  const { dumps: words, api } = docWordsIn(language), { site } = wordsIn(language);
  const number = new Intl.NumberFormat(language);
  return (
    <main id="content" class="prose-page">
      <PageHead title={words.title} site={site.name} description={words.intro} />
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <p>{words.forgotten}</p>
      {dumps.length === 0
        ? <p class="empty">{words.none}</p>
        : (
          <div class="scroll" tabIndex={0} role="region" aria-label={words.title}>
            <table class="figures">
              <thead>
                <tr>
                  {[words.file, words.games, words.bytes, words.sum].map((column) => (
                    <th key={column} scope="col">{column}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {dumps.filter(({ games }) => games > 0).map(({ id, month, kind, ...dump }) => (
                  <tr key={id}>
                    <th scope="row">
                      <a href={`/dumps/${fileName(month, kind)}`} download>
                        {fileName(month, kind)}
                      </a>
                    </th>
                    <td>{number.format(dump.games)}</td>
                    <td>{number.format(dump.size)}</td>
                    <td>
                      <code>{dump.sha256}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      <p class="pages">
        <a class="button quiet" href="/api">{api}</a>
        <a class="button quiet" href="/games">{words.latest}</a>
      </p>
    </main>
  );
});
