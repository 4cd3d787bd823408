import { isVersion } from "../../rooms/parse.ts";
import type { Services } from "../services.ts";

/** Somebody whom a visitor means, as the server knows them. */
export interface Person {
  /** The hash of their identity. */
  readonly identity: string;
  readonly name: string;
  /** The room's code, or the tournament's id. */
  readonly room: string | null;
  /** What they said there. */
  readonly lines: readonly string[];
}

/** A player by number. */
export async function playerOf(
  { moderation }: Services,
  player: unknown,
): Promise<Person | undefined> {
  const known = isVersion(player) ? await moderation.book.player(player) : undefined;
  return known && { ...known, room: null, lines: [] };
}

/** An entrant of a tournament by number; undefined if it's nobody, or somebody who was forgotten. */
export async function entrantOf(
  { tournaments: { book } }: Services,
  id: string,
  number: number,
): Promise<Person | undefined> {
  const sheet = await book.read(id);
  const entrant = sheet?.entrants.find((one) => one.number === number);
  if (!sheet || !entrant?.identity) return undefined;
  const { identity, name } = entrant;
  const lines = sheet.lines.filter((line) => line.entrant === number).map(({ text }) => text);
  return { identity, name, room: id, lines };
}

/** Who made a tournament and said its title; undefined if it has none. */
export async function makerOf(
  { tournaments: { book } }: Services,
  id: string,
): Promise<Person | undefined> {
  const sheet = await book.read(id), title = sheet?.tournament.name;
  if (!sheet?.maker || !title) return undefined;
  return { identity: sheet.maker, name: "", room: id, lines: [title] };
}

/**
 * The person in a body: `{room, player}` is somebody at a table, only `{player}` a player by the number
 * that everyone knows. Undefined if it's nobody, or a computer.
 */
export async function readPerson(
  services: Services,
  { room: code, player }: Readonly<Record<string, unknown>>,
  source: string,
): Promise<Person | undefined> {
  if (code === undefined) return await playerOf(services, player);
  if (typeof code !== "string" || !isVersion(player)) return undefined;
  const room = await services.hub.visit(code, source);
  if (typeof room === "string") return undefined;
  const { view: { players, chat }, secrets: { holders } } = room;
  const holder = holders[player], view = players[player];
  // Nobody is known any more at the seat of who deleted their data.
  if (!holder?.identity || !view) return undefined;
  const lines = chat.filter((said) => said.player === player).map(({ text }) => text);
  return { identity: holder.identity, name: view.name, room: room.view.code, lines };
}
