/**
 * A whole game in a link, `/g#…`: no server has to keep it. A game of Conquerors from the usual
 * start fits into 200 characters, as long as it brings no tags.
 *
 *     "1"  base64url of   bytes   2      h       any number     4
 *      |                        +---+---------+------------+---------+
 *   version                     | h |  head   |   turns    | CRC-32  |
 *                               +---+---------+------------+---------+
 *
 * The head is the record's tags without their brackets, in UTF-8; `turns` is how many there are and
 * then the number of each among those its position has, in mixed radix. A wrong character changes 6
 * neighboring bits at most, which a CRC-32 never misses, nor any damage within 5 characters.
 */

import { TextError } from "../../automaton/text_error.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { crc32 } from "./crc32.ts";
import { type Digit, DigitReader, writeDigits } from "../kit/mixed_radix.ts";
import { gameOf } from "../registry.ts";
import { type GameHeader, type GameRecord, readHeader, writeRecord } from "./notation.ts";

/** A text that is no link to a game, or a game that fits into none. */
export class LinkError extends TextError {
  /** What is wrong with the link. */
  constructor(message: string) {
    super(message, 1, 1);
  }
}

const VERSION = "1";

/** Characters. Links are for addresses; what is longer belongs into a file. */
const MAX_LENGTH = 16_384;

/** Turns. A turn without a choice takes no room, so the length doesn't bound them by itself. */
const MAX_TURNS = 4096;

const LENGTH_BYTES = 2;
const CRC_BYTES = 4;

/** The text after the `#`; the record's moves must be legal. */
export function writeLink(record: GameRecord): string {
  const head = new TextEncoder().encode(headOf(record));
  const body = [...bigEndian(head.length, LENGTH_BYTES), ...head, ...writeDigits(digitsOf(record))];
  const sum = bigEndian(crc32(Uint8Array.from(body)), CRC_BYTES);
  const text = VERSION + toBase64Url(Uint8Array.from([...body, ...sum]));
  if (text.length <= MAX_LENGTH && record.moves.length < MAX_TURNS) return text;
  throw new LinkError(`A game of ${record.moves.length} turns is too long for a link`);
}

/** The record of a link, every turn of it judged; throws a `LinkError` with what is wrong. */
export function readLink(text: string): GameRecord {
  const body = readBody(text);
  const end = LENGTH_BYTES + (body[0]! << 8 | body[1]!);
  if (end > body.length) throw new LinkError("The link is cut off");
  const header = readHead(body.subarray(LENGTH_BYTES, end));
  return { ...header, moves: readTurns(header, new DigitReader(body.subarray(end))) };
}

/** The bytes without their checksum, which is right. */
function readBody(text: string): Uint8Array {
  if (text.length > MAX_LENGTH) throw new LinkError(`A link has at most ${MAX_LENGTH} characters`);
  if (text[0] !== VERSION) {
    throw new LinkError(`A link to a game can't start with "${text[0] ?? ""}"`);
  }
  const bytes = fromBase64Url(text.slice(1));
  if (!bytes) throw new LinkError("The link has a character that doesn't belong there");
  const body = bytes.subarray(0, -CRC_BYTES);
  const sum = bigEndian(crc32(body), CRC_BYTES);
  const isWhole = sum.every((byte, i) => byte === bytes[body.length + i]);
  if (!isWhole || body.length < LENGTH_BYTES) {
    throw new LinkError("The link is damaged: its checksum doesn't match");
  }
  return body;
}

function bigEndian(number: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, i) => number >>> 8 * (bytes - 1 - i) & 0xff);
}

/** `Game conquerors-v2`, and a line for every other tag the record would be written with. */
function headOf(record: GameRecord): string {
  const tags = writeRecord({ ...record, moves: [] }).trimEnd().split("\n");
  return tags.map((tag) => tag.replace(/^\[(\w+) "(.*)"\]$/s, "$1 $2")).join("\n");
}

function readHead(bytes: Uint8Array): GameHeader {
  const lines = new TextDecoder().decode(bytes).split("\n").map(bracketed);
  try {
    return readHeader({ line: 1, lines });
  } catch (error) {
    throw error instanceof TextError ? new LinkError(error.message) : error;
  }
}

function bracketed(tag: string): string {
  const [, name, value] = /^(\w+) (.*)$/s.exec(tag) ?? [];
  if (name === undefined) throw new LinkError(`"${tag}" in the link isn't a name and a value`);
  return `[${name} "${value}"]`;
}

/** How many turns there are, then each. */
function digitsOf({ game: id, start, moves }: GameRecord): Digit[] {
  const game = gameOf(id);
  const digits = [{ value: BigInt(moves.length), radix: BigInt(MAX_TURNS) }];
  let position = start;
  for (const move of moves) {
    const value = game.ranking.rank(position, move);
    digits.push({ value, radix: game.ranking.count(position) });
    position = game.play(position, move);
  }
  return digits;
}

function readTurns({ game: id, start }: GameHeader, digits: DigitReader): unknown[] {
  const game = gameOf(id);
  const moves: unknown[] = [];
  let position = start;
  for (let left = digits.take(BigInt(MAX_TURNS)); left > 0n; left--) {
    if (game.outcome(position)) refuseTurn(moves, "over");
    const move = game.ranking.unrank(position, digits.take(game.ranking.count(position)));
    const refusal = game.refuse(position, move);
    if (refusal) refuseTurn(moves, refusal);
    position = game.play(position, move);
    moves.push(move);
  }
  if (!digits.isEmpty) throw new LinkError("The link goes on after its last turn");
  return moves;
}

function refuseTurn(before: readonly unknown[], refusal: string): never {
  throw new LinkError(`Turn ${before.length + 1} of the link is illegal: ${refusal}`);
}
