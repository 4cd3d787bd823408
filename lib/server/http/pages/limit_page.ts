import { asset } from "fresh/runtime";
import { pickLanguage } from "../../../words/language.ts";
import { siteWordsIn } from "../../../words/site/mod.ts";
import { readCookie } from "../cookie.ts";

/** Whether somebody goes to a page: what scripts and images fetch is read by nobody. */
export function isForPerson({ method, headers }: Request): boolean {
  return method === "GET" && (headers.get("accept")?.includes("text/html") ?? false);
}

/**
 * What somebody sees where too many pages were asked for. It's put together without the app's own
 * rendering: this is what is answered when there's no time for that.
 */
export function limitPage({ headers }: Request, { searchParams }: URL): Response {
  const cookie = readCookie(headers.get("cookie"), "lang");
  const language = pickLanguage(searchParams.get("lang"), cookie, headers.get("accept-language"));
  const { title, text, again } = siteWordsIn(language).tooMany;
  const page = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${asset("/site.css")}">
</head>
<body>
<main id="content" class="error">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${again}</a></p>
</main>
</body>
</html>
`;
  return new Response(page, {
    status: 429,
    headers: { "content-type": "text/html; charset=utf-8", "content-language": language },
  });
}
