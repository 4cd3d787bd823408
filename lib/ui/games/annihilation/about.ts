import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.ts";
import { NetworkPicture } from "../pictures.tsx";
import type { AnnihilationWords } from "./words/about/en.ts";

const words = await dictionary<AnnihilationWords>({
  en: () => import("./words/about/en.ts"),
  es: () => import("./words/about/es.ts"),
});

export const annihilationAbout: GameAbout = {
  words,
  rules: (language) => words(language).rules,
  page: "/annihilation",
  Picture: NetworkPicture,
};
