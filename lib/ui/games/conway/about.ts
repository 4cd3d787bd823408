import { conway } from "../../../games/conway/conway.ts";
import { STALLED } from "../../../games/conway/turn.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.ts";
import { PostPicture } from "../pictures.tsx";
import { type ConwayWords, en } from "./words/about/en.ts";
import { es } from "./words/about/es.ts";

const words = dictionary<ConwayWords>({ en, es });

export const conwayAbout: GameAbout = {
  words,
  rules: (language) => words(language).rules(conway.options, STALLED),
  page: "/conway",
  Picture: PostPicture,
};
