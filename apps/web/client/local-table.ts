import { createBot, parseLevel, standInFor } from '@brink/bots/levels';
import type { Bot } from '@brink/bots/bot';
import {
  ALL_SEEING,
  PUBLIC,
  Session,
  canRead,
  legal,
  members,
  nextActor,
  pastOf,
  pending,
  promptFor,
  revisionOf,
  handingChoices,
  rolledChoices,
  type Seating,
  setUpAgreed,
  type Agreed,
  type GameRecord,
  type LogEntry,
  type Outcome,
  type Past,
} from '@brink/kernel';
import type { StaffLevel } from '@brink/protocol';
import type { WorkerRules } from './worker-rules.ts';
import { below } from './chance.ts';
import type { Advice, GuardNote } from './advice.ts';
import type { LocalSeat, LocalStanding, ToWorker } from './worker-messages.ts';

/** Of the past so much is told at once. */
const MOST_MOMENTS = 200;

/** What a table is opened with. */
type Opening = Omit<Extract<ToWorker, { type: 'open' }>, 'type'>;

/** A game on this device: persons take turns at the screen, bots answer by themselves. */
export class LocalTable {
  readonly #work: WorkerRules;
  readonly #session: Session;
  readonly #agreed: Agreed;
  /** What the staff may tell at this table. */
  readonly #level: StaffLevel;
  /** Who plays, in the order in which they came, and the program of those who are bots. */
  readonly #seats: LocalSeat[];
  readonly #players: (Bot | undefined)[];
  #ended: GameRecord['ended'];
  /** The seat that holds the screen; with one person always his. */
  #holder: number;
  #told: readonly LogEntry[] = [];

  constructor(work: WorkerRules, { record, seats, staff }: Opening) {
    this.#work = work;
    this.#level = staff ?? 'all';
    // A game at its very start begins by the rules of today.
    this.#agreed = record.choices.length > 0 ? record : { ...record, rules: work.rules.revision };
    const { rules } = work;
    const log: LogEntry[] = [];
    const game = setUpAgreed(rules, this.#agreed, (entry) => log.push(entry));
    this.#session = new Session(game, log);
    this.#seats = [...seats];
    this.#players = seats.map((seat) => this.#playerOf(seat));
    for (const choice of record.choices) this.#session.choose(this.#session.actor, choice);
    this.#ended = record.ended;
    this.#holder = PUBLIC;
    this.#takeSeats();
    this.#goOn();
  }

  #playerOf(seat: LocalSeat): Bot | undefined {
    if (seat === 'person') return undefined;
    return createBot(parseLevel(seat.bot), {
      game: this.#work.rules,
      seed: below(0x1_0000_0000),
      clock: () => performance.now(),
    });
  }

  /** Bids may send players to other seats than those they came to (§11.4). */
  get #seating(): Seating {
    const { rules } = this.#work;
    return rules.seating?.(this.#session.game) ?? this.#players.map((_, player) => player);
  }

