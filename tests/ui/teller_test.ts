import { assertEquals } from "@std/assert";
import { conquerorsV2 } from "../../lib/games/conquerors/conquerors.ts";
import { changesOf } from "../../lib/ui/games/conquerors/speech.ts";
import { conquerorsUi } from "../../lib/ui/games/conquerors/ui.tsx";
import type { Match, Turn } from "../../lib/ui/table/match.ts";
import { Teller } from "../../lib/ui/table/teller.ts";
// Fetched while there is no page yet, it speaks the language of tests.
import "../../lib/ui/table/turn_story.ts";
import { wordsIn } from "../../lib/words/mod.ts";
import { BLOCKS, cells, turnIn } from "./positions.ts";

const FRAME_MS = 16;
const PLACED = turnIn(BLOCKS, { place: cells("c11 h1 h3 h5") });

/** Frames that come when the test wants them. */
class Frames {
  #next: FrameRequestCallback | undefined;
  #now = 0;

  constructor() {
    Object.assign(globalThis, {
      document: { hidden: false },
      requestAnimationFrame: (next: FrameRequestCallback) => (this.#next = next, 1),
      cancelAnimationFrame: () => this.#next = undefined,
    });
  }

  /** Draws a frame; whether another was asked for. */
  draw(): boolean {
    const next = this.#next;
    this.#next = undefined;
    next?.(this.#now += FRAME_MS);
    return this.#next !== undefined;
  }
}

/** A teller of a turn of the rival's, all that it does named in order, and its frames. */
function tellerOf(turn: Turn) {
  const frames = new Frames(), events: string[] = [];
  const match = { game: conquerorsV2, mine: [1 - turn.seat], position: { value: turn.after } };
  const teller = new Teller(
    match as unknown as Match,
    conquerorsUi(wordsIn("en"), conquerorsV2),
    changesOf,
    (cue) => events.push(cue),
  );
  teller.pace = 1;
  return { frames, events, teller };
}

/** The same, while it tells that turn, or more. */
async function telling(turn: Turn, ...more: Turn[]) {
  const { frames, events, teller } = tellerOf(turn);
  await teller.prepare();
  teller.tell([turn, ...more], () => events.push("end"));
  await teller.prepare();
  return { frames, events, teller };
}

Deno.test("a part of a turn is seen first, counts a frame later and is heard after that", async () => {
  const { frames, events, teller } = await telling(PLACED), { after, before } = PLACED;
  let seen = 0, counted = 0;
  for (let frame = 1; frames.draw(); frame++) {
    const scene = teller.scene.value;
    // The score: the generation has come, and nothing moves any more.
    if (scene?.board === after.board && !scene.moment) seen ||= frame;
    if (teller.position.value !== before) counted ||= frame;
  }
  assertEquals(counted, seen + 1);
  assertEquals(events, ["place", "place", "place", "place", "deaths", "births", "end"]);
});

Deno.test("a turn that is cut short is over, and no more of it is heard", async () => {
  const { frames, events, teller } = await telling(PLACED);
  frames.draw();
  teller.skip();
  assertEquals([teller.turn.value, teller.scene.value], [undefined, undefined]);
  assertEquals(frames.draw(), false);
  assertEquals(events, ["end"]);
});

Deno.test("what comes while the page is out of sight doesn't wait for the turn that was being told", async () => {
  const { frames, events, teller } = await telling(PLACED);
  frames.draw();
  Object.assign(document, { hidden: true });
  teller.tell([PLACED], () => events.push("end of the next"));
  assertEquals([teller.turn.value, teller.scene.value], [undefined, undefined]);
  assertEquals(events, ["end", "end of the next"]);
  Object.assign(document, { hidden: false });
  assertEquals(frames.draw(), false, "nothing is left to tell");
});

Deno.test("turns that come faster than they're told are seen at once, a round behind at most", async () => {
  const { frames, events, teller } = await telling(PLACED);
  frames.draw();
  teller.tell([PLACED], () => events.push("end of the second"));
  assertEquals(events, []);
  assertEquals(teller.turn.value, PLACED);
  teller.tell([PLACED], () => events.push("end of the third"));
  assertEquals(events, ["end", "end of the second", "end of the third"]);
  assertEquals(teller.turn.value, undefined);
});

Deno.test("a turn waits a second for what tells it, and is then done at once", () => {
  const waits: { readonly call: () => void; readonly ms: number }[] = [];
  const { setTimeout: later } = globalThis;
  const hold = ((call: () => void, ms: number) => waits.push({ call, ms })) as typeof setTimeout;
  const { events, teller } = tellerOf(PLACED);
  teller.prepare = () => new Promise(() => {});
  globalThis.setTimeout = hold;
  teller.tell([PLACED], () => events.push("end"));
  globalThis.setTimeout = later;
  assertEquals([teller.position.value, events], [PLACED.before, []]);
  assertEquals(waits.map(({ ms }) => ms), [1_000]);
  waits[0]!.call();
  assertEquals([teller.position.value, events], [PLACED.after, ["end"]]);
});

Deno.test("what cuts a turn short does more once its score counts, and nothing is left to see", async () => {
  const pass = { seat: PLACED.after.turn, move: { pass: true }, before: PLACED.after } as const;
  const next = { ...pass, after: conquerorsV2.play(pass.before, pass.move) };
  for (const more of [[], [next]]) {
    const { frames, teller } = await telling(PLACED, ...more);
    while (teller.position.value === PLACED.before) frames.draw();
    assertEquals([teller.turn.value, teller.skip()], [PLACED, more.length > 0]);
    assertEquals(teller.turn.value, undefined);
  }
  assertEquals((await telling(PLACED)).teller.skip(), true);
});

Deno.test("turns that look alike count one after another", async () => {
  const first = turnIn(BLOCKS, { pass: true });
  const { after } = first, move = { pass: true } as const;
  const second = { seat: after.turn, move, before: after, after: conquerorsV2.play(after, move) };
  const { frames, teller } = await telling(first, second);
  const counted = new Set<unknown>();
  // The second is told once the first has ended, which takes a microtask.
  while (teller.turn.value) {
    frames.draw();
    await teller.prepare();
    const told = teller.turn.value;
    if (told && teller.counted.value) counted.add(told);
  }
  assertEquals(counted, new Set([first, second]));
});
