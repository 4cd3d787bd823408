/**
 * CCN, whole games as text (docs/notation.md), written. It knows no more games than the page does
 * that plays one; `notation.ts` reads them all.
 */

import { hashBoard, hashText } from "../../automaton/hash.ts";
import type { Options, OptionSpec, Seat } from "../game.ts";
import { type AnyPlayed, gameOf } from "../known_games.ts";
import type { GameId } from "../registry.ts";

/** Where a game starts and what it says of itself. */
export interface GameHeader {
  /** The rules by id. */
  readonly game: GameId;
  /** The options that it is played with. */
  readonly options: Options;
  /** A position of the game. */
  readonly start: unknown;
  /** All other tags, in order: seats by name, `Seed`, `Result`, … */
  readonly tags: Readonly<Record<string, string>>;
}

/** A whole game. */
export interface GameRecord extends GameHeader {
  /** Moves of the game. */
  readonly moves: readonly unknown[];
}

/** What a turn led to. */
export interface TurnEnd {
  /** The board's hash, as text. */
  readonly hash: string;
  /** The seat to move then. */
  readonly next: Seat;
}

/** A turn as its record has it. */
export interface WrittenTurn extends TurnEnd {
  /** The turn in CCN. */
  readonly token: string;
}

/** A game that was played elsewhere, as rooms do: nothing of it is played again. */
export interface PlayedRecord extends GameHeader {
  /** Its turns. */
  readonly turns: readonly WrittenTurn[];
}

/** A record as text, with the board's hash after each round; its moves must be legal. */
export function writeRecord(record: GameRecord | PlayedRecord): string {
  return [...writeTags(record), "", ...writeRounds(record), ""].join("\n");
}

function writeTags({ game, options, start, tags }: GameHeader): string[] {
  const { text, initial, options: specs } = gameOf(game);
  const position = text.writePosition(start);
  const size = writeSides(specs, options);
  const chosen = Object.entries(specs).filter(([name, { default: usual }]) =>
    !isSide(name) && (options[name] ?? usual) !== usual
  );
  return [
    writeTag("Game", game),
    ...Object.entries(tags).map(([name, value]) => writeTag(name, value)),
    ...size === undefined ? [] : [writeTag("Size", size)],
    ...chosen.map(([name, spec]) => writeTag(tagName(name), writeOption(spec, options[name]!))),
    ...position === text.writePosition(initial(options)) ? [] : [writeTag("Position", position)],
  ];
}

/** The tag on a line of its own: line ends in the value become spaces. */
export function writeTag(name: string, value: string): string {
  return `[${name} "${value.replace(/["\\]/g, "\\$&").replace(/[\r\n]+/g, " ")}"]`;
}

/** The name of an option's tag: `komi` is `Komi`. */
export function tagName(option: string): string {
  return option[0]!.toUpperCase() + option.slice(1);
}

function writeOption({ isFlag }: OptionSpec, value: number): string {
  return String(isFlag ? value === 1 : value);
}

/** A round ends when the turn comes round to a seat no later than the one that moved. */
function writeRounds(record: GameRecord | PlayedRecord): string[] {
  const game = gameOf(record.game);
  const rounds: string[] = [];
  let tokens: string[] = [];
  let seat = game.turn(record.start);
  for (const { token, hash, next } of "turns" in record ? record.turns : turnsOf(game, record)) {
    tokens.push(token);
    if (next <= seat) {
      rounds.push(`${rounds.length + 1}. ${tokens.join(" ")} {${hash}}`);
      tokens = [];
    }
    seat = next;
  }
  if (tokens.length > 0) rounds.push(`${rounds.length + 1}. ${tokens.join(" ")}`);
  return rounds;
}

/** Each turn as text, and what it leads to: every move is played once. */
function* turnsOf(game: AnyPlayed, { start, moves }: GameRecord): Generator<WrittenTurn> {
  let position = start;
  for (const move of moves) {
    const token = game.text.writeMove(position, move);
    position = game.play(position, move);
    yield { token, hash: hashText(hashBoard(game.board(position))), next: game.turn(position) };
  }
}

/** What the tag `Result` says: `blue extinction`, `draw majority`, `*` while there is none. */
export function resultText(
  game: AnyPlayed,
  result: { readonly winner: Seat | null; readonly by: string } | null | undefined,
): string {
  if (!result) return "*";
  const winner = result.winner === null ? "draw" : seatName(game, result.winner).toLowerCase();
  return `${winner} ${result.by}`;
}

/** A seat's name in tags: the game's own, else `Seat1`, … */
export function seatName(game: AnyPlayed, seat: Seat): string {
  return game.seatNames?.[seat] ?? `Seat${seat + 1}`;
}

/**
 * The sides of boards that may have any: two options, `width` and `height`, that records write as
 * one tag, `Size "60x40"`.
 */
type Sides = Readonly<Record<string, OptionSpec>>;

/** Whether an option is one of a board's sides. */
function isSide(name: string): boolean {
  return name === "width" || name === "height";
}

/** What the tag says of the sides chosen; undefined where they are as usual, or none can be chosen. */
function writeSides({ width, height }: Sides, options: Options): string | undefined {
  if (!width || !height) return undefined;
  const sides = [options.width ?? width.default, options.height ?? height.default];
  return sides[0] === width.default && sides[1] === height.default ? undefined : sides.join("x");
}
