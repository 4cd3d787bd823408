import { asset } from "fresh/runtime";
import { define } from "../lib/server/define.ts";
import { wordsIn } from "../lib/words/mod.ts";
import { siteWordsIn } from "../lib/words/site/mod.ts";

const HEADERS = {
  "content-type": "application/manifest+json; charset=utf-8",
  "cache-control": "no-cache",
  "vary": "Accept-Language, Cookie",
};

/** What a device needs to know to install the game as an app. */
export const handler = define.handlers({
  GET({ state: { language } }) {
    const words = siteWordsIn(language);
    const manifest = {
      id: "/",
      name: wordsIn(language).site.name,
      short_name: words.shortName,
      description: words.description,
      lang: language,
      start_url: "/",
      scope: "/",
      display: "standalone",
      theme_color: "#e9efe7",
      background_color: "#e9efe7",
      categories: ["games", "strategy"],
      icons: [
        { src: asset("/favicon.svg"), type: "image/svg+xml", sizes: "any" },
        png("icon-192", 192),
        png("icon-512", 512),
        { ...png("maskable-512", 512), purpose: "maskable" },
      ],
      shortcuts: [
        { name: words.ways.play, url: "/play" },
        { name: words.ways.learn, url: "/learn" },
        { name: words.ways.sandbox, url: "/sandbox" },
      ],
    };
    return new Response(JSON.stringify(manifest), { headers: HEADERS });
  },
});

function png(name: string, side: number) {
  return { src: asset(`/icons/${name}.png`), type: "image/png", sizes: `${side}x${side}` };
}
