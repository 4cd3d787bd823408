/** Games by post, from challenge to archive. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { verifyGame } from "../../lib/games/verify.ts";
import { splitGames } from "../../lib/games/record_source.ts";
import { seededRng } from "../../lib/games/rng.ts";
import type { Boards } from "../../lib/post/boards.ts";
import { MemoryBoards } from "../../lib/post/memory_boards.ts";
import { Office } from "../../lib/post/office.ts";
import { SqliteBoards } from "../../lib/post/sqlite_boards.ts";
import type { Archive } from "../../lib/store/archive.ts";
import { MemoryBooks } from "../../lib/store/memory_books.ts";
import { SqliteStore } from "../../lib/store/sqlite.ts";

interface Place {
  readonly office: Office;
  readonly boards: Boards;
  readonly archive: Archive;
}

/** Each kind of store, made anew. */
const PLACES: Record<string, () => Place> = {
  memory: () => placeOf(new MemoryBoards(), new MemoryBooks().archive),
  SQLite: () => {
    const database = new DatabaseSync(":memory:");
    const { books } = new SqliteStore(database);
    return placeOf(new SqliteBoards(database), books.archive);
  },
};

function placeOf(boards: Boards, archive: Archive): Place {
  let time = 0;
  const outside = { now: () => time += 1000, random: seededRng("post") };
  return { office: new Office(boards, archive, outside), boards, archive };
}

