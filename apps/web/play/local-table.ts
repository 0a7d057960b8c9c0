import { createBot, parseLevel } from '@brink/bots/levels';
import type { Bot } from '@brink/bots/bot';
import {
  ALL_SEEING,
  PUBLIC,
  Session,
  anyGame,
  canRead,
  legal,
  members,
  nextActor,
  pending,
  promptFor,
  type GameRecord,
  type LogEntry,
  type Outcome,
} from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle';
import type { World } from '@brink/struggle';
import { below } from './chance.ts';
import { dangerousUses, looksAt } from './foresight.ts';
import type { UseLook } from './game-client.ts';
import type { LocalSeat, LocalStanding } from './worker-messages.ts';

const RULES = anyGame(twilightStruggle);

/** A game on this device: persons take turns at the screen, bots answer by themselves. */
export class LocalTable {
  readonly #session: Session<World>;
  readonly #persons: readonly number[];
  readonly #bots: readonly (Bot | undefined)[];
  #ended: GameRecord['ended'];
  /** Who holds the screen; with one person always he. */
  #holder: number;
  #told: readonly LogEntry[] = [];

  constructor(record: GameRecord, seats: readonly LocalSeat[]) {
    const log: LogEntry[] = [];
    const options = twilightStruggle.parseOptions(record.options);
    const game = twilightStruggle.setup(options, (entry) => log.push(entry));
    this.#session = new Session(game, log);
    this.#persons = seats.flatMap((seat, i) => (seat === 'person' ? [i] : []));
    this.#bots = seats.map((seat) =>
      seat === 'person'
        ? undefined
        : createBot(parseLevel(seat.bot), {
            game: RULES,
            seed: below(0x1_0000_0000),
            clock: () => performance.now(),
          }),
    );
    for (const choice of record.choices) this.#session.choose(this.#session.actor, choice);
    this.#ended = record.ended;
    this.#holder = this.#persons.length === 1 ? this.#persons[0] : PUBLIC;
    this.#goOn();
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
      const bot = actor < 0 || this.#ended ? undefined : this.#bots[actor];
      if (!bot) break;
      // A bot looks only at what its seat may know, whatever game it is given.
      session.choose(actor, bot.choose(session.game as never, actor));
    }
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

  resign(): void {
    const seat = this.#holder;
    if (seat < 0 || this.result) return;
    this.#ended = { manner: 'resignation', winner: 1 - seat };
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
    const outcome = twilightStruggle.outcome(game);
    if (outcome || !this.#ended) return outcome;
    const { manner, winner } = this.#ended;
    const { turn } = twilightStruggle.view(game, PUBLIC);
    return { winners: winner === undefined ? [] : [winner], turn, manner };
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
    return {
      type: 'standing',
      seat: this.#holder,
      view: twilightStruggle.view(game, seat),
      prompt,
      log: { keep, add: told.slice(keep).map(({ code, args }) => ({ code, args })) },
      canUndo: !result && this.#session.canUndo(this.#holder),
      curtain: chooser !== undefined && chooser !== this.#holder ? chooser : undefined,
      looks: prompt?.code === 'useOfCard' ? looksAt(game, this.#holder) : undefined,
      result,
      choices: [...choices],
      ended: this.#ended,
    };
  }

  /** The same looks with the ways to lose at once, which take a moment to find. */
  dangers(): readonly UseLook[] | undefined {
    const { game } = this.#session;
    const seat = this.#holder;
    if (seat < 0 || promptFor(game, seat)?.code !== 'useOfCard') return undefined;
    const deadly = dangerousUses(game, seat, members(legal(game, seat)));
    return looksAt(game, seat).map(({ use, ops, kinds }) => ({
      use,
      ops,
      kinds,
      isDeadly: deadly.has(use),
    }));
  }
}
