/** One person's side of a game by post, with the words of its room. */

import type { ConwayGame } from "../../../games/conway/conway.ts";
import type { Words } from "../../../words/mod.ts";
import type { Match } from "../../table/match.ts";
import { Table } from "../../table/table.ts";
import { conwayUi } from "./ui.tsx";
import type { PostWords } from "./words/mod.ts";

export class PostTable extends Table<ConwayGame> {
  constructor(match: Match<ConwayGame>, words: Words, readonly post: PostWords) {
    super(match, conwayUi({ words, post }, match.position.peek().alive.length));
  }
}
