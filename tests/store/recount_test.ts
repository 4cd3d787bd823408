/** Whatever happens, the totals that are kept are what a count of all games comes to. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { gameIds } from "../../lib/games/registry.ts";
import { type Board, OPPONENT_KINDS } from "../../lib/leaderboard/board.ts";
import { foldName } from "../../lib/leaderboard/fold_name.ts";
import { bucketOf, PERIODS } from "../../lib/leaderboard/period.ts";
import {
  type ArchivedGame,
  type FinishedGame,
  type Sat,
  UNRATED,
} from "../../lib/leaderboard/finished_game.ts";
import type { Books } from "../../lib/server/store/books.ts";
import type { Check } from "../../lib/server/store/checks.ts";
import { fileCheck } from "./filed.ts";
import { checkOf, finishedGame, gameId } from "./finished.ts";
import { runs } from "../full.ts";
import { kindTest, STORES, StoreTrial } from "./stores.ts";
import { type TrialBooks, trialBooks } from "./trial_books.ts";

const RUNS = { seed: 4, numRuns: runs(12, 40) };
const IDENTITIES = ["a", "a", "a", "b", "c", "d"];
const NAMES = ["", "Ada", "ADA", "Ben", "Веn"];
const FIRST = Date.UTC(2026, 9, 30);
const DAY = 86_400_000;

const sitter = fc.record({
  identity: fc.constantFrom(...IDENTITIES),
  name: fc.constantFrom(...NAMES),
});

const anyGame: fc.Arbitrary<FinishedGame> = fc.record({
  id: fc.nat(400).map(gameId),
  game: fc.constantFrom(...gameIds()),
  seats: fc.oneof(
    {
      weight: 2,
      arbitrary: fc.uniqueArray(sitter, {
        minLength: 2,
        maxLength: 2,
        selector: ({ identity }) => identity,
      }).map((seats) => ({ opponent: "online" as const, seats })),
    },
    // Enough games of one player's that not all of a week add up.
    {
      weight: 3,
      arbitrary: sitter.map((one) => ({ opponent: "hard" as const, seats: [null, one] })),
    },
  ),
  winner: fc.constantFrom(0, 1, 1, 1, 1, null),
  unrated: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    fc.constantFrom(...UNRATED),
  ),
  points: fc.nat(280),
  endedAt: fc.constantFrom(0, 4, 4, 4, 4, 5, 5, 9).map((days) => FIRST + days * DAY),
}).map(({ seats, ...game }) => finishedGame({ ...game, ...seats }));

const anyCheck: fc.Arbitrary<Check> = fc.tuple(fc.nat(9), fc.constantFrom(...IDENTITIES))
  .map(([n, identity]) => checkOf(n, identity));

type Person = Sat & { readonly is: "person" };

interface Total {
  readonly points: number;
  readonly wins: number;
  readonly games: number;
}

/** What happened to the books: a game was kept, or an identity forgotten. */
type Noted = FinishedGame | string;

type Cause = (books: TrialBooks, log: Noted[]) => Promise<unknown>;

