import { kingOfTheHill } from "../../../games/hill/hill.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.ts";
import { HillPicture } from "../pictures.tsx";
import { en, type HillWords } from "./words/about/en.ts";
import { es } from "./words/about/es.ts";

const words = dictionary<HillWords>({ en, es });

export const hillAbout: GameAbout = {
  words,
  rules: (language) => words(language).rules(kingOfTheHill.options),
  page: "/arena",
  Picture: HillPicture,
};
