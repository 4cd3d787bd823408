import { assertEquals } from "@std/assert";
import { DEFAULT_GAME, LIFE_GAMES } from "../../lib/games/life_games.ts";
import { keepDraft } from "../../lib/ui/table/room/draft_keep.ts";
import { RoomMatch } from "../../lib/ui/table/room/room_match.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import { Table } from "../../lib/ui/table/table.ts";
import { roomWordsIn } from "../../lib/ui/table/words/room/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { cells } from "./positions.ts";
import { TrialLine } from "./trial_line.ts";

const game = LIFE_GAMES[DEFAULT_GAME];
const CODE = "K7QX2M";
const words = wordsIn("en");

/** The table of a page that has just loaded, and how the page ends. */
function loadTable(line: TrialLine): { table: Table; end: () => void } {
  const table = new Table(new RoomMatch(line, game), conquerorsUi(words, game));
  return { table, end: keepDraft(table, line.room, roomWordsIn("en").draftKept) };
}

/** What the page says and shows of a draft that an earlier page left. */
function loadedDraft(line: TrialLine): { drafted: readonly number[]; said: string } {
  const { table, end } = loadTable(line);
  end();
  return { drafted: table.drafted.value, said: table.said.value };
}

const NOTHING = { drafted: [], said: "" };

Deno.test("a draft outlives a reload of its page", () => {
  sessionStorage.clear();
  const line = new TrialLine(0);
  const { table, end } = loadTable(line);
  for (const cell of cells("c12 d12")) table.touch(cell);
  end();
  const drafted = cells("c12 d12");
  assertEquals(loadedDraft(line), {
    drafted,
    said: "Your 2 cells from before are still on the board.",
  });

  const later = loadTable(line);
  later.table.clear();
  later.end();
  assertEquals(loadedDraft(line), NOTHING);
});

Deno.test("a turn that was on its way when the page went is drafted again, unless it arrived", () => {
  sessionStorage.clear();
  const line = new TrialLine(0);
  const { table, end } = loadTable(line);
  for (const cell of cells("c12 d12 c13 d13")) table.touch(cell);
  table.confirm();
  end();
  line.change({ pending: 0, isChanging: false });
  assertEquals(loadedDraft(line).drafted, cells("c12 d12 c13 d13"));
  line.play(2);
  assertEquals(loadedDraft(line), NOTHING);
});

Deno.test("what was kept is held against the rules and believed no further", () => {
  const line = new TrialLine(0);
  const { changed } = line.room.value;
  const [home, rival] = [cells("c12")[0]!, cells("x12")[0]!];
  const kept = [`${changed} ${home} ${home} ${rival} -1 99999 x 1.5`, "", "nonsense", "7 8 9"];
  const drafted = kept.map((text) => {
    sessionStorage.setItem(`draft ${CODE}`, text);
    return loadedDraft(line).drafted;
  });
  assertEquals(drafted, [[home], [], [], []]);
});

Deno.test("what was drafted on a turn that is taken back is dropped", () => {
  sessionStorage.clear();
  const line = new TrialLine(1);
  line.play(1);
  const { table, end } = loadTable(line);
  for (const cell of cells("x12 y12")) table.touch(cell);
  line.trial.ask(0, { t: "offer", what: "takeback" });
  line.change({});
  assertEquals(table.drafted.value, cells("x12 y12"));
  line.trial.ask(1, { t: "accept", what: "takeback" });
  line.change({});
  assertEquals(table.drafted.value, []);
  end();
});

Deno.test("a single cell is kept, too, on whichever turn it's drafted", () => {
  sessionStorage.clear();
  const line = new TrialLine(0), { table, end } = loadTable(line);
  line.play(2);
  for (const cell of cells("c12")) table.touch(cell);
  assertEquals(table.drafted.value, cells("c12"));
  end();
  assertEquals(loadedDraft(line).drafted, cells("c12"));
});
