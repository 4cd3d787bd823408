/**
 * CCN, whole games as text (docs/notation.md): read, and replayed with every turn judged. Anyone may
 * bring a game of any kind, so all are known here; who only writes takes `write_record.ts`.
 */

import type { Board } from "../../automaton/board.ts";
import { hashBoard, hashText } from "../../automaton/hash.ts";
import { TextError } from "../../automaton/text_error.ts";
import type { Options, OptionSpec, Refusal, Seat } from "../game.ts";
import { type AnyGame, type GameId, gameOf, isGameId } from "../registry.ts";
import { isOptionValue } from "../kit/option.ts";
import { type GameSource, readTags, readTokens, splitGames, type Tag } from "./record_source.ts";
import type { Token } from "./record_source.ts";
import { type GameHeader, type GameRecord, tagName } from "./write_record.ts";

export {
  type GameHeader,
  type GameRecord,
  resultText,
  seatName,
  writeRecord,
} from "./write_record.ts";

/** One turn of a replay; `position` is the one after it and its generation. */
export interface ReplayedTurn {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** The move. */
  readonly move: unknown;
  /** The move in CCN. */
  readonly token: string;
  /** The position after it. */
  readonly position: unknown;
}

/** A turn that is not legal, or a hash that is not the board's. */
export class RecordError extends TextError {
  /** Why the turn is not legal, or that the hash differs; and which token it is. */
  constructor(readonly code: Refusal | "hash", message: string, { line, column }: Token) {
    super(message, line, column);
  }
}

/** Reads a text of any number of games; throws a `TextError` at the first thing wrong. */
export function readRecords(text: string): GameRecord[] {
  return splitGames(text).map((source) => {
    const header = readHeader(source);
    const moves = Array.from(replay(source, header), ({ move }) => move);
    return { ...header, moves };
  });
}

/** How a game ends. */
export interface RecordEnd extends GameHeader {
  /** How many turns were played. */
  readonly turns: number;
  /** The position after them. */
  readonly position: unknown;
}

/** Plays the first game of a text, and keeps only its end; throws a `TextError` at the first thing wrong. */
export function readEnd(text: string): RecordEnd {
  const [source] = splitGames(text);
  if (!source) throw new TextError("There's no game in this text", 1, 1);
  const header = readHeader(source);
  let turns = 0, position = header.start;
  for (const turn of replay(source, header)) {
    turns++;
    position = turn.position;
  }
  return { ...header, turns, position };
}

/** The tags of a game, understood. */
export function readHeader(source: GameSource): GameHeader {
  const tags = new Map(readTags(source).map((tag) => [tag.name, tag]));
  const take = (name: string): Tag | undefined => {
    const tag = tags.get(name);
    tags.delete(name);
    return tag;
  };
  const game = readGame(take("Game"), source.line);
  const options = readOptions(gameOf(game), take);
  if (!("size" in options || "width" in options)) checkSize(gameOf(game), take("Size"));
  const start = readStart(gameOf(game), take("Position"), options);
  return {
    game,
    options,
    start,
    tags: Object.fromEntries([...tags].map(([k, { value }]) => [k, value])),
  };
}

function readGame(tag: Tag | undefined, line: number): GameId {
  if (!tag) throw new TextError('The game has no tag [Game "…"]', line, 1);
  if (isGameId(tag.value)) return tag.value;
  throw new TextError(`There is no game "${tag.value}"`, tag.line, tag.column);
}

/** A game of one size may name it, and may not be asked for another. */
function checkSize(game: AnyGame, tag: Tag | undefined): void {
  const { width, height } = game.board(game.initial({}));
  const size = `${width}x${height}`;
  if (!tag || tag.value === size) return;
  throw new TextError(`The board of ${game.id} is ${size}, not ${tag.value}`, tag.line, tag.column);
}

function readOptions(game: AnyGame, take: (name: string) => Tag | undefined): Options {
  const sides = "width" in game.options ? readSides(game.options, take("Size")) : {};
  const options: Record<string, number> = { ...sides };
  for (const [name, spec] of Object.entries(game.options)) {
    if (name in sides) continue;
    const tag = take(tagName(name));
    options[name] = tag ? readOption(spec, tag) : spec.default;
  }
  return options;
}

/** The sides that a tag says, or the usual ones; throws a `TextError` for a tag that says none. */
function readSides({ width, height }: AnyGame["options"], tag: Tag | undefined): Options {
  if (!width || !height) throw new Error("The game has no sides to choose");
  if (!tag) return { width: width.default, height: height.default };
  const [, across, down] = /^(\d{1,5})x(\d{1,5})$/.exec(tag.value) ?? [];
  const sides = { width: Number(across), height: Number(down) };
  if (isOptionValue(sides.width, width) && isOptionValue(sides.height, height)) return sides;
  const least = `${width.min}x${height.min}`, most = `${width.max}x${height.max}`;
  throw new TextError(`Size "${tag.value}" is not from ${least} to ${most}`, tag.line, tag.column);
}

function readOption(spec: OptionSpec, tag: Tag): number {
  return spec.isFlag ? readFlag(tag) : readNumber(spec, tag);
}

function readFlag({ name, value, line, column }: Tag): number {
  if (value === "true" || value === "false") return Number(value === "true");
  throw new TextError(`${name} "${value}" is not true or false`, line, column);
}

function readNumber(spec: OptionSpec, { name, value, line, column }: Tag): number {
  const { min, max, step } = spec, number = Number(value);
  if (/^-?\d+(\.\d+)?$/.test(value) && isOptionValue(number, spec)) return number;
  throw new TextError(`${name} "${value}" is not from ${min} to ${max} by ${step}`, line, column);
}

function readStart(game: AnyGame, tag: Tag | undefined, options: Options): unknown {
  if (!tag) return game.initial(options);
  return shifted(tag, () => game.text.readPosition(tag.value, options));
}

/** Reads what stands at a place of the text, so that its errors name places of the text. */
function shifted<Value>(place: { line: number; column: number }, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof TextError ? error.within(place.line, place.column) : error;
  }
}

/** Plays a game's tokens one by one; throws a `TextError` at the first that is wrong. */
export function* replay(source: GameSource, header: GameHeader): Generator<ReplayedTurn> {
  const game = gameOf(header.game);
  let position = header.start;
  for (const token of readTokens(source)) {
    if (token.kind === "hash") {
      checkHash(game.board(position), token);
      continue;
    }
    const seat = game.turn(position);
    const move = shifted(token, () => game.text.readMove(position, token.text));
    const refusal = game.refuse(position, move);
    if (refusal) throw new RecordError(refusal, `${token.text} is illegal: ${refusal}`, token);
    const written = game.text.writeMove(position, move);
    position = game.play(position, move);
    yield { seat, move, token: written, position };
  }
}

function checkHash(board: Board, token: Token): void {
  const hash = hashText(hashBoard(board));
  if (hash === token.text) return;
  throw new RecordError("hash", `The board's hash is ${hash}, not ${token.text}`, token);
}
