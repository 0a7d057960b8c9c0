import { Guide, SearchBot, createBot, parseLevel, type Bot } from '@brink/bots';
import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type Actor,
  type Ai,
  type Game,
  type GamePackage,
} from '@brink/kernel';
import type { PlayedGame } from './game-file.ts';
import type { Subject } from './subjects.ts';

type Player = Pick<Bot, 'choose'>;

/** How much the heuristic bot varies its plays: not all games shall be alike. */
const SPREADS = [0, 0.4, 0.4, 0.8];

/** Of so many plays one is an adventure, and by so much all its choices wander. */
const ADVENTURE = 5;
const ADVENTURE_SPREAD = 1;

/**
 * The heuristic bot, which now and then does with a play what looks worse. What is never tried
 * teaches nothing: a value learned without it takes what goes along with a win for its cause, and
 * a search then looks for just that.
 */
class Adventurer implements Player {
  readonly #ai: Ai;
  readonly #random: Random;
  readonly #usual: Guide;
  readonly #adventurous: Guide;
  /** By seat: at headlines both begin a play before either ends it. */
  readonly #isAdventure: boolean[] = [];

  constructor(ai: Ai, random: Random) {
    this.#ai = ai;
    this.#random = random;
    const spread = SPREADS[random.below(SPREADS.length)];
    const noise = (): number => random.next();
    this.#usual = new Guide(ai, noise, { spread, onlyOpen: true });
    this.#adventurous = new Guide(ai, noise, { spread: ADVENTURE_SPREAD, onlyOpen: false });
  }

  choose(game: Game, seat: Actor): number {
    if (this.#ai.opensPlay(game, seat)) {
      this.#isAdventure[seat] = this.#random.below(ADVENTURE) === 0;
    }
    const guide = this.#isAdventure[seat] ? this.#adventurous : this.#usual;
    return guide.choose(game, seat);
  }
}

/** Both players of a game: of generation 0 the heuristic bot, else a search with this knowledge. */
function playersOf(kind: GamePackage, ai: Ai, level: string, random: Random): Player[] {
  if (level === 'heuristic') {
    const player = new Adventurer(ai, random);
    return [player, player];
  }
  const game = { ...kind, ai };
  return [0, 1].map(() => createBot(parseLevel(level), { game, seed: random.next() }));
}

/** Plays one game of a generation. */
export function playOne(subject: Subject, ai: Ai, level: string, seed: number): PlayedGame {
  const { kind } = subject;
  const random = new Random(seed);
  const options = subject.options(random);
  const players = playersOf(kind, ai, level, random);
  const chance = uniform(random);
  const table = kind.setup(kind.parseOptions(options));
  const choices: number[] = [];
  const expectations: number[] = [];
  for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
    const player = actor === CHANCE ? undefined : players[actor];
    const choice = player ? player.choose(table, actor) : chance(table, actor);
    if (player instanceof SearchBot && player.expectation !== undefined) {
      const forFirst = actor === 0 ? player.expectation : -player.expectation;
      expectations.push(choices.length, Math.round(1000 * forFirst));
    }
    choices.push(choice);
    choose(table, actor, choice);
  }
  const winner = kind.outcome(table)!.winners[0] ?? -1;
  return {
    seed,
    options,
    rules: kind.revision,
    winner,
    choices: Uint8Array.from(choices),
    expectations,
  };
}
