import { HttpError, page } from "fresh";
import { asset, Head } from "fresh/runtime";
import Table from "../islands/Table.tsx";
import { define } from "../lib/define.ts";
import { readSetup, type Setup, SetupError } from "../lib/view/setup.ts";
import { wordsIn } from "../lib/view/words/mod.ts";

export const handler = define.handlers({
  GET: ({ url }) => page({ setup: setupOf(url) }),
});

/** A game in this page: against the computer, or two people at one device. */
export default define.page<typeof handler>(({ data: { setup }, state: { language } }) => {
  const words = wordsIn(language);
  const title = setup.opponent === "person"
    ? words.table.titleShared
    : words.table.title(words.table.computer(words.levels[setup.opponent].text));
  return (
    <main id="content" class="play">
      <Head>
        <title>{`${title} · ${words.site.name}`}</title>
      </Head>
      <Table setup={setup} language={language} workerUrl={asset("/worker.js")} />
      <noscript>
        <p class="notice">{words.site.noScript}</p>
      </noscript>
    </main>
  );
});

function setupOf(url: URL): Setup {
  try {
    return readSetup(url.searchParams);
  } catch (error) {
    throw error instanceof SetupError ? new HttpError(400, error.message) : error;
  }
}
