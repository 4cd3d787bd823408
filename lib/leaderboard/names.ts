/** Names that only one player can use: what may be one, and why not. */

import { cleanText } from "../rooms/chat.ts";
import { foldName } from "./fold_name.ts";

/** The shortest and the longest name, in UTF-16 code units. */
export const NAME_LENGTH = { least: 2, most: 24 };

/** Why a text can't be anybody's name. */
export type Unfit =
  /** Too short, or nothing in it can be seen. */
  | "unfit"
  /** It has other signs than a name has. */
  | "signs"
  /** Its letters are of alphabets that aren't written together. */
  | "mixed"
  /** It's what the site calls itself, its staff or its computers. */
  | "reserved";

/** The name as it is shown, or why it can't be one. */
export function readName(text: string): { name: string } | Unfit {
  const name = cleanText(text.normalize("NFKC"), NAME_LENGTH.most);
  if (name.length < NAME_LENGTH.least || foldName(name) === "") return "unfit";
  if (!SIGNS.test(name) || PHONETIC.test(name)) return "signs";
  if (!SCRIPTS.some((script) => script.test(name))) return "mixed";
  return isReserved(name) ? "reserved" : { name };
}

/** Whether somebody without a name of their own may be shown by this one, if it is nobody's. */
export function isShowable(name: string): boolean {
  return foldName(name) !== "" && !isReserved(name);
}

const SIGNS = /^[\p{L}\p{M}\p{Nd} .'’_-]+$/u;

/** Small letters that have no capitals aren't in anybody's alphabet: ᴀ, ʙ, ʟ. */
const PHONETIC = /[\p{Script=Latin}&&\p{Ll}&&\P{Changes_When_Uppercased}]/v;

/** The scripts in everyday use, by UAX #31. */
const EVERYDAY = [
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew",
  "Kannada Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan",
].join(" ").split(" ");

/** What is written together: one script, or Latin with those of China, Japan or Korea (TR39, "highly restrictive"). */
const SCRIPTS = [
  ...EVERYDAY.map((script) => [script]),
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
].map(writtenIn);

function writtenIn(scripts: readonly string[]): RegExp {
  const signs = [...scripts, "Common", "Inherited"].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${signs.join("")}]+$`, "u");
}

/** Wherever one of these words stands, the name sounds like somebody in charge, or like the computer. */
const WORDS = [
  "admin administrator administrador administradora administration administración",
  "moderator mod mods moderador moderadora moderation moderación",
  "official oficial staff support soporte helpdesk security seguridad",
  "server servidor system sistema webmaster sysadmin root operator operador",
  "computer cpu máquina computadora ordenador conquerors",
].flatMap((line) => line.split(" "));

/** Only as the whole name: the levels, the seats, the games, and who is nobody. */
const NAMES = [
  ["Easy", "Normal", "Tricky", "Hard", "Sharp", "Fierce", "Ruthless", "Expert", "Conqueror"],
  ["Fácil", "Astuto", "Difícil", "Agudo", "Feroz", "Implacable", "Experto", "Conquistador"],
  ["Blue", "Red", "Green", "Orange", "Purple", "Teal", "Pink", "Brown", "First", "Second"],
  ["Azul", "Rojo", "Verde", "Naranja", "Morado", "Turquesa", "Rosado", "Marrón"],
  ["Primero", "Segundo"],
  ["Guest", "Deleted player", "You", "Opponent", "Rival", "Player", "Anonymous", "Nobody"],
  ["Invitado", "Jugador eliminado", "Jugador borrado", "Tú", "Jugador", "Anónimo", "Nadie"],
  ["House", "House Bot", "Casa", "Bot de la casa"],
  ["Conway's Conquerors", "Conway by Post", "King of the Hill", "Bot Arena", "Annihilation"],
  ["null", "undefined"],
].flat();

const WORD_FOLDS = foldsOf(WORDS);
const NAME_FOLDS = foldsOf([...WORDS, ...NAMES]);

/** Whether a name is one of these, or looks like one, with or without a number behind it. */
export function isReserved(name: string): boolean {
  const bare = name.replace(/[\P{L}]+$/u, "");
  if ([name, bare].some((text) => NAME_FOLDS.has(foldName(text)))) return true;
  const words = bare.split(/[^\p{L}\p{M}\p{N}$!|]+/u);
  return words.some((word) => WORD_FOLDS.has(foldName(word)));
}

function foldsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(foldName));
}
