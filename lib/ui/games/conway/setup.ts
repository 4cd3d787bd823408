/** Which game by post a link asks for: `/play?game=conway&size=10&seat1=person&seat2=hard`. */

import { conway } from "../../../games/conway/conway.ts";
import type { Options } from "../../../games/game.ts";
import { CONWAY_LEVELS, type ConwayLevelId } from "../../../search/conway.ts";
import { readSeed, SetupError } from "../../table/read_setup.ts";

/** Who plays a seat on this device: a person, or the computer at a level. */
type PostPlayer = ConwayLevelId | "person";

export const POST_PLAYERS: readonly PostPlayer[] = [
  "person",
  ...Object.keys(CONWAY_LEVELS) as ConwayLevelId[],
];

export interface PostSetup {
  readonly options: Options;
  /** One for each seat. */
  readonly players: readonly PostPlayer[];
  /** Chance; the page draws one where the link gives none. */
  readonly seed?: string;
}

/** Throws a `SetupError` at what is not understood. */
export function readPostSetup(params: URLSearchParams): PostSetup {
  const players = readPlayers(params);
  const { seats: _, ...specs } = conway.options;
  const chosen = Object.entries(specs).map(([name, { default: usual, min, max }]) => {
    const text = params.get(name) ?? "", value = text === "" ? usual : Number(text);
    const fits = Number.isInteger(value) && value >= min && value <= max;
    if (!fits) throw new SetupError(name, text);
    return [name, value];
  });
  const seed = readSeed(params);
  const options = { seats: players.length, ...Object.fromEntries(chosen) };
  return { options, players, ...seed && { seed } };
}

/** The seats that are named, or as many as `seats` says, those not named by people. */
function readPlayers(params: URLSearchParams): PostPlayer[] {
  const { min, max } = conway.seats;
  const count = params.get("seats");
  if (Number(count) > max) throw new SetupError("seats", count!);
  const named = Array.from({ length: max }, (_, seat) => params.get(`seat${seat + 1}`) ?? "");
  const players = count === null
    ? named.filter((player) => player !== "")
    : named.slice(0, Number(count) || 0).map((player) => player || "person");
  if (players.length < min) throw new SetupError("seats", count ?? String(players.length));
  return players.map((player) => {
    const known = POST_PLAYERS.find((one) => one === player);
    if (!known) throw new SetupError("seat", player);
    return known;
  });
}