  get #persons(): readonly number[] {
    const seating = this.#seating;
    return this.#players.flatMap((bot, player) => (bot ? [] : [seating[player]]));
  }

  #takeSeats(): void {
    const persons = this.#persons;
    if (persons.length === 1) [this.#holder] = persons;
  }

  /** The person who has to choose now. */
  get #chooser(): number | undefined {
    const actors = pending(this.#session.game);
    return this.#persons.find((seat) => actors & (1 << seat));
  }

  /** Dice, deals and bots until a person has to choose or the game is over. */
  #goOn(): void {
    const session = this.#session;
    for (;;) {
      session.settleChance(below);
      const actor = nextActor(session.game);
      const bot =
        actor < 0 || this.#ended ? undefined : this.#players[this.#seating.indexOf(actor)];
      if (!bot) break;
      // A bot looks only at what its seat may know, whatever game it is given.
      session.choose(actor, bot.choose(session.game, actor));
    }
    this.#takeSeats();
  }

  /** A click on what is no longer the question does nothing. */
  choose(decision: number, choice: number): void {
    const seat = this.#chooser;
    if (seat === undefined || seat !== this.#holder || this.#ended) return;
    const { game, choices } = this.#session;
    if (decision !== choices.length || !members(legal(game, seat)).includes(choice)) return;
    this.#session.choose(seat, choice);
    this.#goOn();
    this.#passOn();
  }

  undo(): void {
    if (this.#ended) return;
    this.#session.undo(this.#holder);
  }

  /** At a table of four the others play on with a bot, as they do on a server. */
  resign(): void {
    const seat = this.#holder;
    if (seat < 0 || this.result) return;
    if (this.#players.length <= 2 || this.#persons.length < 2) {
      this.#ended = { manner: 'resignation', winner: this.#work.rivalOf(seat) };
      return;
    }
    const player = this.#seating.indexOf(seat);
    this.#seats[player] = { bot: standInFor(this.#work.rules) };
    this.#players[player] = this.#playerOf(this.#seats[player]);
    this.#holder = PUBLIC;
    this.#goOn();
  }

  /** The person who has to choose has taken the screen. */
  lift(): void {
    this.#holder = this.#chooser ?? this.#holder;
  }

  /** The hand of one person is covered before the other looks. */
  #passOn(): void {
    const next = this.#chooser;
    if (next !== undefined && next !== this.#holder) this.#holder = PUBLIC;
  }

  get result(): Outcome | undefined {
    const { game } = this.#session;
    const { rules, glance } = this.#work;
    const outcome = rules.outcome(game);
    if (outcome || !this.#ended) return outcome;
    const { manner, winner } = this.#ended;
    const [turn] = glance(rules.view(game, PUBLIC));
    return { winners: winner === undefined ? [] : [winner], turn, manner };
  }

  /** Earlier moments as whoever holds the screen saw them. */
  past(from?: number): Past {
    const { choices } = this.#session;
    return pastOf(this.#work.rules, this.#agreed, choices, this.#holder, MOST_MOMENTS, from);
  }

  standing(): LocalStanding {
    const { game, log, choices } = this.#session;
    const result = this.result;
    const isHotSeat = this.#persons.length > 1;
    const seat = result && isHotSeat ? ALL_SEEING : this.#holder;
    const told = log.filter((entry) => canRead(entry, seat));
    let keep = 0;
    while (keep < told.length && told[keep] === this.#told[keep]) keep++;
    this.#told = told;
    const chooser = result ? undefined : this.#chooser;
    const prompt = result ? undefined : promptFor(game, seat);
    const { rules, glance, looks } = this.#work;
    const view = rules.view(game, seat);
    return {
      type: 'standing',
      rules: revisionOf(game),
      seat: this.#holder,
      view,
      glance: glance(view),
      prompt,
      log: { keep, add: told.slice(keep).map(({ code, args }) => ({ code, args })) },
      canUndo: !result && this.#session.canUndo(this.#holder),
      seats: [...this.#seats],
      seating: this.#seating,
      curtain: chooser !== undefined && chooser !== this.#holder ? chooser : undefined,
      looks: prompt && prompt.code === looks?.prompt ? looks.at(game, this.#holder) : undefined,
      rolled: prompt && prompt.choices.length > 0 ? rolledChoices(game, this.#holder) : [],
      handing: prompt && prompt.choices.length > 0 ? handingChoices(game, this.#holder) : [],
      result,
      choices: [...choices],
      ended: this.#ended,
    };
  }

  /** How many choices have been made: what was said before is of another table. */
  get decision(): number {
    return this.#session.choices.length;
  }

  /** What the staff of the one who holds the screen has to say at once. */
  facts(): Advice | undefined {
    if (this.result || this.#level === 'off') return undefined;
    return this.#work.staff?.facts(this.#session.game, this.#holder);
  }

  /** Choices that the guard has to look at, and what it says of one of them. */
  guarded(): readonly number[] {
    if (this.result || this.#level !== 'all') return [];
    return this.#work.staff?.guarded(this.#session.game, this.#holder) ?? [];
  }

  warn(choice: number): GuardNote | undefined {
    return this.#work.staff?.warn(this.#session.game, this.#holder, choice);
  }
}
