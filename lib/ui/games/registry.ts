/** What pages say of each game, a line a game. */

import type { GameId } from "../../games/registry.ts";
import type { Language } from "../../words/language.ts";
import { annihilationAbout } from "./annihilation/about.ts";
import { classicAbout, skirmishAbout, v2About } from "./conquerors/about.ts";
import { conwayAbout } from "./conway/about.ts";
import type { GameAbout } from "./game_about.tsx";
import { hillAbout } from "./hill/about.ts";

const ABOUT: Readonly<Record<GameId, GameAbout>> = {
  "conquerors-v2": v2About,
  "conquerors-classic": classicAbout,
  skirmish: skirmishAbout,
  conway: conwayAbout,
  annihilation: annihilationAbout,
  arena: hillAbout,
};

const registered = new Map<string, GameAbout>(Object.entries(ABOUT));

/** Adds what pages say of a game that was added to the registry of games. */
export function registerAbout(id: string, about: GameAbout): void {
  registered.set(id, about);
}

/** What pages say of a registered game. */
export function aboutGame(id: string): GameAbout {
  return registered.get(id)!;
}

export function gameName(id: string, language: Language): string {
  return aboutGame(id).words(language).text;
}
