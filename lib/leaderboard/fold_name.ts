/** What a name looks like, so that two which look alike are one: Unicode's skeleton (TR39), and more. */

import unhomoglyph from "unhomoglyph";

/**
 * Signs that are easily taken for those above them, which TR39 keeps apart: it compares letters as
 * they're written, small with small, and doesn't touch the small capitals.
 */
const ALIKE: Readonly<Record<string, string>> = {
  a: "ᴀ",
  b: "ʙь",
  d: "ᴅ",
  e: "ᴇꞓҽɛ",
  f: "ꜰ",
  g: "ɢ",
  h: "ʜ",
  j: "ᴊ",
  k: "ᴋĸ",
  l: "i!ɪʟ",
  n: "ɴɲ",
  o: "ᴏσة",
  p: "ᴘ",
  r: "ʀ",
  s: "5$",
  t: "ᴛ",
  u: "ᴜцμ",
  x: "×",
  y: "ʏ",
  z: "2",
  rn: "ᴍ",
  w: "ᴡ",
  // A hamza that stands by itself, next to the one that is a mark.
  "": "\u0674",
};

const LETTERS = new Map(
  Object.entries(ALIKE).flatMap(([letter, alike]) => [...alike].map((sign) => [sign, letter])),
);

/** What a name looks like: no case, no accents, no gaps, one letter for all that resemble it. */
export function foldName(name: string): string {
  const small = skeletonOf(withoutCase(name)).toLowerCase();
  const letters = [...small].map((sign) => LETTERS.get(sign) ?? sign).join("");
  return letters.replace(/[^\p{L}\p{N}\p{S}]|\u2800/gu, "").replaceAll("vv", "w");
}

/**
 * All that a name may be taken for. A Greek Ν looks like an N, and without its case like a v: so a
 * name is folded as it is, and once more with each letter as it's written.
 */
export function foldsOf(name: string): readonly string[] {
  return [...new Set([name, skeletonOf(name)].map(foldName))].filter((fold) => fold !== "");
}

function withoutCase(text: string): string {
  return text.normalize("NFKC").toUpperCase().toLowerCase().replaceAll("ς", "σ");
}

/** TR39's skeleton, with compatible signs as one, and without marks and what can't be seen. */
function skeletonOf(text: string): string {
  return bare(unhomoglyph(bare(text)));
}

function bare(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, "");
}
