import type { LoggedEvent } from "../../rooms/event.ts";
import type { Services } from "../services.ts";
import { nextTurn } from "../clock.ts";
import type { OwnSeat } from "../store/own_data.ts";

/** How many games are read at a time: a few milliseconds' work. */
const GAMES = 50;

/**
 * All that the server keeps about somebody as one JSON text, piece by piece: there may be much of it, and
 * between two pieces everything else on the server gets its chance.
 */
export async function* writeOwnData(
  { store, archive, world }: Pick<Services, "store" | "archive" | "world">,
  identity: string,
): AsyncGenerator<string> {
  const { seats, ...data } = await store.ownData(identity);
  await nextTurn();
  const own = { at: new Date(world.now()).toISOString(), identity, ...data };
  yield `${JSON.stringify(own, null, 2).slice(0, -2)},\n  "rooms": `;
  yield* list(roomsOf(seats, (code) => store.read(code, 0)));
  yield `,\n  "games": `;
  yield* list(gamesOf(archive, data.player?.id));
  yield "\n}\n";
}

/** An array of what comes some at a time, each in a line. */
async function* list(values: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = "[\n    ";
  for await (const some of values) {
    if (some.length === 0) continue;
    yield before + some.map((value) => JSON.stringify(value)).join(",\n    ");
    before = ",\n    ";
    await nextTurn();
  }
  yield before.startsWith("[") ? "[]" : "\n  ]";
}

/** What somebody's seats leave in the logs of rooms. */
async function* roomsOf(
  seats: readonly OwnSeat[],
  read: (code: string) => Promise<readonly LoggedEvent[]>,
) {
  for (const { code, player } of seats) {
    const events = await read(code);
    const named = events.findLast((event) =>
      (event.t === "sat" || event.t === "named") && event.player === player
    );
    const said = events.filter((event) => event.t === "said" && event.player === player);
    yield [{
      code,
      name: named && "name" in named ? named.name : "",
      said: said.map((event) => ({ at: event.at, text: event.t === "said" ? event.text : "" })),
    }];
  }
}

async function* gamesOf(archive: Services["archive"], player: number | undefined) {
  if (player === undefined) return;
  let after: string | undefined;
  do {
    const { games, next } = await archive.list({
      player,
      limit: GAMES,
      ...after !== undefined && { after },
    });
    yield games;
    after = next;
  } while (after !== undefined);
}
