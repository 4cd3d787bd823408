/** The head of every page. This module is browser compatible. */

import type { Words } from "../words/mod.ts";
import { Mark } from "./mark.tsx";

export interface SiteHeaderProps {
  readonly words: Words;
  readonly url: URL;
}

export function SiteHeader({ words, url }: SiteHeaderProps) {
  const { site } = words;
  const other = words.language === "en" ? "es" : "en";
  return (
    <header class="site-header">
      <a class="skip" href="#content">{site.skipToContent}</a>
      <a class="brand" href="/">
        <Mark seat={0} />
        <Mark seat={1} />
        <span>{site.name}</span>
      </a>
      <a class="boards" href="/leaderboard">{site.leaderboard}</a>
      <label class="theme">
        <span class="visually-hidden">{site.theme}</span>
        <select data-theme-choice>
          {Object.entries(site.themes).map(([theme, label]) => (
            <option key={theme} value={theme}>{label}</option>
          ))}
        </select>
      </label>
      <a class="language" href={withLanguage(url, other)} hreflang={other} lang={other}>
        {site.otherLanguage}
      </a>
    </header>
  );
}

/** The same page in another language. */
function withLanguage(url: URL, language: string): string {
  const params = new URLSearchParams(url.search);
  params.set("lang", language);
  return `${url.pathname}?${params}`;
}
