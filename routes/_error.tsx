import { HttpError } from "fresh";
import { define } from "../lib/define.ts";
import { PageError, type PageErrorCode } from "../lib/http/page_error.ts";
import { PageHead } from "../lib/http/page_head.tsx";
import { type Way, WaysOn } from "../lib/view/parts/ways_on.tsx";
import { wordsIn } from "../lib/view/words/mod.ts";
import { siteWordsIn } from "../lib/view/words/site/mod.ts";

/** Where one may go on from each, what is likely first. */
const WAYS: Readonly<Record<PageErrorCode, readonly Way[]>> = {
  "not-found": ["home", "play", "learn"],
  "broken": ["home", "play"],
  "bad-request": ["home", "play", "bring"],
  "bad-link": ["home", "play", "learn"],
  "unknown-room": ["home", "play"],
  "unknown-game": ["games", "bring", "home"],
  "unknown-match": ["arena", "home"],
  "room-limit": ["home", "play"],
  "room-storage": ["home", "play"],
  "room-form": ["home", "play"],
  "unknown-board": ["leaderboard", "home"],
};

/** What a person sees when a page cannot be had: what happened, and ways on. */
export default define.page(({ error, state }) => {
  const { language = "en" } = state;
  const words = siteWordsIn(language);
  const code = codeOf(error);
  const { title, text } = words.errors[code];
  return (
    <main id="content" class="error">
      <PageHead title={title} site={wordsIn(language).site.name} noindex />
      <h1>{title}</h1>
      <p>{text}</p>
      <WaysOn words={words} ways={WAYS[code]} />
    </main>
  );
});

function codeOf(error: unknown): PageErrorCode {
  if (error instanceof PageError) return error.code;
  const status = error instanceof HttpError ? error.status : 500;
  if (status === 404) return "not-found";
  return status < 500 ? "bad-request" : "broken";
}
