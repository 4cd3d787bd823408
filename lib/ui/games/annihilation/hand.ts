/** What a person has chosen in the sum editor, and what touching a vertex does. */

import { signal } from "@preact/signals";
import type { Cell } from "../../../automaton/board.ts";
import { mostOf } from "../../../games/annihilation/position.ts";
import { askFollowers, whyNot } from "./firing.ts";
import {
  type EditProblem,
  moved,
  withEdge,
  withLight,
  withNextQ,
  withoutVertex,
  withVertex,
} from "./edit.ts";
import { type BoardPart, type Move, type Part, refusePart } from "./part.ts";
import type { Place } from "./places.ts";
import type { SumState } from "./sum_state.ts";

export const TOOLS = ["light", "vertex", "edge", "q", "remove"] as const;
type Tool = typeof TOOLS[number];

/** Vertices of one part that are chosen: the one to fire, then those to complement; or to edit. */
interface Draft {
  readonly part: number;
  readonly vertices: readonly Cell[];
}

/** What a hand works on. */
interface Editor extends SumState {
  move(move: Move): void;
  change(index: number, part: Part | EditProblem): void;
}

export class Hand {
  readonly tool = signal<Tool>("light");
  readonly draft = signal<Draft | undefined>(undefined);
  /** Whether edges are drawn both ways at once. */
  readonly isBothWays = signal(false);
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  /** Takes a tool to draw with. */
  take(tool: Tool): void {
    this.tool.value = tool;
    this.drop();
  }

  /** Chooses a vertex, by a touch or a key: to fire, to be complemented, or for the tool. */
  touch(part: number, vertex: Cell): void {
    if (this.#editor.mode.value === "edit") return this.#edit(part, vertex);
    const chosen = this.#chosenOn(part);
    if (chosen.includes(vertex)) return this.letGo();
    const board = this.#editor.parts.value[part] as BoardPart;
    const { words } = this.#editor;
    const reason = whyNot(words, board.position, chosen, vertex);
    if (reason !== undefined) return this.#editor.say(reason);
    const [fire = vertex, ...complement] = [...chosen, vertex];
    this.draft.value = { part, vertices: [fire, ...complement] };
    if (complement.length === mostOf(board.position, fire)) this.fire();
    else this.#editor.say(askFollowers(words, board.position, fire));
  }

  /** What is chosen on a part. */
  #chosenOn(part: number): readonly Cell[] {
    const draft = this.draft.value;
    return draft?.part === part ? draft.vertices : [];
  }

  /** The firing that is chosen, if it may be made as it is. */
  get chosenMove(): Move | undefined {
    const draft = this.draft.value;
    if (!draft || this.#editor.mode.value === "edit") return undefined;
    const [fire, ...complement] = draft.vertices;
    const move = { fire: fire!, complement };
    return refusePart(this.#editor.parts.value[draft.part]!, move)
      ? undefined
      : { part: draft.part, move };
  }

  /** Makes the firing that is chosen, or says what it lacks. */
  fire(): void {
    const draft = this.draft.value, { words, parts, mode } = this.#editor;
    if (this.chosenMove) return this.#editor.move(this.chosenMove);
    if (mode.value === "edit") return;
    if (!draft) return this.#editor.say(words.letGo);
    const { position } = parts.value[draft.part] as BoardPart;
    this.#editor.say(askFollowers(words, position, draft.vertices[0]!));
  }

  /** Chooses nothing any more. */
  drop(): void {
    this.draft.value = undefined;
  }

  /** Chooses nothing any more, and says so. */
  letGo(): void {
    this.drop();
    this.#editor.say(this.#editor.words.letGo);
  }

  #edit(part: number, vertex: Cell): void {
    const board = this.#editor.parts.value[part] as BoardPart;
    const tool = this.tool.value;
    if (tool === "light") return this.#editor.change(part, withLight(board, vertex));
    if (tool === "q") return this.#setQ(part, vertex);
    if (tool === "remove") return this.#editor.change(part, withoutVertex(board, vertex));
    const [from] = this.#chosenOn(part);
    if (tool === "edge" && from !== undefined) {
      this.draft.value = undefined;
      return this.#editor.change(part, withEdge(board, from, vertex, this.isBothWays.value));
    }
    this.draft.value = from === vertex ? undefined : { part, vertices: [vertex] };
  }

  /** Gives a vertex its next q, and says so. */
  #setQ(part: number, vertex: Cell): void {
    this.#editor.change(part, withNextQ(this.#editor.parts.value[part] as BoardPart, vertex));
    const { position: { q, qs, names } } = this.#editor.parts.value[part] as BoardPart;
    this.#editor.say(this.#editor.words.vertexQ(vertex, qs?.[vertex] ?? q, names));
  }

  /** Touches an empty place of a board that is drawn: for the vertex taken up, or for a new one. */
  touchGround(part: number, place: Place): void {
    if (this.#editor.mode.value !== "edit" || this.tool.value !== "vertex") return;
    const board = this.#editor.parts.value[part] as BoardPart;
    const [taken] = this.#chosenOn(part);
    this.#editor.change(
      part,
      taken === undefined ? withVertex(board, place) : moved(board, taken, place),
    );
  }
}
