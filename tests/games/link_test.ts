/** A whole game in a link: short, exact, and never silently wrong. */

import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import fc from "fast-check";
import { TextError } from "../../lib/automaton/text_error.ts";
import { crc32 } from "../../lib/games/notation/crc32.ts";
import { LinkError, readLink, writeLink } from "../../lib/games/notation/link.ts";
import type { Options } from "../../lib/games/game.ts";
import { type GameId, gameIds, gameOf } from "../../lib/games/registry.ts";
import { type GameRecord, readRecords } from "../../lib/games/notation/notation.ts";
import { toBase64Url } from "../../lib/games/notation/base64url.ts";
import { combinations } from "../../lib/games/kit/combinations.ts";
import { playthroughFile, turnsOf } from "./playthrough.ts";
import { anyRecord, assertSameGames } from "./records.ts";
import { LIFE_GAMES } from "./soups.ts";
import { wholeGame } from "./whole_games.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Characters that links do not have. */
const STRANGE = ["+", "/", "=", "%", "#", " ", "\n", "é", "\0"];

const MOST_CHARACTERS = 200;

/** Options of a game whose usual turns are too long for damage to be tried at every character. */
const SHORT: Partial<Record<GameId, Options>> = {
  arena: { width: 9, height: 7, place: 4, generations: 9 },
};

/** One game of each kind: long, short, with options, from a position, with tags, not begun. */
const SAMPLES: GameRecord[] = [
  ...gameIds().map((id) => wholeGame(id, "s0", SHORT[id])),
  { ...wholeGame("conquerors-v2", "s1"), tags: { Blue: "Ada", Result: "red resignation" } },
  wholeGame("conquerors-classic", "s1", { komi: -0.5 }),
  fromPosition("2A24.B$2A24.2B! r 7 1,0 0,1", { komi: 0 }),
  { ...wholeGame("conquerors-v2", "s2"), moves: [] },
];

function fromPosition(text: string, options: { komi: number }): GameRecord {
  const game = gameOf("conquerors-v2");
  const start = game.text.readPosition(text, options);
  return { game: "conquerors-v2", options, start, tags: {}, moves: [{ bomb: 3 }, { pass: true }] };
}

/** The playthroughs as links. These must never change: people keep links forever. */
const KEPT: Record<GameId, string> = {
  "conquerors-v2":
    "1ABJHYW1lIGNvbnF1ZXJvcnMtdjILfuTkHIK4FD0meSqzgMbvz5hKBKza1Gxh_gbTSZFEbJQuaPEJxWFsrOQESIL5HC_uLo79wtEAR0rczfDIUN_rE2didfXGDKiptIDk734X1RewEc-FblbPvoa5k6AQGPf88gU",
  "conquerors-classic":
    "1ABdHYW1lIGNvbnF1ZXJvcnMtY2xhc3NpYwt-5OQcgrgUPSZ5KrOAxu_PmEoErNrUbGH-BtNJkURslC5o8QnFYWys5ARIgvkcL-4ujv3C0QBHStzN8MhQ3-sTZ2J19cYMqKm0gOTvfhfVF7ARz4VuVs--hrmToBAYFrc9ng",
  "skirmish":
    "1AA1HYW1lIHNraXJtaXNopQMmrCyIJhD_d56XpgzAFFPwVlFwWc1CkGWVnL1MK-2yottEi-a_hPva-5S6bMAQov9N6Q",
  "conway":
    "1AAtHYW1lIGNvbndheZHrggTddvB799NYLhUgkUztSt0oB6a-Db77UOnLb6x2et_kyIV4iztekqs9SSpACAIImU3bTiiHXZq4XbCyF9D5JLY7vcFPvuz6x8ENKkiLrx9esSr3APZdswnai-KgHdJ4b1ow5Ts6G0GQFP1pjaL-xd90kigX-RXe4X9dVnq3T89V7Tlax1NtHQxk7GIAPFgie8g",
  "annihilation": "1ABFHYW1lIGFubmloaWxhdGlvbiIGdG9GMA9-xPBJ",
  "arena":
    "1AApHYW1lIGFyZW5hAn8YgBSczHx2wUNfk2kX-o3On-m1yvgnqMJ7w8NAn3akSBkUAIZDo9oi-3-pz8RbWJy4wpgZU9EH9wXEvMOdN23DnEJ5Th3p2-ozMzAbwD3lmfYNXZEHEoXXFBQeivETLETd1aFjO6eKqWTBWq_Oxl6bTf5R8NsiszqIQnUG2rn00LF4FVQRVkqcNIWnW8pB96v9lSgyU6Op_N7f0UcOWXEGKSVT__VX0DVJezgD_CDHhvehfHlundd6pcC9ZdYh2NgaYp-w0AcJgELIh7QVsX-Flns2VXAGNvTZ4-r1sVqD-vLbGAh9UzDZATApgM6MSsxFXGil6k1bcR3nf1qMuimiTu-ZAliP7tZEVBNAouWGc6pmWf2BauzpjoYmUCRxsANlsTu1flCoOxM8nObfQPLETCMjbTNT8mwSYZIX1Q6bz942dzHdKQreKNJzIethyDpCaUuCI3MJcXddrlePYkp3IyB4ECPRR4iALB7BBwEa6gdq0SIST0ulXufdI5v6Un8FHhi1tC5OBv2UotnCkrVFHCiSMCXATOUKILxjQlsGHNrmri-QG98iWNVyPD8b8jSK96svDoCFWUlZixGwfEsceTZxjXokNhUvsbL-qA6zKWqv3SpxdR6l5AIT1rm7l-9OThNmHJjc1c9M_lTYwAqbCoL4Z_XBQwg6i3I7Gw8XwHICN9XPjFNvfebQY4I3_Y0ZjfJbvI1vEc5ggkukk2XMYqhxJrgfgSJI832GLHRcskJk71K_S3sJDNtT09JX1WwILhcR9LOJsY2mqoxaLS0mP69mlcaIPGjvNGjs6OyMN4rm-SsttGQyxhCskPgvJrTHgXLv487iJdQsK7B9HjzDDIBeD5uuH3CxJ8hkBwtZJFxmskYt30j6tTiF2dIcyN41L3RF5vCP74LubOj5ABiKev1Umobhl3Q2S85ms35CNATDihzYxnozMkNvz0S9gOQSTEGn8Esb5WIlfrfoA-S6ajx7GA0YBx3pYEocfMqOzEoYQ0jJg2Kw_SkNfRmG6xEzmDbHG8vA9KJb3rXDNkBLUvJ3awM6MU0NA5FyDVV5T-iEvHlmFEKGsc1MOoD48JWRpXektfDvyv2viinb4DGsdnFbNI_ilkrSAcptLCFEtcUB9BqKSaPRwSnftvy72ozY9o4eipkeo1wXzPNjZz1m4GEaP07wOE0KM6CMkWrPyH6fKjd-U0Uzto9t-Oxx4nQzQekzBOoIBhftNEclqMfbT55DAKMAYnsSLyJH9E4msfOP4bf-muOgAFPUC78APFL4A2g",
};

