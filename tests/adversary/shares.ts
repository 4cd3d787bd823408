/** Whether anybody has more of what is kept than they may. Rooms, sockets and polls are looked at elsewhere. */

import type { Limits } from "../../lib/server/rooms/limits.ts";

/** How many there are of something in all, of each address, and of each person. */
interface Share {
  readonly of: string;
  readonly most: number;
  readonly mostOf: Readonly<Record<string, number>>;
}

function sharesOf(limits: Limits): Share[] {
  return [
    {
      // The server's own bots count for nobody.
      of: "bots WHERE source <> 'house' AND token IS NOT NULL",
      most: limits.botTokens,
      mostOf: { source: limits.botTokensPerSource, owner: limits.botTokensPerIdentity },
    },
    {
      of: "follows",
      most: limits.follows,
      mostOf: { source: limits.followsPerSource, identity: limits.followsPerIdentity },
    },
    {
      of: "subscriptions",
      most: limits.subscriptions,
      mostOf: { source: limits.subscriptionsPerSource },
    },
    {
      of: "tournaments WHERE source <> '' AND phase <> 'over'",
      most: limits.tournaments,
      mostOf: { source: limits.tournamentsPerSource, maker: limits.tournamentsPerIdentity },
    },
    {
      of: "entrants WHERE source <> 'house'",
      most: Infinity,
      mostOf: {
        tournament: limits.entrants,
        "tournament, source": limits.entrantsPerSource,
      },
    },
    {
      of: "tickets WHERE open IS NOT NULL",
      most: limits.tickets,
      mostOf: { source: limits.ticketsPerSource },
    },
    { of: "reports", most: limits.reports, mostOf: { reporter: limits.reportsPerSource } },
    { of: "blocks", most: limits.blocks, mostOf: { source: limits.blocksPerSource } },
  ];
}

/** Queries that find more than there may be, by what is wrong then. */
export function sharesQueries(limits: Limits): Readonly<Record<string, string>> {
  const queries = sharesOf(limits).flatMap(({ of, most, mostOf }) => [
    [
      `more than ${most} ${of}`,
      `SELECT n FROM (SELECT count(*) AS n FROM ${of}) WHERE n > ${most}`,
    ],
    ...Object.entries(mostOf).map(([by, most]) => [
      `more than ${most} ${of} by ${by}`,
      `SELECT ${by}, n FROM (SELECT ${by}, count(*) AS n FROM ${of} GROUP BY ${by})
        WHERE n > ${most} AND coalesce(${by.split(", ").at(-1)}, '') <> ''`,
    ]),
  ]);
  return Object.fromEntries(queries.filter(([what]) => !what!.includes("Infinity")));
}
