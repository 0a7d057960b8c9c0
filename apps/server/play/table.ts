import {
  FIRST_REVISION,
  IllegalChoice,
  Session,
  bitCount,
  has,
  legal,
  load,
  pending,
  save,
  setUpAgreed,
  type Seating,
  type Agreed,
  type GameRecord,
  type LogEntry,
  type OptionValues,
  type GamePackage,
} from '@brink/kernel';
import type { ClockSetting, GameResult, Refusal } from '@brink/protocol';
import { Checkpoints } from './checkpoints.ts';
import { Clocks } from './clock.ts';
import { Draws } from './draws.ts';
import { JournalFault } from './journal-fault.ts';
import { answered, offerOf } from './offers.ts';
import type { Milestone, Offer, TableState, TakeBackOffer } from './table-state.ts';
import type { Entry, EntryOf, JournalRow } from '../storage/journal.ts';

/** A player may undo so many choices of their own in one game, and ask so often to go back. */
const MOST_UNDONE = 1_000;
const MOST_ASKED = 60;

/** Stands for a step back in the list of answers. */
export const UNDONE = -1;

/**
 * A game in progress: what comes out of its journal. It changes by entries only, whether they
 * are new or read again, and knows nothing of storage, people and sockets.
 */
export class Table {
  readonly package: GamePackage;
  readonly options: OptionValues;
  /** The revision of the rules it began with. */
  readonly rules: number;
  readonly sides: readonly string[];
  readonly clocks: Clocks;
  /** Which seat each player has; they differ only where players bid for their sides. */
  seating: Seating;
  session: Session;
  seq = -1;
  at = 0;
  /** The number of the present decision; it never comes again. */
  decision = 0;
  result: GameResult | undefined;
  /** How many entries of the log are the same as when this was last set. */
  logKept = 0;
  drawOffer: Offer | undefined;
  takeBackOffer: TakeBackOffer | undefined;
  /** A bit for every seat whose player has left; a bot plays on, and its clock stands. */
  standIns = 0;
  /** A bit for every seat whose player let his time run out. */
  timedOut = 0;
  #ended: GameRecord['ended'];
  readonly draws: Draws;
  #way: Milestone[] = [];
  /** Every choice ever accepted, by decision and actor: a repeated one is known again. */
  readonly #answers = new Map<number, number>();
  readonly #checkpoints = new Checkpoints();
  readonly #undone: number[];
  readonly #asked: number[];

  constructor(
    game: GamePackage,
    { options, rules = FIRST_REVISION }: Agreed,
    clock: ClockSetting,
    secret: Uint8Array,
  ) {
    this.package = game;
    this.options = game.parseOptions(options);
    this.rules = rules;
    this.sides = game.seats(this.options);
    this.clocks = new Clocks(clock, this.sides.length);
    this.#undone = this.sides.map(() => 0);
    this.#asked = this.sides.map(() => 0);
    this.draws = new Draws(secret);
    this.seating = [...this.sides.keys()];
    this.session = this.#setUp();
  }

  /** The table as it was after some entry; nothing while a choice can be undone or waits for others. */
  get state(): TableState | undefined {
    const { session } = this;
    if (!session.isAtRest || this.seq < 0) return undefined;
    return {
      seq: this.seq,
      at: this.at,
      decision: this.decision,
      seating: this.seating,
      clocks: this.clocks.state,
      result: this.result,
      ended: this.#ended,
      drawOffer: this.drawOffer,
      takeBackOffer: this.takeBackOffer,
      standIns: this.standIns,
      timedOut: this.timedOut,
      ...this.draws.state,
      way: this.#way,
      answers: [...this.#answers],
      undone: this.#undone,
      asked: this.#asked,
      choices: session.choices,
      log: session.log,
      bytes: save(session.game),
    };
  }

  /** Takes up where another table was; from there it reads and writes as if it had come by itself. */
  restore(state: TableState): void {
    this.seq = state.seq;
    this.at = state.at;
    this.decision = state.decision;
    this.seating = state.seating as Seating;
    this.clocks.restore(state.clocks);
    this.result = state.result;
    this.#ended = state.ended;
    this.drawOffer = state.drawOffer;
    this.takeBackOffer = state.takeBackOffer;
    this.standIns = state.standIns;
    this.timedOut = state.timedOut;
    this.draws.restore(state);
    this.#way = [...state.way];
    for (const [key, choice] of state.answers) this.#answers.set(key, choice);
    this.#undone.splice(0, Infinity, ...state.undone);
    this.#asked.splice(0, Infinity, ...state.asked);
    const game = load(this.session.game.rules, state.bytes);
    this.session = new Session(game, [...state.log], [...state.choices]);
  }

  #setUp(): Session {
    const log: LogEntry[] = [];
    const game = setUpAgreed(this.package, this, (entry) => log.push(entry));
    return new Session(game, log);
  }

