/** What an admin may order, and how it's read from a form. */

import { isIP } from "node:net";
import type { BotName } from "../../arena/results.ts";
import { readRoomCode } from "../../rooms/code.ts";
import { cleanText } from "../../rooms/chat.ts";
import { type Measure, MEASURES, type RestraintKind, RESTRAINTS } from "../store/moderation.ts";

const HOUR = 60 * 60_000;
/** For how long somebody is restrained, ms. */
export const TERMS = {
  hour: HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
  year: 365 * 24 * HOUR,
} as const;
export type Term = keyof typeof TERMS;

/** Whom it's done to: who was reported, a player by number or name, or everyone at an address. */
export type Target =
  | { readonly report: number }
  | { readonly player: number | string }
  /** Digits that may be a number or a name. */
  | { readonly digits: string }
  | { readonly address: string };

export type Order =
  | {
    readonly t: "measure";
    readonly measure: Measure;
    readonly target: Target;
    readonly term: Term;
    readonly reason: string;
  }
  | {
    readonly t: "lift";
    readonly subject: string;
    readonly kind: RestraintKind;
    readonly reason: string;
  }
  | { readonly t: "end-room"; readonly code: string; readonly reason: string }
  /** Takes away a tournament's title, and what was said in it. */
  | { readonly t: "clear-tournament"; readonly id: string; readonly reason: string }
  /** Lets everyone use a name again, and those that look like it. */
  | { readonly t: "free-name"; readonly name: string; readonly reason: string }
  /** Keeps a bot out of the arena, and strikes its matches. */
  | {
    readonly t: "bar-bot";
    readonly bot: BotName;
    readonly term: Term;
    readonly reason: string;
  }
  | { readonly t: "pause" | "resume"; readonly reason: string };

const LONGEST_REASON = 200, LONGEST_NAME = 24;
/** The longest author or name of a bot, as the arena has it. */
const LONGEST_BOT = 40;

/** Reads a form's fields; undefined for what is no order. */
export function readOrder(read: (name: string) => string | null): Order | undefined {
  const reason = cleanText(read("reason") ?? "", LONGEST_REASON);
  const act = read("act");
  switch (act) {
    case "pause":
    case "resume":
      return { t: act, reason };
    case "end-room": {
      const code = readRoomCode(read("code") ?? "");
      return code === undefined ? undefined : { t: act, code, reason };
    }
    case "clear-tournament": {
      // Whoever copies its address needn't take it apart.
      const copied = /(?:^|\/tournament\/)([\w-]{1,80})(?:[/?#].*)?$/;
      const id = copied.exec(read("tournament")?.trim() ?? "")?.[1];
      return id === undefined ? undefined : { t: act, id, reason };
    }
    case "free-name": {
      const name = cleanText(read("name") ?? "", LONGEST_NAME);
      return name ? { t: act, name, reason } : undefined;
    }
    case "bar-bot": {
      const author = cleanText(read("author") ?? "", LONGEST_BOT);
      const name = cleanText(read("name") ?? "", LONGEST_BOT);
      const term = readTerm(read);
      return author && name && term ? { t: act, bot: { author, name }, term, reason } : undefined;
    }
    case "lift":
      return read("subject") === null ? readMeasure(read, reason) : readLift(read, reason);
    default:
      return readMeasure(read, reason);
  }
}

function readLift(read: (name: string) => string | null, reason: string): Order | undefined {
  const subject = read("subject") ?? "";
  const kind = RESTRAINTS.find((one) => one === read("kind"));
  const isSubject = /^(source|player)-[\w-]{43}$/.test(subject);
  return kind && isSubject ? { t: "lift", subject, kind, reason } : undefined;
}

function readMeasure(read: (name: string) => string | null, reason: string): Order | undefined {
  const measure = MEASURES.find((one) => one === read("act"));
  const term = readTerm(read);
  const target = readTarget(read);
  if (!measure || !term || !target || !isFor(measure, target)) return undefined;
  return { t: "measure", measure, target, term, reason };
}

/** What is known only of who was reported. */
const OF_REPORTS: readonly Measure[] = ["ban-owner", "ban-source", "dismiss"];

/** An address is banned and nothing else; only what was reported can be dismissed. */
function isFor(measure: Measure, target: Target): boolean {
  if (measure === "lift") return !("report" in target);
  if ("address" in target) return measure === "ban-source";
  return "report" in target || !OF_REPORTS.includes(measure);
}

function readTerm(read: (name: string) => string | null): Term | undefined {
  return (Object.keys(TERMS) as Term[]).find((one) => one === read("term"));
}

function readTarget(read: (name: string) => string | null): Target | undefined {
  const report = numberOf(read("report")), text = read("player")?.trim() ?? "";
  const player = readPlayer(text);
  const address = read("address")?.trim();
  if (report !== undefined) return { report };
  if (numberOf(text) !== undefined) return { digits: text };
  if (player !== undefined) return { player };
  return address && isIP(address) ? { address } : undefined;
}

/** A number, a name, or the address of their page, which ends in either. */
function readPlayer(text: string): number | string | undefined {
  const copied = /\/player\/([^/?#]+)/.exec(text)?.[1];
  const name = copied === undefined ? text : decoded(copied);
  const digits = copied === undefined ? /^[~#](\d+)$/ : /^~(\d+)$/;
  return numberOf(digits.exec(name)?.[1] ?? null) ?? (cleanText(name, LONGEST_NAME) || undefined);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
