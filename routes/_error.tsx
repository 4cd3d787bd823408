import { HttpError } from "fresh";
import { Head } from "fresh/runtime";
import { define } from "../lib/define.ts";
import { PageError } from "../lib/http/page_error.ts";
import { type Words, wordsIn } from "../lib/view/words/mod.ts";

/** What a person sees when a page cannot be had: what happened, and the way back. */
export default define.page(({ error, state }) => {
  const words = wordsIn(state.language ?? "en");
  const { site } = words;
  const { title, text } = explain(error, words);
  return (
    <main id="content" class="error">
      <Head>
        <title>{`${title} · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{site.home}</a>
      </p>
    </main>
  );
});

function explain(error: unknown, { errors, site }: Words): { title: string; text: string } {
  if (error instanceof PageError) return errors[error.code];
  const status = error instanceof HttpError ? error.status : 500;
  if (status === 404) return { title: site.notFoundTitle, text: site.notFound };
  if (status < 500) return { title: site.badTitle, text: "" };
  return { title: site.brokenTitle, text: site.broken };
}
