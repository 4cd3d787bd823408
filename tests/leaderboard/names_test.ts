import { assert, assertEquals, assertNotEquals } from "@std/assert";
import confusables from "unhomoglyph/data.json" with { type: "json" };
import { foldName, foldsOf } from "../../lib/leaderboard/fold_name.ts";
import { isReserved, readName, type Unfit } from "../../lib/leaderboard/names.ts";
import { en } from "../../lib/words/en.ts";
import { es } from "../../lib/words/es.ts";
import { en as enPeople } from "../../lib/ui/people/words/en.ts";
import { es as esPeople } from "../../lib/ui/people/words/es.ts";
import { LOOK_ALIKES } from "./look_alikes.ts";

/** Whether either may be taken for the other. */
function areAlike(one: string, other: string): boolean {
  return foldsOf(one).some((fold) => foldsOf(other).includes(fold));
}

/** Names that must not live side by side. */
const ALIKE: readonly (readonly string[])[] = [
  [
    "Ada",
    "ADA",
    "ada",
    "Àdá",
    "A d a",
    "A.d-a_",
    "Ａｄａ",
    "Аdа", /* Cyrillic */
    "Αda", /* Greek */
  ],
  ["Lillian", "LiIIian", "li11ian", "l!llian", "ӏіllіаn"],
  ["Bob", "B0b", "вob", "Βοb"],
  ["modern", "modem", "rnodern"],
  ["wave", "vvave"],
  ["straße", "STRASSE", "5trasse"],
  ["ﬁne", "fine", "𝐟𝐢𝐧𝐞", "ⓕⓘⓝⓔ"],
  ["Zoë", "2oe", "zoe\u0301"],
  ["Σίσυφος", "ΣΊΣΥΦΟΣ"],
];

for (const names of ALIKE) {
  Deno.test(`names that look like ${names[0]} are one`, () => {
    for (const name of names) assert(areAlike(name, names[0]!), name);
  });
}

Deno.test("names that look different are different", () => {
  const names = ["Ada", "Adam", "Eda", "Ben", "Bea", "李", "王", "Οδυσσέας", "Иван", "Ivan", "❤"];
  for (const name of names) {
    assertEquals(names.filter((other) => areAlike(name, other)), [name]);
  }
});

Deno.test("signs of names that Unicode takes for each other are alike", () => {
  const pairs = Object.entries(confusables)
    .filter((pair) => pair.every((text) => text.normalize("NFKC") === text))
    .map((pair) => pair.map((text) => text.repeat(2)))
    .filter((pair) => pair.every((text) => typeof readName(text) !== "string"));
  assert(pairs.length > 900, `${pairs.length}`);
  assertEquals(pairs.filter(([one, other]) => !areAlike(one!, other!)), []);
});

const READ: readonly (readonly [string, string | Unfit])[] = [
  ["Ada", "Ada"],
  ["  Ada \n Lovelace ", "Ada Lovelace"],
  ["A\u200bd\u202ea", "Ada"],
  ["Ａｄａ", "Ada"],
  ["x".repeat(30), "x".repeat(24)],
  ["李小", "李小"],
  ["A", "unfit"],
  ["", "unfit"],
  ["--", "unfit"],
  ["\u0301\u0301", "unfit"],
];

for (const [text, name] of READ) {
  Deno.test(`${JSON.stringify(text)} is read as ${JSON.stringify(name)}`, () => {
    const read = readName(text);
    assertEquals(typeof read === "string" ? read : read.name, name);
  });
}

