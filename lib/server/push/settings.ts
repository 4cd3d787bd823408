import { PUSH_HOSTS } from "./subscription.ts";

/** How the server speaks to push services. */
export interface PushSettings {
  /** Whom they may write to: a `mailto:` or `https:` address. */
  readonly contact: string;
  /** Those it speaks to. */
  readonly hosts: readonly string[];
}

export const DEFAULT_PUSH: PushSettings = {
  contact: "mailto:nobody@example.com",
  hosts: PUSH_HOSTS,
};
