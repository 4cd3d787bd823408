/**
 * CCN, whole games as text (docs/notation.md), written. It knows no more games than the page does
 * that plays one; `notation.ts` reads them all.
 */

import { hashBoard, hashText } from "../../automaton/hash.ts";
import type { Options, OptionSpec, Seat } from "../game.ts";
import { type AnyGame, gameOf } from "../known_games.ts";
import type { GameId } from "../registry.ts";
import { isSide, writeSides } from "../kit/sides.ts";

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

/** A game whose moves are known as their tokens, which is how rooms keep them. */
export interface TokenRecord extends GameHeader {
  /** The turns in CCN. */
  readonly tokens: readonly string[];
}

/** A record as text, with the board's hash after each round; its moves must be legal. */
export function writeRecord(record: GameRecord | TokenRecord): string {
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
function writeRounds(record: GameRecord | TokenRecord): string[] {
  const game = gameOf(record.game);
  const rounds: string[] = [];
  let tokens: string[] = [];
  let seat = game.turn(record.start);
  for (const { token, after } of turnsOf(game, record)) {
    tokens.push(token);
    const next = game.turn(after);
    if (next <= seat) {
      const hash = hashText(hashBoard(game.board(after)));
      rounds.push(`${rounds.length + 1}. ${tokens.join(" ")} {${hash}}`);
      tokens = [];
    }
    seat = next;
  }
  if (tokens.length > 0) rounds.push(`${rounds.length + 1}. ${tokens.join(" ")}`);
  return rounds;
}

/** Each turn as text, and the position after it: every turn is played once. */
function* turnsOf(game: AnyGame, record: GameRecord | TokenRecord) {
  const { text } = game;
  let position = record.start;
  if ("tokens" in record) {
    for (const token of record.tokens) {
      position = game.play(position, text.readMove(position, token));
      yield { token, after: position };
    }
  } else {
    for (const move of record.moves) {
      const token = text.writeMove(position, move);
      position = game.play(position, move);
      yield { token, after: position };
    }
  }
}

/** What the tag `Result` says: `blue extinction`, `draw majority`, `*` while there is none. */
export function resultText(
  game: AnyGame,
  result: { readonly winner: Seat | null; readonly by: string } | null | undefined,
): string {
  if (!result) return "*";
  const winner = result.winner === null ? "draw" : seatName(game, result.winner).toLowerCase();
  return `${winner} ${result.by}`;
}

/** A seat's name in tags: the game's own, else `Seat1`, … */
export function seatName(game: AnyGame, seat: Seat): string {
  return game.seatNames?.[seat] ?? `Seat${seat + 1}`;
}
