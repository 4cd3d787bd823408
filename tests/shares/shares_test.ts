/**
 * One source's share of everything that there is only so much of: each row of the table is really
 * taken until there is no more, and given back.
 */

import { assert, assertEquals } from "@std/assert";
import { shareOf } from "../../lib/server/environment.ts";
import {
  arena,
  FLOODING,
  HONEST,
  limits,
  type Release,
  ROWS,
  type Served,
  serveSmall,
  sharesOf,
  type Take,
} from "./small_server.ts";
import {
  blocks,
  entrants,
  follows,
  reports,
  subscriptions,
  tickets,
  tournaments,
} from "./taking_accounts.ts";
import { bots, botStreams, botTokens, matches, watchers } from "./taking_bots.ts";
import { connections, polls, rooms, seekers, sockets } from "./taking_lines.ts";
import { checks, computerTurns, pages, pictures, reminders } from "./taking_queues.ts";

const TAKERS: Readonly<Record<string, (app: Served) => Take | Promise<Take>>> = {
  connections,
  rooms,
  polls,
  sockets,
  seekers,
  checks,
  tickets,
  computerTurns,
  reminders,
  subscriptions,
  botTokens,
  botStreams,
  pictures,
  pages,
  reports,
  blocks,
  follows,
  tournaments,
  entrants,
  matches,
  bots,
  watchers,
};

/** All that the source gets. */
async function takeAll(take: Take, source: string, tries: number): Promise<Release[]> {
  const taken: Release[] = [];
  for (let n = 0; n < tries; n++) {
    const release = await take(source);
    if (release) taken.push(release);
  }
  return taken;
}

Deno.test("no source may have more than a hundredth of anything, unless a host says so", () => {
  for (const { name, total, each } of [...ROWS, ...sharesOf(limits, arena)]) {
    assert(each <= shareOf(total), `${each} of ${total} ${name}`);
  }
});

for (const { name, total, each } of sharesOf(limits, arena)) {
  Deno.test(`one source takes its share of ${name}, leaves the rest to others, and gets it back`, async () => {
    const takerOf = TAKERS[name];
    assert(takerOf, `This test has yet to take ${name}`);
    await using app = await serveSmall();
    const take = await takerOf(app), tries = each + 2;
    const first = await takeAll(take, FLOODING, tries);
    assert(first.length >= 1 && first.length <= each, `${first.length} of ${total}`);
    const other = await take(HONEST);
    assert(other, "another source gets none");
    for (const release of [other, ...first.toReversed()]) await release();
    const again = await takeAll(take, FLOODING, tries);
    assertEquals(again.length, first.length, "given back");
    for (const release of again.toReversed()) await release();
  });
}
