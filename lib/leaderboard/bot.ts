/** Programs that play as players of their own, as their owners know them. */

/** What a bot's token opens. */
export const SCOPES = ["play", "challenge", "chat"] as const;
export type Scope = typeof SCOPES[number];

/** A bot as its owner sees it; times in ms. */
export interface OwnBot {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** When its token was made; null once that was revoked. */
  readonly made: number | null;
  /** When its token was last used, to the hour; null for never. */
  readonly used: number | null;
}
