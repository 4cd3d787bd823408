/** Which games of rooms ratings may count. */

import { assertEquals } from "@std/assert";
import type { Settings } from "../../lib/rooms/event.ts";
import { isHandicapped, mayBeRated } from "../../lib/rooms/rated.ts";
import type { RoomView } from "../../lib/rooms/view.ts";
import { SETTINGS, Trial } from "./trial.ts";

const { players: [someone] } = Trial.begun().view;
const COMPUTER = { ...someone!, level: "easy" } as const;

/** What differs from a game of two strangers, whether one of them has an advantage, and whether it may be rated. */
const CASES:
  readonly (readonly [string, Partial<Settings>, Partial<RoomView>, boolean, boolean])[] = [
    ["strangers", {}, {}, false, true],
    ["friends", { listed: false }, {}, false, false],
    ["a komi of one's own", { options: { komi: 2 } }, {}, true, false],
    ["a start of one's own", { position: "x" }, {}, true, false],
    ["a game without ratings", { game: "conway", options: {} }, {}, false, false],
    ["a computer to come", {}, { computers: ["easy"] }, false, false],
    ["a computer", {}, { players: [someone!, COMPUTER] }, false, false],
  ];

for (const [what, settings, room, hasAdvantage, isRated] of CASES) {
  Deno.test(`of ${what} ${isRated ? "a game may be rated" : "no game is rated"}`, () => {
    const view = {
      ...Trial.begun().view,
      settings: { ...SETTINGS, listed: true, ...settings },
      ...room,
    };
    assertEquals([isHandicapped(view.settings), mayBeRated(view)], [hasAdvantage, isRated]);
  });
}
