/** The head of every page, and on phones its foot. */

import { type Language, LANGUAGE_NAMES, LANGUAGES } from "../../words/language.ts";
import type { SiteWords } from "../../words/site/mod.ts";

interface SiteHeaderProps {
  readonly words: SiteWords;
  readonly name: string;
  readonly language: Language;
  readonly url: URL;
}

/** The main pages, with the picture that stands for each at the foot of a phone: 24 units square. */
const TABS = [
  ["play", "/", "M7 5l11 7-11 7z"],
  ["puzzles", "/puzzles", "M9 5a2.5 2.5 0 015 0h5v5a2.5 2.5 0 000 5v5h-5a2.5 2.5 0 00-5 0H5V5z"],
  ["learn", "/learn", "M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1 3-2 6-2 8-1V5c-2-1-5-1-8 1zM12 6v13"],
  [
    "watch",
    "/games",
    "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 100 6 3 3 0 000-6z",
  ],
  ["leaderboard", "/leaderboard", "M4 20v-7h5v7M9 20V5h6v15M15 20v-9h5v9"],
] as const;

/** The main pages are tabs; the others are in a menu, which needs no script. */
export function SiteHeader({ words, name, language, url }: SiteHeaderProps) {
  const { nav } = words;
  const others = LANGUAGES.filter((other) => other !== language);
  return (
    <header class="site-header">
      <a class="skip" href="#content">{words.skipToContent}</a>
      <a class="brand" href="/" aria-label={name} aria-current="false">
        <BrandMark />
        <span>{name}</span>
      </a>
      <nav class="site-nav" aria-label={nav.label}>
        <ul>
          {TABS.map(([tab, path, picture]) => (
            <li key={tab}>
              <a href={path} aria-current={currentFor(url.pathname, path)}>
                <Icon path={picture} />
                {nav[tab]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" class="quiet menu-button" popovertarget="menu" aria-label={nav.menu}>
        <Icon path="M4 7h16M4 12h16M4 17h16" />
      </button>
      <nav id="menu" class="site-menu" popover="auto" aria-label={nav.menu}>
        <ul>
          {(["me", "tournaments", "sandbox", "rules", "settings", "about"] as const).map((page) => (
            <li key={page}>
              <a href={`/${page}`} aria-current={currentFor(url.pathname, `/${page}`)}>
                {nav[page]}
              </a>
            </li>
          ))}
          {others.map((other) => (
            <li key={other}>
              <a
                href={withLanguage(url, other)}
                hreflang={other}
                lang={other}
                aria-current="false"
              >
                {LANGUAGE_NAMES[other]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** The rule itself: two blue cells and a red one, and the blue cell that is born of them. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="6.5" fill="var(--blue)" />
      <circle cx="23.5" cy="8.5" r="6.5" fill="var(--blue)" />
      <path
        d="M8.5 16l7.5 7.5-7.5 7.5L1 23.5zM8.5 20 5 23.5 8.5 27l3.5-3.5z"
        fill="var(--red)"
        fill-rule="evenodd"
      />
      <circle
        cx="23.5"
        cy="23.5"
        r="5.3"
        fill="var(--blue-land)"
        stroke="var(--blue)"
        stroke-width="2.4"
      />
      <circle cx="23.5" cy="23.5" r="2" fill="var(--blue)" />
    </svg>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** `page` on the page a link leads to, `true` on those below it. Of links that don't say, Fresh does. */
function currentFor(here: string, path: string): "page" | "true" | "false" {
  if (here === path) return "page";
  return path !== "/" && here.startsWith(`${path}/`) ? "true" : "false";
}

/** The same page in another language. */
function withLanguage(url: URL, language: string): string {
  const params = new URLSearchParams(url.search);
  params.set("lang", language);
  return `${url.pathname}?${params}`;
}
