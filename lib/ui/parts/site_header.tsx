/** The head of every page. */

import type { Language } from "../../words/language.ts";
import type { SiteWords } from "../../words/site/mod.ts";
import { Mark } from "./mark.tsx";

interface SiteHeaderProps {
  readonly words: SiteWords;
  readonly name: string;
  readonly language: Language;
  readonly url: URL;
}

/** On a narrow screen the links are a menu, which needs no script. */
export function SiteHeader({ words, name, language, url }: SiteHeaderProps) {
  const { nav } = words;
  const other = language === "en" ? "es" : "en";
  return (
    <header class="site-header">
      <a class="skip" href="#content">{words.skipToContent}</a>
      <a class="brand" href="/" aria-label={name}>
        <Mark seat={0} />
        <Mark seat={1} />
        <span>{name}</span>
      </a>
      <button type="button" class="quiet menu-button" popovertarget="menu" aria-label={nav.menu}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" stroke-width="2" />
        </svg>
      </button>
      <nav id="menu" class="site-nav" popover="auto" aria-label={nav.label}>
        <ul>
          {(["learn", "sandbox", "rules", "leaderboard", "settings"] as const).map((page) => (
            <li key={page}>
              <a href={`/${page}`} aria-current={currentFor(url.pathname, `/${page}`)}>
                {nav[page]}
              </a>
            </li>
          ))}
          <li>
            <a href={withLanguage(url, other)} hreflang={other} lang={other}>
              {words.otherLanguage}
            </a>
          </li>
        </ul>
      </nav>
    </header>
  );
}

/** `page` on the page a link leads to, `true` on those below it. */
function currentFor(here: string, path: string): "page" | "true" | undefined {
  if (here === path) return "page";
  return here.startsWith(`${path}/`) ? "true" : undefined;
}

/** The same page in another language. */
function withLanguage(url: URL, language: string): string {
  const params = new URLSearchParams(url.search);
  params.set("lang", language);
  return `${url.pathname}?${params}`;
}
