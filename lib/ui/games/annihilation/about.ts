import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.tsx";
import { NetworkPicture } from "../pictures.tsx";
import type { AnnihilationWords } from "./words/about/en.ts";

export const annihilationAboutWordsIn = await dictionary<AnnihilationWords>({
  en: () => import("./words/about/en.ts"),
  es: () => import("./words/about/es.ts"),
});

export const annihilationAbout: GameAbout = {
  words: annihilationAboutWordsIn,
  rules: (language) => annihilationAboutWordsIn(language).rules,
  page: "/annihilation",
  Picture: NetworkPicture,
};