for (const id of gameIds()) {
  Deno.test(`a link to a game of ${id} that someone has kept still opens it`, async () => {
    const turns = turnsOf(await Deno.readTextFile(playthroughFile(id)));
    const [record] = readRecords(`[Game "${id}"]\n\n${turns.join(" ")}`);
    assertSameGames([readLink(KEPT[id])], [record!]);
    assertEquals(writeLink(record!), KEPT[id]);
  });
}

Deno.test("every record is read back from its link", () => {
  const property = fc.property(anyRecord(), (record) => {
    assertSameGames([readLink(writeLink(record))], [record]);
  });
  fc.assert(property, { seed: 41, numRuns: 100 });
});

Deno.test("a link is text that an address takes as it is", () => {
  for (const record of SAMPLES) assertMatch(writeLink(record), /^1[\w-]+$/);
});

for (const game of LIFE_GAMES) {
  Deno.test(`no game of ${game.id} from the usual start needs more than ${MOST_CHARACTERS}`, () => {
    const { width, height, place, rounds } = game.rules;
    const cells = width * height;
    const choices = Number(combinations(cells, place)) + cells + 1;
    const turns = Math.ceil((12 + 2 * rounds * Math.log2(choices)) / 8);
    const head = `Game ${game.id}\nKomi -49.5`.length;
    const bytes = 2 + head + turns + 4;
    assert(1 + Math.ceil(bytes * 4 / 3) <= MOST_CHARACTERS);
  });
}

Deno.test("damage to any one character is found", () => {
  for (const link of SAMPLES.map(writeLink)) {
    for (let at = 0; at < link.length; at++) {
      for (const sign of [...ALPHABET, ...STRANGE]) {
        if (sign !== link[at]) assertRefused(replaced(link, at, 1, sign));
      }
    }
  }
});

Deno.test("damage within five characters is found", () => {
  const anyDamage = fc.tuple(
    fc.nat(SAMPLES.length - 1),
    fc.nat(),
    fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 5, maxLength: 5 }),
  );
  const links = SAMPLES.map(writeLink);
  const property = fc.property(anyDamage, ([sample, n, signs]) => {
    const link = links[sample]!;
    const damaged = replaced(link, 1 + n % (link.length - 5), 5, signs);
    if (damaged !== link) assertRefused(damaged);
  });
  fc.assert(property, { seed: 42, numRuns: 2000 });
});

