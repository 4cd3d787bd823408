/** A game by post that is played in this page. */

import { conway, type ConwayGame } from "../../../games/conway/conway.ts";
import { seededRng } from "../../../games/kit/rng.ts";
import { LocalMatch, type LocalMatchOptions } from "../../table/match.ts";

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
