import { define } from "../lib/define.ts";
import { SiteHeader } from "../lib/view/parts/site_header.tsx";
import { wordsIn } from "../lib/view/words/mod.ts";

/** What stands on every page: the way home, the theme, the other language. */
export default define.layout(({ Component, state, url }) => (
  <>
    <SiteHeader words={wordsIn(state.language ?? "en")} url={url} />
    <Component />
  </>
));
