import type { ComponentChildren } from "preact";
import { PageHead, type PageHeadProps } from "./page_head.tsx";
import type { Words } from "../../../words/mod.ts";
import { siteWordsIn } from "../../../words/site/mod.ts";

interface TablePageProps extends Omit<PageHeadProps, "site"> {
  readonly words: Words;
  readonly children: ComponentChildren;
}

/** The page around a table. */
export function TablePage({ words: { language, site }, children, ...head }: TablePageProps) {
  return (
    <main id="content" class="play" tabIndex={-1}>
      <PageHead {...head} site={site.name} />
      <noscript>
        <p class="notice">{siteWordsIn(language).noScript}</p>
      </noscript>
      {children}
    </main>
  );
}
