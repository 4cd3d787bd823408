/**
 * One person's view of a match: where the cursor is, which turn is looked back at, and what is asked
 * of the board.
 */

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Board, Cell } from "../../automaton/board.ts";
import type { PlayedLife } from "../../games/conquerors/played.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Pointing } from "../board/scene.ts";
import type { GameUi } from "./game_ui.ts";
import type { Match, PositionOf, Turn } from "./match.ts";
import { MatchTable } from "./match_table.ts";
import type { Asked } from "./why.ts";

export abstract class AskedTable<Kind extends AnyPlayed = PlayedLife> extends MatchTable<Kind> {
  /** The cell that keys act on. */
  readonly cursor = signal<Cell>(0);
  /** Where one points at the board, and whether that is seen. */
  readonly pointing = signal<Pointing>({ cursorShown: false, held: undefined, hover: undefined });
  /** Cells that somebody wants to look at, marked as a rival's last turn is. */
  readonly outlined = signal<readonly Cell[]>([]);
  /** What was asked of the board as it is. */
  readonly asked: ReadonlySignal<Asked | undefined>;
  readonly #asked = signal<{ turns: unknown; asked: Asked } | undefined>(undefined);
  /** Cells named in a sentence that was tapped. */
  readonly named = signal<readonly Cell[]>([]);
  /** The turn that is looked back at, counted from 0; undefined for now. */
  readonly shown = signal<number | undefined>(undefined);
  /** The position that is seen: the match's, or what came of that turn. */
  readonly seen: ReadonlySignal<PositionOf<Kind>>;
  /** What the last turn's generation changed. */
  readonly lastChanges = computed(() => {
    const last = this.match.turns.value.at(-1);
    return last && this.changesOf(last);
  });

  constructor(match: Match<Kind>, ui: GameUi<Kind>) {
    super(match, ui);
    this.cursor.value = ui.cursorAt?.(match) ?? middleOf(this.board);
    this.seen = computed(() =>
      match.turns.value[this.shown.value ?? -1]?.after ?? match.position.value
    );
    this.asked = computed(() => {
      const { turns, asked } = this.#asked.value ?? {};
      return turns === match.turns.value ? asked : undefined;
    });
  }

  get board(): Board {
    return this.match.game.board(this.match.position.value);
  }

  /** The turn that is looked back at. */
  get past(): Turn<Kind> | undefined {
    const { match, seen, shown } = this;
    return seen.value === match.position.value ? undefined : match.turns.value[shown.value!];
  }

  /** Looks back at what came of a turn, counted from 0, and tells it; again, or the last: at now. */
  show(index: number): void {
    const { match, ui } = this, turns = match.turns.value;
    const isNow = index >= turns.length - 1 || index === this.shown.value;
    this.shown.value = isNow ? undefined : index;
    const turn = turns[index];
    if (turn) this.say(ui.turnSentence(match.mine, turn));
  }

  /** Tells why a cell lives, died or was born. */
  async ask(cell: Cell): Promise<void> {
    if (!this.ui.living) return;
    const turns = this.match.turns.peek();
    // Where it cannot be fetched there is no answer.
    const why = await this.teller.prepare().catch(() => undefined);
    if (!why || this.match.turns.peek() !== turns) return;
    this.teller.skip();
    this.shown.value = undefined;
    if (this.isUnaided) return this.say(why.whyNotNow(this));
    const asked = why.whyOf(this, cell);
    this.#asked.value = { turns, asked };
    this.say(why.whySentence(this.board, asked));
  }

  /** Says that the cursor can go no further. */
  stopAtEdge(): void {
    this.onCue("edge");
    this.say(this.words.say.edge);
  }

  /** Takes the last answer off the board. */
  protected stopAsking(): void {
    this.#asked.value = undefined;
  }

  /** Every action is on the board as it is now. */
  protected override mayAct(): boolean {
    this.teller.skip();
    this.stopAsking();
    const may = super.mayAct();
    if (may) {
      this.shown.value = undefined;
      this.named.value = [];
    }
    return may;
  }
}

function middleOf({ width, height }: Board): Cell {
  return width * (height >> 1) + (width >> 1);
}
