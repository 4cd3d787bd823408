/** A study as a page that needs no other file. */

import { renderToString } from "preact-render-to-string";
import { wordsIn } from "../words/mod.ts";
import { StudyPage } from "./parts/study_page.tsx";
import type { Study } from "./study.ts";
import { studyWordsIn } from "./words/mod.ts";

const STYLES = new URL("../../styles/", import.meta.url);

/** The files, in the order in which the site has them. */
const FILES = ["base", "prose", "figures", "study", "forced"];

/** A font lies elsewhere. */
const FONT = /@font-face\s*\{[^}]*\}/g;

/** Their text: a page carries it with it, and so it loads nothing. */
export async function readReportStyle(): Promise<string> {
  const texts = FILES.map((name) => Deno.readTextFile(new URL(`${name}.css`, STYLES)));
  return (await Promise.all(texts)).join("\n").replace(FONT, "");
}

const LANGUAGE = "en";

/** The page as HTML; `css` is its style, which it carries with it. */
export function writeReport(study: Study, css: string): string {
  const names = wordsIn(LANGUAGE), words = studyWordsIn(LANGUAGE);
  const page = (
    <html lang={LANGUAGE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${words.title} · ${names.site.name}`}</title>
        <style
          // deno-lint-ignore react-no-danger -- ours, and escaping would break it
          dangerouslySetInnerHTML={{ __html: css }}
        />
      </head>
      <body>
        <StudyPage studies={[study]} words={words} names={names} />
      </body>
    </html>
  );
  return `<!DOCTYPE html>\n${renderToString(page)}\n`;
}
