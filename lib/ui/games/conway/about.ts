import { conway } from "../../../games/conway/conway.ts";
import { STALLED } from "../../../games/conway/turn.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.tsx";
import { PostPicture } from "../pictures.tsx";
import type { ConwayWords } from "./words/about/en.ts";

export const conwayAboutWordsIn = await dictionary<ConwayWords>({
  en: () => import("./words/about/en.ts"),
  es: () => import("./words/about/es.ts"),
});

export const conwayAbout: GameAbout = {
  words: conwayAboutWordsIn,
  rules: (language) => conwayAboutWordsIn(language).rules(conway.options, STALLED),
  page: "/conway",
  Picture: PostPicture,
};
