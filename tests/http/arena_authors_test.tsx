import { assert, assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { ArenaAuthors } from "../../lib/server/http/pages/arena_authors.tsx";
import { LANGUAGES } from "../../lib/words/language.ts";
import { arenaWordsIn } from "../../lib/ui/arena/words/mod.ts";

for (const language of LANGUAGES) {
  const words = arenaWordsIn(language);

  Deno.test(`${language}: an author reads a message's bytes where there is a port for them`, () => {
    const html = renderToString(<ArenaAuthors words={words} port={4321} />);
    assert(html.includes("4321"));
    const [bytes, text] = html.match(/<code>([\s\S]*?)<\/code>/)![1]!.split("\n") as [
      string,
      string,
    ];
    const shown = bytes.split(" ").map((byte) => parseInt(byte, 16));
    const message = '{"get_move":null}';
    assertEquals(shown.slice(0, 4), [message.length, 0, 0, 0]);
    assertEquals(String.fromCharCode(...shown.slice(4)), message);
    assertEquals(text.replace(/ +/g, "").replaceAll("&quot;", '"'), message);
  });

  Deno.test(`${language}: an author learns how to open a port where there is none`, () => {
    const html = renderToString(<ArenaAuthors words={words} port={undefined} />);
    assert(html.includes("ARENA_PORT=9999 deno task start"));
  });
}
