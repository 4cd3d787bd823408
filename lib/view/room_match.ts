/** One game of a room as a table sees it. This module is browser compatible. */

import { computed, type ReadonlySignal } from "@preact/signals";
import type { Seat } from "../games/game.ts";
import type { LifeGame } from "../games/life_game.ts";
import type { LifeMove, LifePosition } from "../games/life_position.ts";
import { lifeGameOf } from "../games/life_games.ts";
import type { Refusal } from "../rooms/protocol.ts";
import { phaseOf, seatOf, startOf } from "../rooms/view.ts";
import type { RoomLine } from "../transport/room_line.ts";
import type { Match, Turn } from "./match.ts";

/** The room decides; this follows it and sends it turns. A rematch is a new match. */
export class RoomMatch implements Match {
  readonly game: LifeGame;
  readonly mine: readonly Seat[];
  readonly turns: ReadonlySignal<readonly Turn[]>;
  readonly position: ReadonlySignal<LifePosition>;
  readonly result: Match["result"];
  readonly isOpen: ReadonlySignal<boolean>;
  readonly #line: RoomLine;

  constructor(line: RoomLine) {
    const { room, state } = line;
    const { settings } = room.peek();
    const { player } = state.peek();
    this.#line = line;
    this.game = lifeGameOf(settings.game);
    this.mine = player === null ? [] : [seatOf(room.peek(), player)];
    const start = startOf(settings) as LifePosition;
    const moves = computed(() => room.value.moves);
    this.turns = computed(() => turnsOf(this.game, start, moves.value));
    this.position = computed(() => this.turns.value.at(-1)?.after ?? start);
    this.result = computed(() => room.value.result);
    this.isOpen = computed(() => {
      const { pending, status } = state.value;
      return phaseOf(room.value) === "playing" && pending === 0 && status !== "ended";
    });
  }

  async play(move: LifeMove): Promise<Refusal | undefined> {
    const token = this.game.text.writeMove(this.position.peek(), move);
    const answer = await this.#line.send({ t: "move", move: token });
    return answer.t === "refused" ? answer.why : undefined;
  }
}

function turnsOf(game: LifeGame, start: LifePosition, tokens: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  let before = start;
  for (const token of tokens) {
    const move = game.text.readMove(before, token);
    const after = game.play(before, move);
    turns.push({ seat: before.turn, move, before, after });
    before = after;
  }
  return turns;
}
