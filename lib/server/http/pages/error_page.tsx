import { HttpError } from "fresh";
import { Pattern } from "../../../ui/parts/pattern.tsx";
import { type Way, WaysOn } from "../../../ui/parts/ways_on.tsx";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { siteWordsIn } from "../../../words/site/mod.ts";
import { whenText } from "../../../words/when.ts";
import { isStoreFailure } from "../../store/failure.ts";
import { PageError, type PageErrorCode } from "./page_error.ts";
import { PageHead } from "./page_head.tsx";

/** Where one may go on from each, what is likely first. */
const WAYS: Readonly<Record<PageErrorCode, readonly Way[]>> = {
  "not-found": ["home", "play", "learn"],
  "broken": ["home", "play"],
  "storage": ["home", "play", "learn"],
  "bad-request": ["home", "play", "bring"],
  "bad-link": ["home", "play", "learn"],
  "unknown-room": ["home", "me", "play"],
  "code-limit": ["home", "play"],
  "unknown-game": ["games", "bring", "home"],
  "unknown-match": ["arena", "home"],
  "room-limit": ["home", "play"],
  "room-storage": ["home", "play"],
  "room-form": ["home", "play"],
  "banned": ["play", "home"],
  "paused": ["play", "home"],
  "report-limit": ["home"],
  "unknown-player": ["leaderboard", "home"],
  "unknown-tournament": ["play", "home"],
  "unknown-board": ["leaderboard", "home"],
};

interface ErrorPageProps {
  readonly error: unknown;
  readonly language: Language;
  /** Whether the page was only asked for: what a form wanted isn't asked again by itself. */
  readonly isLink: boolean;
}

/** What a person sees when a page cannot be had: what happened, and ways on. */
export function ErrorPage({ error, language, isLink }: ErrorPageProps) {
  const words = siteWordsIn(language);
  const code = codeOf(error);
  const { title, text } = words.errors[code];
  const until = error instanceof PageError ? error.until : undefined;
  return (
    <main id="content" class="prose-page">
      <PageHead title={title} site={wordsIn(language).site.name} noindex />
      {code === "not-found" && <Pattern name="crowd" width={160} />}
      <h1>{title}</h1>
      {until !== undefined && <p>{words.until(whenText(language, until, false))}</p>}
      <p>{text}</p>
      {code === "storage" && (isLink ? <Again text={words.again} /> : <p>{words.tryAgain}</p>)}
      <WaysOn words={words} ways={WAYS[code]} />
    </main>
  );
}

function Again({ text }: { text: string }) {
  return (
    <>
      <p role="status">{text}</p>
      <script
        // deno-lint-ignore react-no-danger -- ours, and escaping would break it
        dangerouslySetInnerHTML={{ __html: AGAIN_SCRIPT }}
      />
    </>
  );
}

function codeOf(error: unknown): PageErrorCode {
  if (error instanceof PageError) return error.code;
  if (isStoreFailure(error)) return "storage";
  const status = error instanceof HttpError ? error.status : 500;
  if (status === 404) return "not-found";
  return status < 500 ? "bad-request" : "broken";
}

/** Loads a page again, for which the server had no data, as soon as it has them. */
const AGAIN_SCRIPT = `{
const again = async () => {
  const answer = await fetch("", { signal: AbortSignal.timeout(4e3) }).catch(() => {});
  if (answer?.status < 500) location.reload();
};
addEventListener("online", again);
setInterval(again, 5000);
}`;
