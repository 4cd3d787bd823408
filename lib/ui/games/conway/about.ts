import { conway } from "../../../games/conway/conway.ts";
import { STALLED } from "../../../games/conway/turn.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.ts";
import { PostPicture } from "../pictures.tsx";
import type { ConwayWords } from "./words/about/en.ts";

const words = await dictionary<ConwayWords>({
  en: () => import("./words/about/en.ts"),
  es: () => import("./words/about/es.ts"),
});

export const conwayAbout: GameAbout = {
  words,
  rules: (language) => words(language).rules(conway.options, STALLED),
  page: "/conway",
  Picture: PostPicture,
};
