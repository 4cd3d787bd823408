/** A match while it is fought: who is asked, who is told, and when it is over (rules.md K2, K6). */

import { Match, other } from "./match.ts";
import type { Pair, ServerMessage } from "./messages.ts";
import {
  type ArenaOutcome,
  type Bot,
  type BotName,
  isKept,
  type MatchHead,
  type StoredMatch,
} from "../../arena/results.ts";
import type { ArenaSettings } from "./settings.ts";
import { Watchers } from "./watch.ts";

/** A match of which as many bytes would be kept ends: there may be a thousand. Training ends sooner. */
const LONGEST_LOG = 4 * 2 ** 20, LONGEST_TRAINING_LOG = 256 * 2 ** 10;

/** Who fights: somebody on a line, or the training bot. */
export interface Contender {
  readonly bot: BotName;
  /** Whether a match against it is only training. */
  readonly isTrainer?: boolean;
  tell(message: ServerMessage): void;
  /** Asks for a list, which the bout is then given by `answer`. */
  ask(): void;
  /** It has not answered in time: what it still answers to that is worth nothing. */
  expire(): void;
  enter(bout: Bout, as: Bot): void;
  leave(): void;
}

export type Contenders = readonly [Contender, Contender];

export class Bout {
  readonly match: Match;
  readonly watchers: Watchers;
  #isOver = false;
  #askedAt: number;
  readonly #endsAt: number;
  readonly #longestLog: number;
  /** What was placed by the bot that has moved in this generation. */
  #born: readonly Pair[] = [];

  /** `finish` is called once, with the match as it ended, and keeps it; with none that was broken off. */
  constructor(
    readonly head: MatchHead,
    private readonly contenders: Contenders,
    private readonly settings: ArenaSettings,
    private readonly now: () => number,
    private readonly finish: (match?: StoredMatch) => Promise<void>,
  ) {
    this.match = new Match(head);
    this.watchers = new Watchers(this.match);
    this.#askedAt = now();
    this.#endsAt = this.#askedAt + 1000 * settings.gameTime;
    const isTraining = contenders.some(({ isTrainer }) => isTrainer);
    this.#longestLog = isTraining ? LONGEST_TRAINING_LOG : LONGEST_LOG;
  }

  start(): void {
    const { width, height, gameTime, responseTime } = this.settings;
    const setup = { y_size: height, x_size: width, game_time: gameTime };
    this.contenders.forEach((contender, bot) => {
      contender.enter(this, bot as Bot);
      contender.tell({ setup_game: { ...setup, response_time: responseTime } });
    });
    this.#ask();
  }

  /** The list of a bot that was asked; the match may be over by now. */
  answer(list: readonly Pair[]): void {
    if (this.#isOver) return;
    const { match, contenders } = this, mover = match.mover;
    const born = match.move(list);
    if (mover === this.head.first) {
      this.#born = born;
      this.#ask();
      return;
    }
    contenders[other(mover)].tell({ move_data: born });
    for (const contender of contenders) contender.tell({ tick_board: null });
    this.#tick();
  }

  /** A bot is gone, or has broken the protocol, which `fault` says: the other wins. */
  forfeit(bot: Bot, fault = ""): void {
    this.#end({ winner: other(bot), by: "forfeit", fault });
  }

  /** Looks at the clock: passes for who does not answer, and ends what has lasted long enough. */
  check(): void {
    const now = this.now();
    if (this.#isOver) return;
    if (now >= this.#endsAt) return this.#end(this.match.majority());
    if (now - this.#askedAt < 1000 * this.settings.responseTime) return;
    this.contenders[this.match.mover].expire();
    this.answer([]);
  }

  #ask(): void {
    const { mover } = this.match;
    this.#askedAt = this.now();
    if (mover !== this.head.first) this.contenders[mover].tell({ move_data: this.#born });
    this.contenders[mover].ask();
  }

  #tick(): void {
    const outcome = this.match.tick();
    const { board, log } = this.match;
    const isLast = board.generation >= this.settings.generations ||
      log.length >= this.#longestLog || this.now() >= this.#endsAt;
    if (outcome) this.#end(outcome);
    else if (isLast) this.#end(this.match.majority());
    else this.#ask();
  }

  /** Ends without a result: nobody has won, and nothing is kept. */
  breakOff(): void {
    if (!this.#isOver) this.finish();
    this.#isOver = true;
    this.watchers.end(false);
  }

  #end(outcome: ArenaOutcome): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const { match, head } = this, cells = match.cells();
    const over: StoredMatch = {
      ...head,
      endedAt: this.now(),
      generations: match.board.generation,
      outcome,
      cells,
      moves: match.log.bytes(),
    };
    this.contenders.forEach((contender, index) => {
      const bot = index as Bot, you = cells[bot], opponent = cells[other(bot)];
      contender.tell({
        scores: { you, opponent, result: resultFor(bot, outcome), by: outcome.by },
      });
      contender.leave();
    });
    this.#close(over);
  }

  /** Who watches hears of the end once the match is kept: a page asks for it at once. */
  async #close(over: StoredMatch): Promise<void> {
    await this.finish(over);
    this.watchers.end(isKept(over));
  }
}

function resultFor(bot: Bot, { winner }: ArenaOutcome): "win" | "loss" | "draw" {
  if (winner === null) return "draw";
  return winner === bot ? "win" : "loss";
}