for (const [kind, open] of Object.entries(PLACES)) {
  /** Tells the answers to some lines. */
  const answers = async ({ office }: Place, lines: readonly string[]) => {
    const told: string[] = [];
    for (const line of lines) told.push(await office.answer(line));
    return told;
  };

  Deno.test(`${kind}: a challenge opens a board, which shows who owns what and whose turn it is`, async () => {
    const told = await answers(open(), [
      "conway challenge ada ben -size=4",
      "conway move 1 ada pw c3",
    ]);
    assertEquals(told[1], BOARD);
    assertMatch(told[0]!, /Move 1: ada places up to 1\.$/);
  });

  Deno.test(`${kind}: any earlier board is shown`, async () => {
    const place = open();
    const [, moved] = await answers(place, [
      "conway challenge ada ben -size=4",
      "conway move 1 ada pw c3",
      "conway move 1 ben pw a1,b1",
    ]);
    const [first, late] = await answers(place, ["conway show 1#1", "conway show 1#3"]);
    assertEquals(first, moved);
    assertEquals(late, "Error: Board 1 has had 2 moves.");
  });

  Deno.test(`${kind}: what is wrong is a line, and nothing has changed`, async () => {
    const place = open();
    await answers(place, ["conway challenge ada ben -touch", "conway move 1 ada pw c3"]);
    const before = place.boards.find(1);
    const refused: [string, string][] = [
      ["conway move 1 ada pw c4", "It is ben's turn"],
      ["conway move 1 cem pw c4", "cem does not play on board 1"],
      ["conway move 2 ben pw c4", "There is no board 2"],
      ["conway move 1 ben pw2 c3", "c3 is refused: a cell is occupied"],
      ["conway move 1 ben pw c4", "That is not ben's password"],
      ["conway move 1 ben pw2 d4,e4,f4", "d4,e4,f4 is refused: those are too many pieces"],
      ["conway move 1 ben pw2 d4,d4", "d4,d4 is refused: a cell is named twice"],
      ["conway move 1 ben pw2 k4", "k4 is refused: a cell is not on the board"],
      ["conway move 1 ben pw2 d4,h8", "d4,h8 is refused: each piece must touch one of your own"],
      ["conway move 1 ben pw2 d4*", '"d4*" is none of cells such as a5,g2,e7, pass, random'],
      ["conway move 1 ben pw2 resign", '"resign" is none of cells such as a5,g2,e7, pass, random'],
      ["conway", 'There is no "": challenge, move, show, resign, draw'],
    ];
    for (const [line, why] of refused) {
      assertEquals(await place.office.answer(line), `Error: ${why}.`);
      assertEquals(place.boards.find(1), before);
    }
  });

  Deno.test(`${kind}: passwords are kept as hashes`, async () => {
    const place = open();
    await answers(place, ["conway challenge ada ben", "conway move 1 ada open-sesame c3"]);
    const hash = place.boards.passwordOf("ada")!;
    assert(!hash.includes("open-sesame"));
    assertMatch(hash, /^[\w+/=]{24}:[\w+/=]{44}$/);
  });

  Deno.test(`${kind}: a random turn is the seed's, and marked`, async () => {
    const place = open();
    await answers(place, ["conway challenge ada ben", "conway move 1 ada pw random"]);
    assertMatch(place.boards.find(1)!.moves[0]!, /^[a-j]\d+\*$/);
  });

  Deno.test(`${kind}: a finished game is in the archive, as a record that is true`, async () => {
    const place = open();
    const [, ...told] = await answers(place, [
      "conway challenge ada ben",
      "conway move 1 ada pw pass",
      ...["ben", "ada", "ben", "ada"].map((user) => `conway move 1 ${user} pw pass`),
      "conway move 1 ben pw pass",
    ]);
    assertStringIncludes(told[4]!, "A draw, by extinction.");
    assertEquals(told[5], "Error: The game is over.");
    await assertArchived(place, "draw extinction");
  });

  Deno.test(`${kind}: a finished game that the archive lacks gets there with the next order`, async () => {
    const place = open();
    const board = place.boards.open({ ...EMPTY, agreed: true });
    await place.office.answer(`conway show ${board.number}`);
    await place.office.answer(`conway show ${board.number}`);
    await assertArchived(place, "draw agreement");
  });

  Deno.test(`${kind}: of three, who resigns is out when it is their turn; the last one wins`, async () => {
    const place = open();
    const told = await answers(place, [
      "conway challenge ada ben cem -size=5",
      "conway resign 1 ben pw",
      "conway move 1 ada pw a1",
      "conway resign 1 ben pw",
      "conway move 1 ben pw b2",
    ]);
    assertMatch(told[2]!, /after move 2: resign[^]*B ben: out[^]*Move 3: cem places/);
    assertEquals(told.slice(3), Array(2).fill("Error: ben is out of the game."));
    const last = await place.office.answer("conway resign 1 ada pw");
    assertMatch(last, /cem has won, by resignation\.$/);
    await assertArchived(place, "seat3 resignation");
  });

  Deno.test(`${kind}: a draw is agreed once all would have it, and a move forgets who would`, async () => {
    const place = open();
    const told = await answers(place, [
      "conway challenge ada ben",
      "conway draw 1 ben pw",
      "conway move 1 ada pw a1",
      "conway draw 1 ada pw",
      "conway draw 1 ben pw",
    ]);
    for (const letter of told.slice(0, 4)) assertMatch(letter, /Move \d: /);
    assertMatch(told[4]!, /A draw, by agreement\.$/);
    await assertArchived(place, "draw agreement");
  });

  Deno.test(`${kind}: of two orders on one board the slower is told to look again`, () => {
    const { boards } = open();
    const board = boards.open({ ...EMPTY });
    const [seen] = [boards.find(board.number)!];
    assert(boards.replace(seen, { ...seen, moves: ["a1"] }));
    assert(!boards.replace(seen, { ...seen, moves: ["b1"] }));
    assertEquals(boards.find(board.number)!.moves, ["a1"]);
  });
}

const EMPTY = {
  id: "ab2cd3ef4g",
  users: ["ada", "ben"],
  options: { seats: 2 },
  seed: "1f3a",
  moves: [],
  leaving: [],
  drawing: [],
  agreed: false,
  openedAt: 0,
};

const BOARD = `Board 1, after move 1: c3

   a b c d
 1 . . . .
 2 . . . .
 3 . . A .
 4 . . . .

A ada: 1
B ben: 0

Move 2: ben places up to 2.`;

async function assertArchived({ archive, boards }: Place, result: string): Promise<void> {
  const { games: [game] } = await archive.list({ game: "conway", limit: 2 });
  const { id, users } = boards.find(1)!;
  assertEquals([game!.id, game!.game, game!.unrated], [id, "conway", "unranked"]);
  assertEquals(game!.seats.map((seat) => seat.is === "person" ? seat.name : seat.is), [...users]);
  const [source] = splitGames(game!.record);
  assertEquals(verifyGame(source!).result, result);
}
