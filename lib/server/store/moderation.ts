/** What is kept of reports, of restraints on people, and of what was done about them. */

import type { Offense } from "../../rooms/offense.ts";

/** Who is reported, and for what; sources are hashed under a key of the server's own. */
export interface Report {
  readonly kind: Offense;
  /** The hash of the person's identity. */
  readonly identity: string;
  /** Where the person was last, if that's known. */
  readonly source: string | null;
  readonly name: string;
  /** Where it was: a room's code, or a tournament's id. */
  readonly room: string | null;
  /** What the person said last. */
  readonly lines: readonly string[];
}

export interface FiledReport extends Report {
  readonly id: number;
  /** ms */
  readonly at: number;
  /** The hash of the identity of who owns it, where a bot of somebody's is reported. */
  readonly owner?: string;
}

/** `ban`: no online play at all. `mute`: no chat. */
export const RESTRAINTS = ["ban", "mute"] as const;
export type RestraintKind = typeof RESTRAINTS[number];

export interface Restraint {
  /** A source or an identity, hashed under a key of the server's own. */
  readonly subject: string;
  readonly kind: RestraintKind;
  /** ms */
  readonly until: number;
}

/** A restraint as an admin sees it, with the reason for it. */
export interface ReasonedRestraint extends Restraint {
  readonly reason: string;
}

/** What an admin may do about a person. */
export const MEASURES = [
  "mute",
  "ban",
  "ban-owner",
  "ban-source",
  "take-name",
  "dismiss",
  "lift",
] as const;
export type Measure = typeof MEASURES[number];

/** What the admin did. */
export type ActName =
  | Measure
  | "end-room"
  | "clear-tournament"
  | "free-name"
  | "bar-bot"
  | "pause"
  | "resume";

export interface Act {
  readonly at: number;
  readonly act: ActName;
  /** Whom or what it was done to: a hash as of a restraint, a room's code, or a tournament's id. */
  readonly subject: string;
  readonly until: number | null;
  readonly reason: string;
}

/** What an act changes. */
export type Change =
  | { readonly t: "restrain"; readonly restraint: Restraint }
  | { readonly t: "lift"; readonly subject: string; readonly kind: RestraintKind }
  /** Takes a player's name away, and lets nobody use it again. */
  | { readonly t: "take-name"; readonly identity: string; readonly name: string }
  /** Lets everyone use a name again. */
  | { readonly t: "free-name"; readonly name: string }
  /** Takes away a tournament's title, and what was said in it. */
  | { readonly t: "clear-tournament"; readonly tournament: string }
  | { readonly t: "close"; readonly report: number }
  | { readonly t: "pause" }
  | { readonly t: "resume" };

/** How much of something there may be, in all and from one source. */
export interface Share {
  readonly all: number;
  readonly each: number;
}

/** What came of something that there may be only so much of. */
export type Filed = "kept" | "limit" | "failed";

export interface ModerationBook {
  /** Those whose end hasn't come; others are forgotten. */
  restraints(now: number): Promise<readonly Restraint[]>;
  /** The same, with their reasons. */
  reasoned(now: number): Promise<readonly ReasonedRestraint[]>;
  isPaused(): Promise<boolean>;
  /** Whether a name that looks like this one was taken away from somebody. */
  isBarred(name: string): Promise<boolean>;
  /** The oldest come first. */
  reports(limit: number): Promise<readonly FiledReport[]>;
  report(id: number): Promise<FiledReport | undefined>;
  /** How many there are. */
  countReports(): Promise<number>;
  /** Whether there is a tournament of that id. */
  hasTournament(id: string): Promise<boolean>;
  /** Keeps a report, unless there are enough; another of the same person by the same reporter takes its place. */
  file(report: Report, at: number, reporter: string, share: Share): Promise<Filed>;
  /** A player by the number that everyone knows, or by name. */
  player(
    which: number | string,
  ): Promise<{ readonly identity: string; readonly name: string } | undefined>;
  /** The newest come first. */
  acts(limit: number): Promise<readonly Act[]>;
  /** Notes an act with all that it changes, or nothing of it; false if the disk failed. */
  act(act: Act, changes: readonly Change[]): Promise<boolean>;
  /** Whose chat this identity doesn't want to see, and with whom it doesn't want to play. */
  blockedBy(identity: string): Promise<readonly string[]>;
  /** Whether one of the two has blocked the other. */
  isBlocked(one: string, other: string): Promise<boolean>;
  /** Who of these has blocked whom of them. */
  blocksAmong(identities: readonly string[]): Promise<readonly (readonly [string, string])[]>;
  block(identity: string, blocked: string, source: string, share: Share): Promise<Filed>;
  /** False if the disk failed. */
  unblock(identity: string, blocked: string): Promise<boolean>;
}
