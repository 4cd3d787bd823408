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
  readonly game: GameId;
  readonly options: Options;
  /** A position of the game. */
  readonly start: unknown;
  /** All other tags, in order: seats by name, `Seed`, `Result`, … */
  readonly tags: Readonly<Record<string, string>>;
}

export interface GameRecord extends GameHeader {
  /** Moves of the game. */
  readonly moves: readonly unknown[];
}

/** A record as text, with the board's hash after each round; its moves must be legal. */
export function writeRecord(record: GameRecord): string {
  return [...writeTags(record), "", ...writeRounds(record), ""].join("\n");
}

function writeTags({ game, options, start, tags }: GameRecord): string[] {
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
function writeRounds({ game: id, start, moves }: GameRecord): string[] {
  const game = gameOf(id);
  const rounds: string[] = [];
  let tokens: string[] = [];
  let position = start;
  for (const move of moves) {
    tokens.push(game.text.writeMove(position, move));
    const seat = game.turn(position);
    position = game.play(position, move);
    if (game.turn(position) > seat) continue;
    rounds.push(
      `${rounds.length + 1}. ${tokens.join(" ")} {${hashText(hashBoard(game.board(position)))}}`,
    );
    tokens = [];
  }
  if (tokens.length > 0) rounds.push(`${rounds.length + 1}. ${tokens.join(" ")}`);
  return rounds;
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