  /** One bit for every seat that has to choose. */
  get waiting(): number {
    return this.result || this.seq < 0 ? 0 : pending(this.session.game);
  }

  /** The same, one bit for every player in the order in which they came. */
  get waitingPlayers(): number {
    const { waiting, seating } = this;
    let bits = 0;
    for (let player = 0; player < seating.length; player++) {
      if (waiting & (1 << seating[player])) bits |= 1 << player;
    }
    return bits;
  }

  isAnswered(decision: number, actor: number, choice: number): boolean {
    return this.#answers.get(decision * 8 + actor) === choice;
  }

  /** Why a choice cannot be taken, if so. */
  refusalOf(decision: number, actor: number, choice: number): Refusal | undefined {
    if (this.result) return 'over';
    if (decision !== this.decision) return 'stale';
    if (!(this.waiting & (1 << actor))) return 'not-your-turn';
    return has(legal(this.session.game, actor), choice) ? undefined : 'illegal';
  }

  /** The decision a seat would go back to if its opponents agree: its last own choice. */
  lastChoiceOf(seat: number): number | undefined {
    return this.#way.findLast(({ decision }) => this.#answers.has(decision * 8 + seat))?.decision;
  }

  mayUndo(seat: number): boolean {
    return this.#undone[seat] < MOST_UNDONE;
  }

  mayAskBack(seat: number): boolean {
    return this.#asked[seat] < MOST_ASKED;
  }

  canTakeBack(seat: number, to: number): boolean {
    return (
      this.#answers.has(to * 8 + seat) && this.#way.some((milestone) => milestone.decision === to)
    );
  }

  /** Takes an entry read from the journal. */
  read({ seq, at, entry }: JournalRow): void {
    if (seq !== this.seq + 1) throw new JournalFault(`entry ${seq} follows ${this.seq}`);
    this.#take(entry, at, 'chance' in entry ? entry.chance : []);
  }

  /**
   * Takes a new entry, draws the chance that follows, and answers with the row to be stored.
   * Until that is done nobody may be told.
   */
  write(entry: Entry, now: number): JournalRow {
    const at = Math.max(now, this.at);
    const chance = this.#take(entry, at, undefined);
    const { deadline } = this.clocks;
    return {
      seq: this.seq,
      at,
      entry: 'chance' in entry ? { ...entry, chance } : entry,
      waiting: this.waitingPlayers,
      ...(deadline !== undefined && !this.result && { deadline }),
    };
  }

