/** A document of the repository as a page of the site. */

import { basename } from "node:path";
import { Marked, type Tokens } from "marked";
import { escape } from "../escape.ts";

/** Where other documents are on the site; links to those that aren't there are only text. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "arena.md": "/arena/protocol",
  "bots.md": "/api/bots",
  "rooms.md": "/api/rooms",
  "rules.md": "/rules",
  "study.md": "/study",
};

/** A document's title and the HTML of what comes after it. */
export interface Doc {
  readonly title: string;
  readonly html: string;
}

const known = new Map<string, Promise<Doc>>();

/** The document `docs/PATH`, which is the repository's own, and so its HTML is trusted. */
export function readDoc(path: string): Promise<Doc> {
  const doc = known.get(path) ?? read(path);
  known.set(path, doc);
  return doc;
}

async function read(path: string): Promise<Doc> {
  const file = new URL(`../../../../docs/${path}`, import.meta.url);
  const text = await Deno.readTextFile(file);
  const [, title, rest] = /^# (.+)\n([^]*)$/.exec(text)!;
  return { title: title!, html: await renderer().parse(rest!) };
}

function renderer(): Marked {
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ text }) {
        return `<pre ${SCROLLS} aria-label="${escape(firstLine(text))}"><code>${
          escape(text)
        }</code></pre>\n`;
      },
      table(table) {
        const rows = table.rows.map((row) =>
          rowOf((tokens) => this.parser.parseInline(tokens), row, "td")
        );
        const head = rowOf((tokens) => this.parser.parseInline(tokens), table.header, "th");
        const label = escape(table.header.map(({ text }) => text).join(", "));
        return `<div ${SCROLLS} aria-label="${label}"><table><thead>${head}</thead><tbody>${
          rows.join("")
        }</tbody></table></div>\n`;
      },
      link({ href, tokens }) {
        const [file = "", anchor] = href.split("#"), text = this.parser.parseInline(tokens);
        const address = /^$|^(https?:|\/)/.test(file) ? file : ADDRESSES[basename(file)];
        if (address === undefined) return text;
        return `<a href="${address}${anchor === undefined ? "" : `#${anchor}`}">${text}</a>`;
      },
    },
  });

  function rowOf(
    inline: (tokens: Tokens.TableCell["tokens"]) => string,
    cells: readonly Tokens.TableCell[],
    tag: "td" | "th",
  ): string {
    return `<tr>${cells.map(({ tokens }) => `<${tag}>${inline(tokens)}</${tag}>`).join("")}</tr>`;
  }
}

/** What is wider than the page is scrolled, by keys too. */
const SCROLLS = 'class="scroll" tabindex="0" role="group"';

function slugOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, "").trim().replace(/\s+/g, "-");
}

function firstLine(text: string): string {
  return text.split("\n")[0]!.slice(0, 60);
}
