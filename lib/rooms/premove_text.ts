/** How people write moves that they leave in advance: `d4,e5: a5,g2; b7#9`. */

import type { Step } from "./premove.ts";

/** What a turn is written with: nothing that parts steps. */
export const TOKEN = /^[^\s:;#]+$/;
const MOVE = /^(?<move>[^#]+)(?:#(?<number>[1-9]\d{0,5}))?$/;

/** The steps of a text, separated by semicolons; undefined for what cannot be read. */
export function readSteps(text: string): Step[] | undefined {
  const steps = text.split(";").map(readStep);
  return steps.every((step) => step !== undefined) ? steps : undefined;
}

function readStep(text: string): Step | undefined {
  const [last, before = "", ...rest] = text.split(":").reverse();
  const after = before.split(/\s+/).filter((token) => token !== "");
  const { move, number } = MOVE.exec(last!.trim())?.groups ?? {};
  const isFine = rest.length === 0 && move && [move, ...after].every((token) => TOKEN.test(token));
  if (!isFine) return undefined;
  return number === undefined ? { after, move } : { after, move, number: Number(number) };
}

export function writeSteps(steps: readonly Step[]): string {
  return steps.map(writeStep).join("; ");
}

export function writeStep({ after, move, number }: Step): string {
  const condition = after.length > 0 ? `${after.join(" ")}: ` : "";
  return condition + move + (number === undefined ? "" : `#${number}`);
}
