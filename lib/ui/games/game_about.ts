import type { Language } from "../../words/language.ts";
import type { RulesSection } from "../rules/rules.tsx";

/** What pages of the server say of a game. */
export interface GameAbout {
  /** What it's called, and a line about it. */
  readonly words: (language: Language) => { readonly text: string; readonly line: string };
  readonly rules: (language: Language) => readonly RulesSection[];
  /** The page that sets it up; absent where the front page's forms do. */
  readonly page?: string;
}
