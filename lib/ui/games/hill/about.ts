import { kingOfTheHill } from "../../../games/hill/hill.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.tsx";
import { HillPicture } from "../pictures.tsx";
import type { HillWords } from "./words/about/en.ts";

const words = await dictionary<HillWords>({
  en: () => import("./words/about/en.ts"),
  es: () => import("./words/about/es.ts"),
});

export const hillAbout: GameAbout = {
  words,
  rules: (language) => words(language).rules(kingOfTheHill.options),
  page: "/arena",
  Picture: HillPicture,
};
