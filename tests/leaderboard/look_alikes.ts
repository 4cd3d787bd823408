/** Names that somebody may take for another's. */

/** A name that is claimed, and what may not be claimed after it. */
export const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  "Ada Lovelace": [
    "ADA LOVELACE",
    "Ada  Love-lace.",
    "Ada L0ve1ace",
    "Adа Lovelace", // Cyrillic а
    "Аdа Lоvеlасе", // Cyrillic А, а, о, е, с
    "АDА LОVЕLАСЕ", // Cyrillic capitals
    "Αda Lονelace", // Greek Α, ο, ν
    "Ada Lοvelace", // Greek ο
    "Adɑ Lovelace", // IPA ɑ
    "ᴀᴅᴀ ʟᴏᴠᴇʟᴀᴄᴇ", // small capitals
    "Ａｄａ Ｌｏｖｅｌａｃｅ", // full width
    "Ꭺda Lovelace", // Cherokee Ꭺ
    "ꓮda ꓡovelace", // Lisu ꓮ, ꓡ
    "Ada Lօvelace", // Armenian օ
    "Ada Lovelаϲe", // Cyrillic а, Greek ϲ
    "Ⲁda Lⲟvelace", // Coptic Ⲁ, ⲟ
    "Ada Ꮮovelace", // Cherokee Ꮮ
    "𝐀𝐝𝐚 𝐋𝐨𝐯𝐞𝐥𝐚𝐜𝐞", // mathematical bold
    "𝓐𝓭𝓪 𝓛𝓸𝓿𝓮𝓵𝓪𝓬𝓮", // mathematical script
    "Ⓐⓓⓐ Ⓛⓞⓥⓔⓛⓐⓒⓔ", // in circles
    "Áda Lôvelacé",
    "Ada\u0301 Lovelace",
    "A\u0336da Lovelace", // struck through
    "Ada Ł\u0335ovelace",
    "A\u200dda Lovelace", // zero-width joiner
    "Ada\u200b Lovelace", // zero-width space
    "Ada\u2060Lovelace", // word joiner
    "\u202eAda Lovelace", // right-to-left override
    "\u2067Ada Lovelace\u2069", // right-to-left isolate
    "Ada\u00adLovelace", // soft hyphen
    "Ada\u3164Lovelace", // Hangul filler
    "Ada\u2800Lovelace", // Braille blank
    "Ada\u00a0Lovelace", // no-break space
    "Ada\u034fLovelace", // grapheme joiner
    "Ada Lovelace\ufe0f", // variation selector
    "Ada Lovelace\u{e0041}", // tag
    "Ada Lovelace✓",
    "Ada Lovelace®",
    "Ada Iovelace", // a capital i
    "Ada |ovelace",
    "Ada Ꙇovelace", // Cyrillic iota
    "Ada Lovelacҽ", // Cyrillic ҽ
    "Ada ᏞovelaƇe", // Cherokee Ꮮ, hooked Ƈ
  ],
  modern: ["modem", "rnodern", "rnodem", "mоdem"],
  Bob: ["B0b", "ВОВ", "вob", "Βοb"],
};
