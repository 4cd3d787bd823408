import { define } from "../lib/server/define.ts";
import { SiteHeader } from "../lib/ui/parts/site_header.tsx";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

/** What stands on every page: the way home, the other pages, the other language. */
export default define.layout(({ Component, state, url }) => {
  const { language } = state;
  const { name } = wordsIn(language).site;
  return (
    <>
      <SiteHeader words={siteWordsIn(language)} name={name} language={language} url={url} />
      <Component />
    </>
  );
});
