import { asset } from "fresh/runtime";
import { define } from "../lib/server/define.ts";
import { AGE_SCRIPT } from "../lib/server/http/scripts/page.ts";
import { LANGUAGES } from "../lib/words/language.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

/** The document around every page. */
export default define.layout(({ Component, state, url }) => {
  const { language } = state;
  const { name } = wordsIn(language).site;
  const { description, tooOld } = siteWordsIn(language);
  // A slash at the end is the same page.
  const address = state.origin + url.pathname.replace(/(.)\/$/, "$1");
  const isAsked = url.searchParams.has("lang");
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#e9efe7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0a1312" media="(prefers-color-scheme: dark)" />
        <meta name="description" content={description} />
        <title>{name}</title>
        <script
          // deno-lint-ignore react-no-danger -- ours, and escaping would break it
          dangerouslySetInnerHTML={{ __html: state.pageScript }}
        />
        <link rel="stylesheet" href={asset("/site.css")} />
        <link rel="icon" type="image/svg+xml" href={asset("/favicon.svg")} />
        <link rel="apple-touch-icon" href={asset("/icons/apple-touch-icon.png")} />
        {/* Without the cookie an app would be installed in another language than was chosen. */}
        <link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />
        <link rel="canonical" href={isAsked ? `${address}?lang=${language}` : address} />
        {LANGUAGES.map((id) => (
          <link key={id} rel="alternate" hreflang={id} href={`${address}?lang=${id}`} />
        ))}
        <link rel="alternate" hreflang="x-default" href={address} />
        <meta property="og:site_name" content={name} />
        <meta property="og:type" content="website" />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={language} />
        <meta key="og:title" property="og:title" content={name} />
        <meta key="og:description" property="og:description" content={description} />
        <meta key="og:image" property="og:image" content={`${state.origin}/og.png`} />
        <meta name="twitter:card" content="summary_large_image" />
      </head>
      <body>
        <p id="too-old" class="notice" hidden>{tooOld}</p>
        <script
          // deno-lint-ignore react-no-danger -- ours, and escaping would break it
          dangerouslySetInnerHTML={{ __html: AGE_SCRIPT }}
        />
        <Component />
      </body>
    </html>
  );
});
