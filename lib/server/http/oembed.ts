/** What another site may show of a page of this one, and how (oEmbed 1.0). */

import { isArchiveId } from "../../leaderboard/finished_game.ts";
import { embedCode, FRAME } from "../../ui/embed/code.ts";
import { titleOf } from "../../ui/people/archived.ts";
import { puzzleWordsIn } from "../../ui/puzzles/words/mod.ts";
import { tvWordsIn } from "../../ui/tv/words/mod.ts";
import type { Language } from "../../words/language.ts";
import { wordsIn } from "../../words/mod.ts";
import { HEIGHT, WIDTH } from "../picture/look.ts";
import type { Archive } from "../store/archive.ts";
import { isSameHost } from "./origin.ts";

/** How long an answer is good, s. */
export const KEPT_FOR = 300;
/** The least that is of use, in pixels: who has less room is told to link. */
export const LEAST = 200;

interface Shown {
  readonly title: string;
  /** Where the frame is, below the origin. */
  readonly frame: string;
  /** Its picture, below the origin. */
  readonly picture: string;
}

interface Asked {
  readonly url: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** The answer about a page of the site; undefined for one that nobody may show, or that isn't there. */
export async function oembed(
  { url, maxWidth, maxHeight }: Asked,
  site: {
    readonly origin: string;
    readonly language: Language;
    readonly archive: Pick<Archive, "find">;
  },
) {
  const { origin, language, archive } = site;
  if (!URL.canParse(url) || !isSameHost(url, origin)) return undefined;
  const page = new URL(url);
  const shown = await shownAt(page.pathname, language, archive);
  if (!shown || maxWidth < LEAST || maxHeight < LEAST) return undefined;
  const { title, frame, picture } = shown, { name } = wordsIn(language).site;
  const width = Math.min(FRAME.width, maxWidth), height = Math.min(FRAME.height, maxHeight);
  return {
    version: "1.0",
    type: "rich",
    provider_name: name,
    provider_url: origin,
    title,
    cache_age: KEPT_FOR,
    thumbnail_url: origin + picture,
    thumbnail_width: WIDTH,
    thumbnail_height: HEIGHT,
    width,
    height,
    html: embedCode(origin + frame + chosen(page), title, { width, height }),
  };
}

async function shownAt(
  path: string,
  language: Language,
  archive: Pick<Archive, "find">,
): Promise<Shown | undefined> {
  const picture = "/og.png";
  if (path === "/tv") return { title: tvWordsIn(language).title, frame: "/embed/tv", picture };
  if (path === "/puzzle/daily") {
    return { title: puzzleWordsIn(language).daily, frame: "/embed/puzzle/daily", picture };
  }
  const id = /^\/g\/([^/]+)$/.exec(path)?.[1];
  const archived = id !== undefined && isArchiveId(id) ? await archive.find(id) : undefined;
  if (!archived) return undefined;
  const words = wordsIn(language);
  return {
    title: titleOf(words, archived),
    frame: `/embed/g/${archived.id}`,
    picture: `/g/${archived.id}.png`,
  };
}

/** What the page's address says of how its frame is to be. */
function chosen({ searchParams }: URL): string {
  const kept = new URLSearchParams(
    ["theme", "lang"].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size > 0 ? `?${kept}` : "";
}

/** Where the answer about a page is, for those who look for it there. */
export function oembedHref(origin: string, path: string): string {
  return `${origin}/oembed?${new URLSearchParams({ url: origin + path, format: "json" })}`;
}