/** What can't be a name, by why. */
const UNFIT: Readonly<Record<Unfit, readonly string[]>> = {
  unfit: [
    "\u2800\u2800\u2800", // Braille blank
    "\u3164\u3164", // Hangul fillers
    "\u115f\u1160",
    "\uffa0\uffa0",
    "\u200b\u200b\u200d", // zero width
    "\u202e\u2066", // directions
    "\u00ad\u00ad",
    "\ufe0f\ufe0f", // variation selectors
    "\u{e0041}\u{e0042}", // tags
    "\u{1d159}\u{1d159}", // a note without a head
    "\u17b4\u17b5",
    "\u034f\u034f",
    "\u180e\u180b",
    "\u00a0\u2003\u3000",
    "\ue000\ue001", // private use
    "...",
    "_-_",
  ],
  signs: ["Ada✓", "Ada ★", "❤❤", "A|da", "<b>Ada", "Ada@home", "Ada/Ben", "ᴀda", "Ada®", "½ Ada"],
  mixed: [
    "Adа",
    "Аda",
    "Αda",
    "Иvan",
    "Ꭺda",
    "ꓮda",
    "Ⲁda",
    "Adaא",
    "АDМIN",
    "李Иван",
    "かな한글",
    "Ꭺ Ꭲ",
  ],
  reserved: [
    ...["admin", "Admin", "ADMIN", "4 admin", "Admin2", "The Admin", "a.d.m.i.n"],
    ...["Server", "SERVER 1", "Servidor", "System", "Support", "Official Ada", "Moderator", "Mod"],
    ...["Computer", "computer", "Cornputer", "C0mputer", "Máquina", "MAQUINA", "Computer Easy"],
    ...["Hard", "HARD", "Difícil", "dificil", "Easy 2", "Conqueror", "Blue", "Azul", "Marron"],
    ...["Conway's Conquerors", "Conways Conquerors", "Guest", "Guest 17", "Invitado", "null"],
    ...["House Bot", "House Bot 1", "H0use B0t 2", "house bot 3"],
  ],
};

for (const [why, names] of Object.entries(UNFIT)) {
  for (const name of names) {
    Deno.test(`${JSON.stringify(name)} can't be a name: ${why}`, () => {
      assertEquals(readName(name), why as Unfit);
    });
  }
}

const FIT = [
  ...["Ada", "Ada Lovelace", "O'Brien", "O’Brien", "Jean-Luc", "J. R. R.", "x_y", "Zoë", "Łukasz"],
  ...["Иван Грозный", "Οδυσσέας", "محمد", "דוד", "अर्जुन", "สมชาย", "김철수", "Kim 철수", "山田太郎"],
  ...[
    "タロウ",
    "Taro タロウ",
    "李 Bob",
    "Ակոբ",
    "ნინო",
    "Nguyễn Văn",
    "Ada2",
    "2Pac",
    "Modesto",
    "Hardy",
  ],
  ...["Bluebell", "Rooted", "Ada the Hard One", "Bot House", "Þór", "Ĳsbrand", "straße", "Ərkin"],
];

for (const name of FIT) {
  Deno.test(`${name} can be a name`, () => {
    assertEquals(readName(name), { name: name.normalize("NFKC") });
  });
}

for (const [name, alike] of Object.entries(LOOK_ALIKES)) {
  for (const other of alike) {
    Deno.test(`next to ${name}, ${JSON.stringify(other)} can't be claimed`, () => {
      const read = readName(other);
      if (typeof read !== "string") assert(areAlike(read.name, name));
    });
  }
}

Deno.test("what the site calls its own can't be a name, in any language", () => {
  for (const words of [en, es]) {
    for (const name of [words.site.name, ...Object.values(words.levels), ...words.seats]) {
      assertEquals(readName(name), "reserved", name);
    }
  }
  for (const { me } of [enPeople, esPeople]) {
    for (const name of [me.guest, me.deleted, ...Object.values(me.computer)]) {
      assertEquals(isReserved(name), true, name);
    }
  }
});

Deno.test("who is called as many are may be, whatever a color is called", () => {
  for (const name of ["Rosa", "Rosa Luz", "Violeta"]) assertEquals(readName(name), { name });
});

Deno.test("a name is folded to something", () => {
  for (const name of ["Ada", "❤❤", "123"]) assertNotEquals(foldName(name), "");
});
