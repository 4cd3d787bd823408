import { type GameId, gameIds, gameOf } from "../../../games/registry.ts";
import { aboutGame, gameName } from "../../../ui/games/registry.ts";
import type { GameChoice } from "../../../ui/home/open_games.tsx";
import type { Language } from "../../../words/language.ts";

/** All games by name, as lists of rooms and the form of one take them. */
export function gameChoices(language: Language): GameChoice[] {
  return gameIds().map((id) => ({
    id,
    text: gameName(id, language),
    ...komiOf(id, language),
    isApart: aboutGame(id).page !== undefined,
  }));
}

/** The names of all games by their ids. */
export function gameNames(language: Language): Record<string, string> {
  return Object.fromEntries(gameIds().map((id) => [id, gameName(id, language)]));
}

/** The komi that a game gives of itself, if any. */
export function komiOf(id: GameId, language: Language): { readonly komi: string } | undefined {
  const komi = gameOf(id).options.komi?.default ?? 0;
  return komi === 0 ? undefined : { komi: komi.toLocaleString(language) };
}
