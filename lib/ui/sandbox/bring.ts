/** Puts patterns from outside on the board. */

import { RuleError } from "../../automaton/life_rule.ts";
import { TextError } from "../../automaton/text_error.ts";
import { sayWrong } from "../../words/reasons/mod.ts";
import { type Canvas, CanvasError, readCanvas, readCanvasLink } from "./canvas.ts";
import { MOST_SIDE } from "./sizes.ts";
import type { Studio } from "./studio.ts";

/** Takes a text's pattern as the new board; returns what is wrong with the text, if anything. */
export function bringText(studio: Studio, text: string): string | undefined {
  return bring(studio, () => readCanvas(text, studio.rules, studio.color.value));
}

/** The same with the pattern of a page's address, if one lies there. */
export function bringLinked(studio: Studio, hash: string): string | undefined {
  return bring(studio, () => readCanvasLink(hash, studio.rules, studio.color.value));
}

function bring(studio: Studio, read: () => Canvas | undefined): string | undefined {
  try {
    const canvas = read();
    if (canvas) studio.bring(canvas);
  } catch (error) {
    if (error instanceof TextError) return wrong(studio, error);
    throw error;
  }
}

function wrong({ own, words }: Studio, error: TextError): string {
  if (error instanceof CanvasError) {
    return own.bring.tooLarge(error.size.width, error.size.height, MOST_SIDE);
  }
  if (error instanceof RuleError) return own.rule.refused[error.refusal](error.what);
  return sayWrong(words, error);
}
