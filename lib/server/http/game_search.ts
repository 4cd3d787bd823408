import { type GameId, isGameId } from "../../games/registry.ts";
import { type GamesQuery, readAfter } from "../store/archive.ts";

/** Games on a page, and the longest name that is looked for. */
const PAGE = 30;
const LONGEST_NAME = 40;

/** What a visitor looks for among finished games: `/games?name=ada&game=conquerors-v2`. */
export interface GameSearch {
  readonly name: string;
  readonly game: GameId | "";
  /** The public number of a player. */
  readonly player: string;
}

/** Undefined for a link that asks for what there is not. */
export function readSearch(params: URLSearchParams): GameSearch | undefined {
  const name = (params.get("name") ?? "").trim();
  const game = params.get("game") ?? "";
  const player = params.get("player") ?? "";
  const fits = name.length <= LONGEST_NAME && /^\d{0,12}$/.test(player);
  return fits && (game === "" || isGameId(game)) ? { name, game, player } : undefined;
}

/** How many games an answer of the API has, at most and unless told. */
const MOST = 100;

/** A search by the API, with how many games it's to give; undefined where it asks for what there is not. */
export function readGamesQuery(params: URLSearchParams): GamesQuery | undefined {
  const search = readSearch(params), limit = params.get("limit") ?? `${PAGE}`;
  const after = params.get("after") || null;
  if (after !== null && !readAfter(after)) return undefined;
  if (!search || !/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > MOST) return undefined;
  return { ...queryOf(search, after), limit: Number(limit) };
}

/** The search as the archive takes it, from a page's mark on. */
export function queryOf({ name, game, player }: GameSearch, after: string | null): GamesQuery {
  return {
    limit: PAGE,
    ...name !== "" && { name },
    ...game !== "" && { game },
    ...player !== "" && { player: Number(player) },
    ...after !== null && { after },
  };
}

/** The link to the page of a search that begins after a mark. */
export function searchHref(search: GameSearch, after: string): string {
  const chosen = Object.entries(search).filter(([, value]) => value !== "");
  return `/games?${new URLSearchParams([...chosen, ["after", after]])}`;
}
