import type { ComponentChildren } from "preact";
import { PageHead } from "./page_head.tsx";
import type { Words } from "../view/words/mod.ts";

export interface TablePageProps {
  readonly words: Words;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The page around a table. */
export function TablePage({ words: { site }, title, children }: TablePageProps) {
  return (
    <main id="content" class="play" tabIndex={-1}>
      <PageHead title={title} site={site.name} />
      <noscript>
        <p class="notice">{site.noScript}</p>
      </noscript>
      {children}
    </main>
  );
}
