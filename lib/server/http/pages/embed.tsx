/** What other sites may show in a frame: answers that need no cookie, no storage and no identity. */

import { asset } from "fresh/runtime";
import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { EmbedDocument, type EmbedTheme } from "../../../ui/embed/document.tsx";
import { wordsIn } from "../../../words/mod.ts";
import type { State } from "../../define.ts";

/** Where the addresses of frames begin. */
const EMBEDS = "/embed/";

/** What is a visitor's doesn't matter there: not even the language that they chose on the site. */
export function isEmbed({ pathname }: URL): boolean {
  return pathname.startsWith(EMBEDS);
}

/**
 * Anyone may show it, and it loads nothing but its own files. A frame in a sandbox has no origin, so
 * the site's is named besides 'self'.
 */
export function embedPolicy(origin: string): string {
  const own = `'self' ${origin}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own}`,
    `connect-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors *",
  ].join("; ");
}

interface Embed {
  readonly title: string;
  readonly children: ComponentChildren;
  /** How long it may be kept, s. */
  readonly keptFor: number;
  readonly status?: number;
}

/** A document for frames on other sites; `?theme=dark` or `light` sets how it looks. */
export function embedResponse(
  { url, state }: { readonly url: URL; readonly state: State },
  { title, children, keptFor, status = 200 }: Embed,
): Response {
  const { language, origin } = state;
  state.openTo = "frames";
  const page = (
    <EmbedDocument
      language={language}
      theme={themeOf(url)}
      title={title}
      site={wordsIn(language).site.name}
      icon={origin + asset("/favicon.svg")}
      css={origin + asset("/embed.css")}
      js={origin + asset("/embed.js")}
    >
      {children}
    </EmbedDocument>
  );
  return new Response(`<!DOCTYPE html>\n${renderToString(page)}`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": `public, max-age=${keptFor}`,
      "vary": "Accept-Language",
    },
  });
}

function themeOf({ searchParams }: URL): EmbedTheme {
  const theme = searchParams.get("theme");
  return theme === "dark" || theme === "light" ? theme : "";
}
