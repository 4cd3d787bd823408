/**
 * Names that only one player can use: cleaned as talk is, and folded so that two which look alike
 * are one.
 */

import { cleanText } from "../rooms/chat.ts";

/** The shortest and the longest name, in UTF-16 code units. */
export const NAME_LENGTH = { least: 2, most: 24 };

/** The name as it is shown; undefined for what cannot be one. */
export function readName(text: string): string | undefined {
  const name = cleanText(text, NAME_LENGTH.most);
  const fits = name.length >= NAME_LENGTH.least && foldName(name) !== "";
  return fits ? name : undefined;
}

/** Signs that are easily taken for those above them; a small part of Unicode's confusables. */
const ALIKE: Readonly<Record<string, string>> = {
  a: "аαɑ",
  b: "вβь",
  c: "сϲ",
  d: "ԁɗ",
  e: "еєε",
  g: "ɡց",
  h: "һнհ",
  j: "јϳ",
  k: "кκ",
  l: "iıіι1|ӏɩ!",
  m: "мϻ",
  n: "пηո",
  o: "0оοօσ",
  p: "рρ",
  q: "ԛզ",
  r: "гɾ",
  s: "5ѕꜱ$",
  t: "тτ",
  u: "υսц",
  v: "νѵ",
  w: "ԝωѡ",
  x: "хχ×",
  y: "уүγ",
  z: "ᴢ2",
};

const LETTERS = new Map(
  Object.entries(ALIKE).flatMap(([letter, alike]) => [...alike].map((sign) => [sign, letter])),
);

/** What a name looks like: no case, no accents, no gaps, one letter for all that resemble it. */
export function foldName(name: string): string {
  const bare = name.normalize("NFKD").replace(/\p{M}/gu, "");
  const folded = bare.toUpperCase().toLowerCase().replace(/ς/g, "σ");
  const letters = [...folded].map((sign) => LETTERS.get(sign) ?? sign).join("");
  return letters.replace(/[^\p{L}\p{N}\p{S}]/gu, "").replace(/rn/g, "m").replace(/vv/g, "w");
}
