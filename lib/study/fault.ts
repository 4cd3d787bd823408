/** How a player loses without being beaten. */

const FAULTS = ["illegal", "late", "dead"] as const;
export type FaultKind = typeof FAULTS[number];

/** A turn that was not legal, too late, or never to come; the message says more. */
export class Fault extends Error {
  constructor(readonly kind: FaultKind, message: string) {
    super(message);
  }
}
