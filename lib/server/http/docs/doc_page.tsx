import { asset } from "fresh/runtime";
import type { Language } from "../../../words/language.ts";
import { wordsIn } from "../../../words/mod.ts";
import { PageHead } from "../pages/page_head.tsx";
import type { Doc } from "./read_doc.ts";
import { docWordsIn } from "./words/mod.ts";

/** A document for programmers: the page around it speaks the reader's language. */
export function DocPage({ doc, language }: { readonly doc: Doc; readonly language: Language }) {
  const words = docWordsIn(language);
  return (
    <main id="content" class="prose-page">
      <link rel="stylesheet" href={asset("/lists.css")} />
      <PageHead
        title={doc.title}
        site={wordsIn(language).site.name}
        description={words.description}
      />
      <h1 lang="en">{doc.title}</h1>
      <p class="pages">
        <a href="/api">{words.api}</a>
        <a href="/api/bots">{words.bots}</a>
        <a href="/api/rooms">{words.rooms}</a>
        <a href="/arena/protocol">{words.arena}</a>
      </p>
      {language !== "en" && <p>{words.notes}</p>}
      <DocText doc={doc} />
    </main>
  );
}

/** What a document says below its title. */
export function DocText({ doc }: { readonly doc: Doc }) {
  // deno-lint-ignore react-no-danger -- the repository's own text
  return <div class="doc" lang="en" dangerouslySetInnerHTML={{ __html: doc.html }} />;
}
