import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.ts";
import { NetworkPicture } from "../pictures.tsx";
import { type AnnihilationWords, en } from "./words/about/en.ts";
import { es } from "./words/about/es.ts";

const words = dictionary<AnnihilationWords>({ en, es });

export const annihilationAbout: GameAbout = {
  words,
  rules: (language) => words(language).rules,
  page: "/annihilation",
  Picture: NetworkPicture,
};
