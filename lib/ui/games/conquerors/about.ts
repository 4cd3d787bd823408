/** What pages say of the games of two colonies: the same rules, by each one's numbers. */

import { conquerorsClassic, conquerorsV2, skirmish } from "../../../games/conquerors/conquerors.ts";
import type { LifeRules } from "../../../games/conquerors/rules.ts";
import { dictionary } from "../../../words/dictionary.ts";
import type { GameAbout } from "../game_about.tsx";
import { SmallBoardPicture } from "../pictures.tsx";
import { rulesPictures } from "./rules_pictures.ts";
import type { ConquerorsWords } from "./words/about/en.ts";

const wordsIn = await dictionary<ConquerorsWords>({
  en: () => import("./words/about/en.ts"),
  es: () => import("./words/about/es.ts"),
});

export const v2About = conquerorsAbout(conquerorsV2, (language) => wordsIn(language).v2);
export const classicAbout = conquerorsAbout(
  conquerorsClassic,
  (language) => wordsIn(language).classic,
);

export const skirmishAbout: GameAbout = {
  ...conquerorsAbout(skirmish, (language) => wordsIn(language).skirmish),
  Picture: SmallBoardPicture,
};

/** What pages say of a game of two colonies. */
export function conquerorsAbout(
  { rules }: { readonly rules: LifeRules },
  words: GameAbout["words"],
): GameAbout {
  return {
    words,
    rules(language) {
      const own = wordsIn(language);
      return own.rules(rules, bombsMissed(rules)).map(({ title, text, picture }) => ({
        title,
        text,
        ...picture && { pictures: rulesPictures(picture, rules, own.pictures) },
      }));
    },
  };
}

/** The bomber's own turns without a bomb: cooldowns fall at both seats' turn ends (rules.md C7). */
function bombsMissed({ bombCooldown }: LifeRules): number {
  return Math.ceil(bombCooldown / 2) - 1;
}