Deno.test("a character too many or too few, and two in the wrong order, are found", () => {
  for (const link of SAMPLES.map(writeLink)) {
    for (let at = 0; at <= link.length; at++) {
      if (at < link.length) assertRefused(link.slice(0, at));
      if (at < link.length) assertRefused(replaced(link, at, 1, ""));
      for (const sign of "A1_") assertRefused(replaced(link, at, 0, sign));
      const turned = replaced(link, at, 2, (link[at + 1] ?? "") + (link[at] ?? ""));
      if (turned !== link) assertRefused(turned);
    }
  }
});

function replaced(text: string, at: number, length: number, by: string): string {
  return text.slice(0, at) + by + text.slice(at + length);
}

function assertRefused(text: string): LinkError {
  return assertThrows(() => readLink(text), LinkError);
}

const HEAD = "Game conquerors-v2";

/** Links that someone made, whose checksum is right: a head, the bytes after it, and what is said. */
const FORGED: [string, number[], string][] = [
  ["", [], `"" in the link isn't a name and a value`],
  ["???", [], `"???" in the link isn't a name and a value`],
  ["Blue Ada", [], 'The game has no tag [Game "…"]'],
  ["Game chess", [], 'There is no game "chess"'],
  [`${HEAD}\nBlue a\nBlue b`, [], "Tag Blue appears twice"],
  [`${HEAD}\nKomi 99`, [], 'Komi "99" is not from -50 to 50 by 0.5'],
  [`${HEAD}\nPosition here`, [], '"here" is not BOARD SEAT ROUND C,C S,S'],
  [`${HEAD}\nPosition 999999999A! b 1 0,0 0,0`, [], "A count is above 1000000"],
  [`${HEAD}\nPosition 1000000A! b 1 0,0 0,0`, [], "Column 1000000 is past the last, 28"],
  [HEAD, [16, 0], "The link goes on after its last turn"],
  [HEAD, Array(9000).fill(255), "Turn 3 of the link is illegal: over"],
  [HEAD, [15, 255], "Turn 25 of the link is illegal: over"],
];

for (const [head, tail, message] of FORGED) {
  Deno.test(`a link of ${JSON.stringify(head)} and ${tail.length} bytes is refused`, () => {
    assertEquals(assertRefused(forged(head, tail)).message, message);
  });
}

function forged(head: string, tail: readonly number[]): string {
  const bytes = new TextEncoder().encode(head);
  return sealed([bytes.length >> 8, bytes.length & 0xff, ...bytes, ...tail]);
}

function sealed(body: readonly number[]): string {
  const sum = crc32(Uint8Array.from(body));
  const bytes = [...body, sum >>> 24, sum >>> 16 & 0xff, sum >>> 8 & 0xff, sum & 0xff];
  return "1" + toBase64Url(Uint8Array.from(bytes));
}

Deno.test("text that is no link is refused with a reason, and as bad text", () => {
  const reasons: [string, string][] = [
    ["", `A link to a game can't start with ""`],
    ["2ABJ", `A link to a game can't start with "2"`],
    ["1A=", "The link has a character that doesn't belong there"],
    ["1", "The link is damaged: its checksum doesn't match"],
    ["1AAAAAA", "The link is damaged: its checksum doesn't match"],
    [sealed([]), "The link is damaged: its checksum doesn't match"],
    [sealed([0, 1]), "The link is cut off"],
    ["1" + "A".repeat(16_384), "A link has at most 16384 characters"],
  ];
  for (const [text, reason] of reasons) {
    const error = assertRefused(text);
    assert(error instanceof TextError);
    assertEquals([error.message, error.line, error.column], [reason, 1, 1]);
  }
});

Deno.test("whatever someone seals is a legal game or refused, and soon", () => {
  const anyHead = fc.oneof(fc.constantFrom(HEAD, "Game conquerors-classic\nKomi 3"), fc.string());
  const property = fc.property(anyHead, fc.uint8Array({ maxLength: 120 }), (head, tail) => {
    const text = forged(head, [...tail]);
    const started = performance.now();
    try {
      assertEquals(readLink(writeLink(readLink(text))), readLink(text));
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
    }
    assert(performance.now() - started < 2000);
  });
  fc.assert(property, { seed: 43, numRuns: 500 });
});

Deno.test("a game that is too long for a link is not written", () => {
  const record = { ...SAMPLES[0]!, tags: { Blue: "a".repeat(20_000) } };
  assertThrows(() => writeLink(record), LinkError, "A game of 24 turns is too long for a link");
});

Deno.test("the checksum is the CRC-32 that all others compute", () => {
  assertEquals(crc32(new TextEncoder().encode("123456789")), 0xcbf43926);
  assertEquals(crc32(new Uint8Array()), 0);
});
