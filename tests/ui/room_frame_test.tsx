import { assertEquals } from "@std/assert";
import { renderToString } from "preact-render-to-string";
import { DEFAULT_GAME, LIFE_GAMES } from "../../lib/games/life_games.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import type { RoomPartProps } from "../../lib/ui/table/room/ask.ts";
import { useRoomFrame } from "../../lib/ui/table/room/room_frame.tsx";
import { RoomMatch } from "../../lib/ui/table/room/room_match.ts";
import { Table } from "../../lib/ui/table/table.ts";
import { roomWordsIn } from "../../lib/ui/table/words/room/mod.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { Trial } from "../rooms/trial.ts";
import { TrialLine } from "./trial_line.ts";

const game = LIFE_GAMES[DEFAULT_GAME];

/** How many clocks have a place as a room is first shown, before their script has come. */
function clocksAt(trial: Trial): number {
  const line = new TrialLine(0, trial);
  const table = new Table(new RoomMatch(line, game), conquerorsUi(wordsIn("en"), game));
  const part = { line, table, words: roomWordsIn("en") } as unknown as RoomPartProps;
  const Clocks = () => <>{useRoomFrame(part, {}, null).clocks}</>;
  Object.assign(globalThis, { location: new URL("http://localhost/r/K7QX2M") });
  return renderToString(<Clocks />).split("game-clock").length - 1;
}

Deno.test("clocks for a whole game have their places before they come", () => {
  const bank = { base: 180, increment: 3 };
  assertEquals([clocksAt(Trial.begun({ bank })), clocksAt(Trial.begun({ clock: 60 }))], [2, 0]);
});
