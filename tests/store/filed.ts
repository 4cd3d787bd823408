/** Checks of games whose tickets were opened before, as the server's are. */

import type { Books } from "../../lib/server/store/books.ts";
import type { Check } from "../../lib/server/store/checks.ts";
import type { Kept } from "../../lib/server/store/failure.ts";
import { NOW } from "./trial_books.ts";

const MINUTE = 60_000;
/** As many as are open for a day, and their tickets a minute apart. */
const ROUND = 1_000;
const MANY = { source: "", all: Infinity, ofSource: Infinity };

let opened = 0;

type Played = Pick<Books, "checks" | "tickets">;

export async function fileCheck(books: Played, check: Check): Promise<Kept> {
  await openTicket(books, check);
  return await books.checks.file(check);
}

/** Opens the ticket of a check's game, unless it or another of the player's is open. */
export async function openTicket(
  { tickets }: Pick<Books, "tickets">,
  { identity, lost, recheck: { game, level, side, seed } }: Check,
): Promise<void> {
  const now = NOW + opened++ % ROUND * MINUTE;
  await tickets.open(
    { identity, ticket: { game, level, side, seed, issued: now }, lost },
    now,
    MANY,
  );
}
