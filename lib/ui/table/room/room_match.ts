/** One game of a room as a table sees it. */

import { computed, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "../../../games/game.ts";
import type { AnyPlayed } from "../../../games/known_games.ts";
import type { PlayedLife } from "../../../games/conquerors/played.ts";
import type { Refusal } from "../../../rooms/protocol.ts";
import { mayBeRated } from "../../../rooms/rated.ts";
import { phaseOf, seatOf, startOf } from "../../../rooms/view.ts";
import type { RoomLine } from "../../net/room_line.ts";
import type { Match, MoveOf, PositionOf, Turn } from "../match.ts";

/** The room decides; this follows it and sends it turns. A rematch is a new match. */
export class RoomMatch<Kind extends AnyPlayed = PlayedLife> implements Match<Kind> {
  readonly game: Kind;
  readonly mine: readonly Seat[];
  readonly turns: ReadonlySignal<readonly Turn<Kind>[]>;
  readonly position: ReadonlySignal<PositionOf<Kind>>;
  readonly result: Match["result"];
  readonly isOpen: ReadonlySignal<boolean>;
  readonly isRated: boolean;
  readonly isNext: boolean;
  readonly #line: RoomLine;

  /** `game` is the room's; `isNext` where the page had the one before. */
  constructor(line: RoomLine, game: Kind, isNext = false) {
    const { room, state } = line;
    const { settings } = room.peek();
    const { player } = state.peek();
    this.#line = line;
    this.game = game;
    this.isNext = isNext;
    this.isRated = mayBeRated(room.peek());
    this.mine = player === null ? [] : [seatOf(room.peek(), player)];
    const start = startOf(settings) as PositionOf<Kind>;
    const moves = computed(() => room.value.moves);
    this.turns = computed(() => turnsOf(game, start, moves.value));
    this.position = computed(() => this.turns.value.at(-1)?.after ?? start);
    this.result = computed(() => room.value.result);
    this.isOpen = computed(() => {
      const { isChanging, status } = state.value;
      return phaseOf(room.value) === "playing" && !isChanging && status !== "ended";
    });
  }

  play(move: MoveOf<Kind>): Promise<Refusal | undefined> {
    return this.#send(this.game.text.writeMove(this.position.peek(), move));
  }

  /** The room lets chance choose, so that nobody can try again. */
  draw(): Promise<Refusal | undefined> {
    return this.#send("random");
  }

  async #send(move: string): Promise<Refusal | undefined> {
    const answer = await this.#line.send({ t: "move", move });
    return answer.t === "refused" ? answer.why : undefined;
  }
}

function turnsOf<Kind extends AnyPlayed>(
  game: Kind,
  start: PositionOf<Kind>,
  tokens: readonly string[],
): Turn<Kind>[] {
  const turns: Turn<Kind>[] = [];
  let before = start;
  for (const token of tokens) {
    const move = game.text.readMove(before, token);
    const after = game.play(before, move);
    turns.push({ seat: game.turn(before), move, before, after });
    before = after;
  }
  return turns;
}
