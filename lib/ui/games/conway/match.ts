/** Games by post as their table sees them, far away or in this page. */

import { conway, type ConwayGame } from "../../../games/conway/conway.ts";
import type { ConwayPosition } from "../../../games/conway/position.ts";
import { seededRng } from "../../../games/kit/rng.ts";
import type { Refusal } from "../../../rooms/protocol.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { LocalMatch, type LocalMatchOptions } from "../../table/match.ts";
import { RoomMatch } from "../../table/room_match.ts";

/** The room lets chance choose, so that nobody can try again. */
export class PostRoomMatch extends RoomMatch<ConwayGame> {
  readonly #room: RoomLine;

  constructor(line: RoomLine) {
    super(line, conway);
    this.#room = line;
  }

  async draw(): Promise<Refusal | undefined> {
    const answer = await this.#room.send({ t: "move", move: "random" });
    return answer.t === "refused" ? answer.why : undefined;
  }
}

export class PostLocalMatch extends LocalMatch<ConwayGame> {
  readonly #seed: string;

  constructor(options: Omit<LocalMatchOptions<ConwayGame>, "game">, seed: string) {
    super({ ...options, game: conway });
    this.#seed = seed;
  }

  draw(): Promise<undefined> {
    const position = this.position.peek();
    return this.play(conway.random(position, seededRng(`${this.#seed}:${position.move}`)));
  }
}

/** A match that nobody here plays and that does not begin. */
export function emptyPostMatch(start: ConwayPosition): PostLocalMatch {
  const never = () => new Promise<never>(() => {});
  return new PostLocalMatch({ start, mine: [], think: never, pause: never }, "");
}
