import {
  CHANCE,
  Random,
  Session,
  choose,
  nextActor,
  pending,
  replay,
  save,
  uniform,
  type Actor,
  type Game,
  type GamePackage,
  type GameRecord,
  type LogEntry,
  type OptionValues,
} from '@brink/kernel';
import { CHOICE_CAP, recordOf, type PolicyMaker } from './driver.ts';
import { checkObservation } from './observing.ts';
import {
  checkOffers,
  checkOrder,
  checkRefusals,
  checkSaving,
  checkStanding,
  demandBytes,
  describeChoice,
} from './position.ts';
import { Reader } from './rendering.ts';
import { checkSecrets } from './secrets.ts';
import { Violation, demand, demandSame, guard, type Law } from './violation.ts';

/** How often the dear laws are looked at: at every so manyth decision. */
export const EVERY = 16;

export interface Finding {
  readonly law: Law;
  readonly message: string;
}

/** One game with all laws on. */
export interface Trial {
  readonly choices: readonly number[];
  readonly decisions: number;
  readonly chances: number;
  readonly log: readonly LogEntry[];
  /** The first law that was broken; the game was stopped there. */
  readonly finding?: Finding;
}

/** Chooses for the actor, or answers undefined to stop. */
type Chooser = (game: Game, actor: Actor, index: number) => number | undefined;

class Watch {
  readonly game: GamePackage;
  readonly options: OptionValues;
  readonly seed: number;
  readonly every: number;
  readonly log: LogEntry[] = [];
  readonly choices: number[] = [];
  chances = 0;
  #session!: Session;
  #seats: readonly Actor[] = [];
  /** A copy that is fed the same choices. */
  #twin!: Game;
  readonly #reader: Reader;

  constructor(game: GamePackage, options: OptionValues, seed: number, every: number) {
    this.game = game;
    this.#reader = new Reader(game, options);
    this.options = options;
    this.seed = seed;
    this.every = every;
  }

  play(chooser: Chooser): Finding | undefined {
    try {
      guard('setup', () => this.#begin());
      let actor = this.#look();
      for (; actor >= 0; actor = this.#look()) {
        demand(this.choices.length < CHOICE_CAP, 'end', `no end within ${CHOICE_CAP} choices`);
        const { game } = this.#session;
        const choice = guard('policy', () => chooser(game, actor, this.choices.length));
        if (this.choices.length % this.every === 0) this.#inspect(actor);
        if (choice === undefined) return undefined;
        this.#take(actor, choice);
      }
      this.#readOut();
      this.#replay();
      return undefined;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return { law: error.law, message: error.message };
    }
  }

  #begin(): void {
    const options = this.game.parseOptions(this.options);
    const start = this.game.setup(options, (entry) => this.log.push(entry));
    this.#seats = [...this.game.seats(options).keys()];
    this.#session = new Session(start, this.log);
    this.#twin = start.clone();
  }

  #look(): Actor {
    const { game } = this.#session;
    guard('position', () => checkStanding(this.game, game));
    return nextActor(game);
  }

  /** The dear laws. Their chance depends on the place alone, so that a shorter game finds the same. */
  #inspect(actor: Actor): void {
    const { game } = this.#session;
    const random = new Random(this.seed + this.choices.length * 0x9e37);
    guard('position', () => {
      this.#twin = checkSaving(this.game, game, this.#seats);
      checkRefusals(this.game, game, random);
      checkOffers(this.game, game);
      checkOrder(this.game, game, random);
      checkObservation(this.game, game, this.#seats);
      checkSecrets(this.game, game, this.#seats, actor, random);
      this.#reader.position(game, this.#seats);
      if (actor !== CHANCE) this.#reader.reason(game, actor, uniform(random)(game, actor));
    });
  }

  #readOut(): void {
    this.#reader.ending(this.game.outcome(this.#session.game)!);
    for (const entry of this.log) this.#reader.log(entry);
  }

  #take(actor: Actor, choice: number): void {
    const session = this.#session;
    const { game } = session;
    const what = describeChoice(this.game, game, actor, choice);
    const before = save(game);
    this.choices.push(choice);
    if (actor === CHANCE) this.chances++;
    guard(`copy, ${what}`, () => choose(this.#twin, actor, choice));
    demandBytes(game, before, 'clone', `a copy's choice changes the game (${what})`);
    const logged = this.log.length;
    const wasAlone = pending(game) === 1 << actor;
    guard(what, () => session.choose(actor, choice));
    const after = save(game);
    demandBytes(this.#twin, after, 'clone', `a copy plays otherwise (${what})`);
    demandSame(session.choices.at(-1), choice, 'replay', 'the last choice in the list');
    if (!session.canUndo(actor)) return;
    demand(wasAlone && actor !== CHANCE, 'undo', `may be taken back: ${what}`);
    guard(`undo, ${what}`, () => session.undo(actor));
    demandBytes(game, before, 'undo', `taking back ${what}`);
    demand(this.log.length === logged, 'undo', `the log remembers ${what}`);
    guard(`once more, ${what}`, () => session.choose(actor, choice));
    demandBytes(game, after, 'undo', `once more ${what}`);
  }

  #replay(): void {
    const log: LogEntry[] = [];
    const record = recordOf(this.game, this.options, this.choices);
    const again = guard('replay', () => replay(this.game, record, (entry) => log.push(entry)));
    demandBytes(again, save(this.#session.game), 'replay', 'a replay ends otherwise');
    demandSame(log, this.log, 'replay', 'a replay tells another story');
  }
}

function watch(
  game: GamePackage,
  options: OptionValues,
  seed: number,
  every: number,
  chooser: Chooser,
): Trial {
  const watched = new Watch(game, options, seed, every);
  const finding = watched.play(chooser);
  const { choices, chances, log } = watched;
  const decisions = choices.length - chances;
  return { choices, decisions, chances, log, ...(finding && { finding }) };
}

/** Plays a random game with all laws on; the same seed always plays the same game. */
export function tryGame(
  game: GamePackage,
  options: OptionValues,
  seed: number,
  policy: PolicyMaker = uniform,
  every: number = EVERY,
): Trial {
  const random = new Random(seed);
  const chance = uniform(random);
  const player = policy(random);
  return watch(game, options, seed, every, (at, actor) =>
    actor === CHANCE ? chance(at, actor) : player(at, actor),
  );
}

/** Plays given choices with all laws looked at everywhere. */
export function tryChoices(
  game: GamePackage,
  options: OptionValues,
  seed: number,
  choices: readonly number[],
): Trial {
  return watch(game, options, seed, 1, (_game, _actor, index) => choices[index]);
}

/** The shortest beginning of a failed game that fails too, as a record that tells why. */
export function shortestFailure(
  game: GamePackage,
  options: OptionValues,
  seed: number,
  failed: Trial,
): GameRecord {
  const closer = tryChoices(game, options, seed, failed.choices);
  const { choices, finding } = closer.finding ? closer : failed;
  const { law, message } = finding!;
  return recordOf(game, options, choices, { law, message, seed: `${seed}` });
}
