/**
 * The lines of Conway by post, as people sent them by mail (pbmserv, 2005): `conway move 7 ada secret
 * a5,g2,e7`. What a line says is judged elsewhere; here it is only read.
 */

import { conway } from "../../games/conway/conway.ts";
import type { Options, OptionSpec } from "../../games/game.ts";
import type { Step } from "../../rooms/premove.ts";
import { readSteps } from "../../rooms/premove_text.ts";

/** A line that nobody can obey, and why. */
export class PostError extends Error {}

/** Whose order it is, and what proves it. */
export interface Signed {
  readonly board: number;
  readonly user: string;
  readonly password: string;
}

export type Order =
  | { readonly t: "help" }
  | { readonly t: "challenge"; readonly users: readonly string[]; readonly options: Options }
  | { readonly t: "show"; readonly board: number; readonly moves: number | undefined }
  /** The boards that a user plays on. */
  | { readonly t: "boards" } & Omit<Signed, "board">
  /** Cells, `pass` or `random`. */
  | { readonly t: "move"; readonly token: string } & Signed
  /** Only shows what cells or `pass` would come to. */
  | { readonly t: "preview"; readonly token: string } & Signed
  /** What is left in advance from now on; without it, only looks what there is. */
  | { readonly t: "queue"; readonly steps: readonly Step[] | undefined } & Signed
  | { readonly t: "resign" } & Signed
  /** Offers a draw, or that the last turn be taken back; or agrees to it. */
  | { readonly t: "draw" | "takeback" } & Signed
  /** A link that takes the seat on the site. */
  | { readonly t: "link" } & Signed;

const USAGE = {
  challenge: "conway challenge user1 user2 [user3..8] [-size=S] [-place=P] [-touch]",
  move: "conway move board# user password cells|pass|random",
  preview: "conway preview board# user password cells|pass",
  boards: "conway boards user password",
  show: "conway show board#[#move]",
  resign: "conway resign board# user password",
  draw: "conway draw board# user password",
  takeback: "conway takeback board# user password",
  queue: "conway queue board# user password [none|[turns:] move[#number][; …]]",
  link: "conway link board# user password",
  help: "conway help",
} as const;

/** What each line looks like. */
export const HELP = Object.values(USAGE).join("\n");

/** In characters: as many as the longest turn and what is before it. */
const LONGEST_LINE = 4_000;

/** A turn that has a verb of its own. */
const RESIGN = "resign";

/** Throws a `PostError` that says what is wrong. */
export function readOrder(line: string): Order {
  if (line.length > LONGEST_LINE) {
    throw new PostError(`A line has at most ${LONGEST_LINE} characters`);
  }
  const [game, verb, ...words] = line.normalize("NFC").trim().split(/\s+/);
  if (game !== conway.id) throw new PostError(`A line starts with "${conway.id}", not "${game}"`);
  switch (verb) {
    case "challenge":
      return readChallenge(words);
    case "show":
      return readShow(words);
    case "boards": {
      const [user, password, ...rest] = words;
      if (!password || rest.length > 0) throw usage(verb);
      return { t: verb, user: user!, password };
    }
    case "move":
    case "preview": {
      const token = words[3];
      if (token === undefined) throw usage(verb);
      if (token === RESIGN) throw new PostError(noTurn(token));
      return { t: verb, ...readSigned(verb, words.toSpliced(3, 1)), token };
    }
    case "queue":
      return { t: verb, ...readSigned(verb, words.slice(0, 3)), steps: readQueue(words.slice(3)) };
    case "resign":
    case "draw":
    case "takeback":
    case "link":
      return { t: verb, ...readSigned(verb, words) };
    case "help":
      return { t: verb };
  }
  throw new PostError(`There is no "${verb ?? ""}": ${Object.keys(USAGE).join(", ")}`);
}

function usage(verb: keyof typeof USAGE): PostError {
  return new PostError(`It is: ${USAGE[verb]}`);
}

function readChallenge(words: readonly string[]): Order {
  const users = words.filter((word) => !word.startsWith("-"));
  const flags = words.filter((word) => word.startsWith("-"));
  const { min, max } = conway.seats;
  if (users.length < min || users.length > max) {
    throw new PostError(`A game has ${min} to ${max} players, not ${users.length}`);
  }
  const strange = users.find((user) => !/^[\p{L}\p{M}\p{N}_]{2,20}$/u.test(user));
  if (strange) {
    throw new PostError(`"${strange}" isn't a user name: use 2 to 20 letters, digits or _`);
  }
  const twice = users.find((user, index) => users.indexOf(user) < index);
  if (twice) throw new PostError(`${twice} is named twice`);
  const options = Object.fromEntries(flags.map(readFlag));
  return { t: "challenge", users, options: { ...options, seats: users.length } };
}

/** An option of a new game. */
export function readFlag(flag: string): [string, number] {
  if (flag === "-touch") return ["touch", 1];
  const [, name, value] = /^-(size|place)=(\d{1,4})$/.exec(flag) ?? [];
  if (!name) throw new PostError(`"${flag}" isn't one of -size=S, -place=P, -touch`);
  const { min, max }: OptionSpec = conway.options[name as "size" | "place"];
  const number = Number(value);
  if (number >= min && number <= max) return [name, number];
  throw new PostError(`${flag} is not from ${min} to ${max}`);
}

function readShow(words: readonly string[]): Order {
  const [, board, moves] = /^(\d{1,9})(?:#(\d{1,6}))?$/.exec(words.join(" ")) ?? [];
  if (!board) throw usage("show");
  return { t: "show", board: Number(board), moves: moves ? Number(moves) : undefined };
}

/** `none`, or moves and when they are played (rules.md P10). */
export function readQueue(words: readonly string[]): readonly Step[] | undefined {
  const text = words.join(" ");
  if (text === "") return undefined;
  if (text === "none") return [];
  const steps = readSteps(text);
  if (!steps) throw usage("queue");
  if (steps.some(({ move }) => move === RESIGN)) throw new PostError(noTurn(RESIGN));
  return steps;
}

/** What is wrong with a text that is no turn. */
export function noTurn(text: string): string {
  return `"${text}" isn't a turn: cells such as a5,g2,e7, pass, random`;
}

function readSigned(verb: keyof typeof USAGE, words: readonly string[]): Signed {
  const [board, user, password, ...rest] = words;
  if (!password || rest.length > 0) throw usage(verb);
  if (!/^\d{1,9}$/.test(board!)) throw new PostError(`"${board}" isn't a board number`);
  return { board: Number(board), user: user!, password };
}
