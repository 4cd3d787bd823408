import { asset } from "fresh/runtime";
import { define } from "../lib/define.ts";
import { OFFLINE_SCRIPT } from "../lib/http/offline_script.ts";
import { LOOK_SCRIPT } from "../lib/http/look_script.ts";
import { wordsIn } from "../lib/view/words/mod.ts";
import { siteWordsIn } from "../lib/view/words/site/mod.ts";

/** The document around every page. */
export default define.layout(({ Component, state }) => {
  // An error may have been thrown before the language was picked.
  const { language = "en" } = state;
  const { site } = wordsIn(language);
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={siteWordsIn(language).description} />
        <title>{site.name}</title>
        <script
          // deno-lint-ignore react-no-danger -- ours, and escaping would break it
          dangerouslySetInnerHTML={{
            __html: `${LOOK_SCRIPT}
${OFFLINE_SCRIPT}`,
          }}
        />
        <link rel="stylesheet" href={asset("/styles.css")} />
        <link rel="icon" type="image/svg+xml" href={asset("/favicon.svg")} />
      </head>
      <body>
        <Component />
      </body>
    </html>
  );
});