  #take(entry: Entry, at: number, chance: readonly number[] | undefined): readonly number[] {
    let drawn: readonly number[] = [];
    switch (entry.kind) {
      case 'start':
        if ((entry.rules ?? FIRST_REVISION) !== this.rules) {
          throw new JournalFault(`begun by revision ${entry.rules ?? 1}, not ${this.rules}`);
        }
        this.draws.begin(entry.commitment, entry.seeds);
        drawn = this.draws.settle(this.session, chance);
        this.#arrive();
        break;
      case 'choice':
        drawn = this.#choose(entry, chance);
        break;
      case 'undo':
        this.#undo(entry);
        break;
      default:
        this.#agree(entry);
    }
    this.seq++;
    this.at = at;
    if (!this.result) this.#finishByRules();
    this.#changeSeats(at);
    this.clocks.turn(at, this.waiting & ~this.standIns);
    return drawn;
  }

  #changeSeats(at: number): void {
    const seating = this.package.seating?.(this.session.game);
    if (!seating || seating.every((seat, player) => seat === this.seating[player])) return;
    this.clocks.turn(at, 0);
    this.clocks.reseat(this.seating, seating);
    this.seating = [...seating];
  }

  #choose({ decision, actor, choice }: EntryOf<'choice'>, chance: readonly number[] | undefined) {
    const before = pending(this.session.game);
    this.session.choose(actor, choice);
    this.#answers.set(decision * 8 + actor, choice);
    this.drawOffer = undefined;
    this.takeBackOffer = undefined;
    // Others still owe their answer to the same decision.
    if (bitCount(before) > 1 && pending(this.session.game) === (before & ~(1 << actor))) return [];
    const drawn = this.draws.settle(this.session, chance);
    this.decision++;
    this.#arrive();
    return drawn;
  }

  /** A new decision has begun: it can be come back to. */
  #arrive(): void {
    this.#way.push({ decision: this.decision, choices: this.session.choices.length });
    this.#checkpoints.pass(this.session);
  }

  #undo({ decision, actor }: EntryOf<'undo'>): void {
    if (!this.session.undo(actor)) throw new IllegalChoice('nothing to undo');
    this.#answers.set(decision * 8 + actor, UNDONE);
    this.#undone[actor]++;
    this.logKept = Math.min(this.logKept, this.session.log.length);
    this.#way.length -= 2;
    this.decision++;
    this.#arrive();
  }

  #agree(entry: Exclude<Entry, { kind: 'start' | 'choice' | 'undo' }>): void {
    const { actor } = entry;
    switch (entry.kind) {
      case 'offerTakeBack':
        this.#asked[actor]++;
        this.takeBackOffer = { ...offerOf(entry, this.everybody), decision: entry.to };
        break;
      case 'answerTakeBack': {
        const offer = this.takeBackOffer;
        this.takeBackOffer = offer && answered(offer, entry);
        if (this.takeBackOffer?.asks !== 0) break;
        this.#goBack(this.takeBackOffer);
        this.takeBackOffer = undefined;
        break;
      }
      case 'offerDraw':
        this.drawOffer = offerOf(entry, this.everybody);
        break;
      case 'answerDraw':
        this.drawOffer = this.drawOffer && answered(this.drawOffer, entry);
        if (this.drawOffer?.asks !== 0) break;
        this.#end('agreement', undefined);
        this.drawOffer = undefined;
        break;
      case 'resign':
        this.#leave('resignation', actor);
        break;
      case 'reopen':
        this.clocks.stand(entry.stood);
        break;
      case 'close':
        this.#end(entry.byOrder ? 'closed' : 'agreement', undefined);
        break;
      case 'time':
        this.timedOut |= 1 << actor;
        this.#leave('time', actor);
    }
  }

  /** A bit for every seat. */
  get everybody(): number {
    return (1 << this.sides.length) - 1;
  }

  /** Whether the game goes on without somebody who leaves it. */
  get canDoWithout(): boolean {
    return this.sides.length > 2;
  }

  #leave(manner: string, seat: number): void {
    if (!this.canDoWithout) return this.#end(manner, seat);
    this.standIns |= 1 << seat;
    this.drawOffer = undefined;
    this.takeBackOffer = undefined;
    return undefined;
  }

  /** Plays the choices before a decision again; the draws that are dropped never come back. */
  #goBack({ seat, decision: to }: TakeBackOffer): void {
    const at = this.#way.findIndex(({ decision }) => decision === to);
    const kept = this.session.choices.slice(0, this.#way[at].choices);
    const from = this.#checkpoints.goBack(this.session, kept.length);
    this.session = from ?? this.#setUp();
    this.logKept = Math.min(this.logKept, from?.log.length ?? 0);
    for (let i = from?.choices.length ?? 0; i < kept.length; i++) {
      this.session.choose(this.session.actor, kept[i]);
    }
    this.draws.goBack(seat, kept.length);
    this.#way.length = at;
    this.decision++;
    this.#arrive();
  }

  #finishByRules(): void {
    const outcome = this.package.outcome(this.session.game);
    if (outcome) this.result = { ...outcome, winners: [...outcome.winners] };
  }

  #end(manner: string, loser: number | undefined): void {
    const seats = [...this.sides.keys()];
    const winners = loser === undefined ? [] : seats.filter((seat) => seat !== loser);
    const turn = Number((this.package.view(this.session.game, -1) as { turn?: number }).turn ?? 0);
    this.result = { winners, turn, manner };
    this.#ended = { manner, ...(winners.length === 1 && { winner: winners[0] }) };
  }

  /** The game on paper, with the secret of its chance. Only for finished games. */
  record(about: Readonly<Record<string, string>>): GameRecord {
    return {
      format: 'brink-record',
      version: 1,
      game: this.package.id,
      rules: this.rules,
      options: this.options,
      choices: [...this.session.choices],
      about,
      ...(this.#ended && { ended: this.#ended }),
      fairness: this.draws.fairness,
    };
  }
}
