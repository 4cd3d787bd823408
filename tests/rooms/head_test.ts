import { assertEquals } from "@std/assert";
import { headOf } from "../../lib/rooms/summary.ts";
import { Trial } from "./trial.ts";

Deno.test("a game is unfinished from its first turn to its end", () => {
  const trial = Trial.begun();
  const seen = [headOf(trial.room).unfinished];
  const look = () => seen.push(headOf(trial.room).unfinished);
  trial.play(1);
  look();
  trial.ask(1, { t: "resign" });
  look();
  trial.ask(0, { t: "offer", what: "rematch" });
  trial.ask(1, { t: "accept", what: "rematch" });
  look();
  assertEquals(seen, [false, true, false, false]);
});

Deno.test("a room is listed under the name of who sat down first", () => {
  assertEquals(headOf(new Trial().room).host, "");
  assertEquals(headOf(Trial.begun().room).host, "Ada");
});
