import type { FunctionComponent } from "preact";
import type { Language } from "../../words/language.ts";
import type { RulesSection } from "../rules/rules.tsx";

/** What pages of the server say of a game. */
export interface GameAbout {
  /** What it's called, and a line about it; a few words for its card, if it has one. */
  readonly words: (
    language: Language,
  ) => { readonly text: string; readonly line: string; readonly short?: string };
  readonly rules: (language: Language) => readonly RulesSection[];
  /** The page that sets it up; absent where the form of rivals does. */
  readonly page?: string;
  /** What is peculiar to it, for its card on the front page, if it has one. */
  readonly Picture?: FunctionComponent;
}