const anyDeed: fc.Arbitrary<Cause> = fc.oneof(
  {
    weight: 8,
    arbitrary: anyGame.map((game): Cause => async ({ archive }, log) => {
      if (await archive.keep(game) === "kept") log.push(game);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constantFrom(...IDENTITIES),
      fc.constantFrom("Ada", "Ben", "Cleo", "Cӏео"),
      fc.constantFrom(...[5, 9, 370].map((days) => FIRST + days * DAY)),
    ).map(([identity, name, now]): Cause => ({ players }) => players.claim(identity, name, now)),
  },
  { weight: 2, arbitrary: anyCheck.map((check): Cause => (books) => fileCheck(books, check)) },
  {
    weight: 2,
    arbitrary: fc.tuple(anyCheck, fc.constantFrom(undefined, "cpu-differs" as const))
      .map(([check, refused]): Cause => async ({ checks }) => [
        await checks.settle(check, refused),
        await checks.find(check.game.id),
        await checks.pending(),
      ]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("b", "b", "c", "d", "a").map(
      (identity): Cause => ({ forget }, log) => {
        log.push(identity);
        return forget(identity);
      },
    ),
  },
);

/** So many of a player's games add up on a board: those with the most points. */
const ADDED = { week: 10, month: 25, all: 100 };

/** What each player's counted games on a board come to. */
function recount(games: readonly ArchivedGame[], board: Board): Map<number, Total> {
  const added =
    ADDED[board.bucket === "all" ? "all" : board.bucket.includes("W") ? "week" : "month"];
  const totals = new Map<number, Total>();
  const won = new Map<number, number[]>();
  for (const game of games) {
    if (game.unrated !== null || !isOn(game, board)) continue;
    for (const [seat, sat] of game.seats.entries()) {
      if (sat.is !== "person") continue;
      const { wins, games } = totals.get(sat.player) ?? { wins: 0, games: 0 };
      const isWin = game.winner === seat;
      const each = [...won.get(sat.player) ?? [], isWin ? game.points : 0];
      won.set(sat.player, each);
      const points = each.toSorted((a, b) => b - a).slice(0, added).reduce((a, b) => a + b, 0);
      totals.set(sat.player, { points, wins: wins + Number(isWin), games: games + 1 });
    }
  }
  return totals;
}

/**
 * Of the games of two people in one week the first counts in full, the next for half, the third for a
 * quarter, and no more of them, whatever the order of their ends.
 */
async function checkPairs({ archive }: Books, log: readonly Noted[]): Promise<void> {
  let counted: { pair: string; week: string }[] = [];
  for (const noted of log) {
    if (typeof noted === "string") {
      counted = counted.filter(({ pair }) => !pair.includes(noted));
      continue;
    }
    const { unrated, points } = (await archive.find(noted.id))!;
    const pair = noted.seats.map((seat) => seat?.identity ?? "").toSorted().join("");
    const week = bucketOf("week", noted.endedAt);
    const before = counted.filter((one) => one.pair === pair && one.week === week).length;
    const share = noted.opponent === "online" ? [1, 0.5, 0.25][before] ?? 0 : 1;
    const why = noted.unrated ?? (share > 0 ? null : "repeated");
    const worth = noted.unrated ? noted.points : Math.floor(noted.points * share);
    assertEquals([unrated, points], [why, worth]);
    if (why === null) counted.push({ pair, week });
  }
}

function isOn({ game, opponent, endedAt }: ArchivedGame, board: Board): boolean {
  const kind = opponent === "online" || opponent === "bot" ? opponent : "cpu";
  return PERIODS.some((period) => bucketOf(period, endedAt) === board.bucket) &&
    (board.game === null || board.game === game) &&
    (board.opponent === null || board.opponent === kind);
}

function allBoards(): Board[] {
  const days = [0, 4, 9].map((day) => FIRST + day * DAY);
  const buckets = new Set(PERIODS.flatMap((period) => days.map((at) => bucketOf(period, at))));
  return [...buckets].flatMap((bucket) =>
    [null, ...gameIds()].flatMap((game) =>
      [null, ...OPPONENT_KINDS].map((opponent) => ({ bucket, game, opponent }))
    )
  );
}

async function checkBoards({ archive, standings }: Books): Promise<void> {
  const { games } = await archive.list({ limit: 1000 });
  for (const board of allBoards()) {
    const { rows, players } = await standings.page(board, 0, 100);
    const expected = [...recount(games, board)]
      .sort(([p, a], [q, b]) => b.points - a.points || a.games - b.games || p - q)
      .map(([player, total], index) => ({ rank: index + 1, player, ...total }));
    const shown = rows.map(({ rank, player, points, wins, games }) => ({
      rank,
      player,
      points,
      wins,
      games,
    }));
    assertEquals([shown, players], [expected, expected.length]);
  }
}

/** A list by player or by name has those games, and in the same order as the list of all. */
async function checkLists({ archive }: Books): Promise<void> {
  const { games } = await archive.list({ limit: 1000 });
  const sits = (game: ArchivedGame, is: (sat: Person) => boolean) =>
    game.seats.some((sat) => sat.is === "person" && is(sat));
  for (const player of [1, 2, 3]) {
    const listed = await archive.list({ player, limit: 1000 });
    assertEquals(listed.games, games.filter((game) => sits(game, (sat) => sat.player === player)));
  }
  for (const name of NAMES.filter((name) => name !== "")) {
    const listed = await archive.list({ name, limit: 1000 });
    const shown = games.filter((game) =>
      sits(game, (sat) => foldName(sat.name) === foldName(name))
    );
    assertEquals(shown.every(({ id }) => listed.games.some((game) => game.id === id)), true);
  }
}

for (const kind of STORES) {
  kindTest(
    kind,
    "leaderboards and lists show what the games come to, after any deeds",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyDeed, { maxLength: 120, size: "max" }),
          async (deeds) => {
            await using trial = await StoreTrial.of(kind);
            const books = trialBooks(trial.store);
            const log: Noted[] = [];
            for (const deed of deeds) await deed(books, log);
            await checkBoards(books);
            await checkPairs(books, log);
            await checkLists(books);
          },
        ),
        { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / kind.cost) },
      );
    },
  );
}
