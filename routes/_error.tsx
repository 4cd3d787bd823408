import { HttpError } from "fresh";
import { Head } from "fresh/runtime";
import { define } from "../lib/define.ts";
import { PageError, type PageErrorCode } from "../lib/http/page_error.ts";
import { wordsIn } from "../lib/view/words/mod.ts";
import { siteWordsIn } from "../lib/view/words/site/mod.ts";

/** What a person sees when a page cannot be had: what happened, and ways on. */
export default define.page(({ error, state }) => {
  const { language = "en" } = state;
  const words = siteWordsIn(language);
  const { title, text } = words.errors[codeOf(error)];
  return (
    <main id="content" class="error">
      <Head>
        <title>{`${title} · ${wordsIn(language).site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{words.home}</a>
      </p>
    </main>
  );
});

function codeOf(error: unknown): PageErrorCode {
  if (error instanceof PageError) return error.code;
  const status = error instanceof HttpError ? error.status : 500;
  if (status === 404) return "not-found";
  return status < 500 ? "bad-request" : "broken";
}
