import { Guide, SearchBot, createBot, parseLevel, type Bot } from '@brink/bots';
import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type Ai,
  type GamePackage,
} from '@brink/kernel';
import type { PlayedGame } from './game-file.ts';
import type { Subject } from './subjects.ts';

type Player = Pick<Bot, 'choose'>;

/** How much the heuristic bot varies its plays: not all games shall be alike. */
const SPREADS = [0, 0.4, 0.4, 0.8];

/** Both players of a game: of generation 0 the heuristic bot, else a search with this knowledge. */
function playersOf(kind: GamePackage, ai: Ai, level: string, random: Random): Player[] {
  if (level === 'heuristic') {
    const spread = SPREADS[random.below(SPREADS.length)];
    const guide = new Guide(ai, () => random.next(), { spread, onlyOpen: true });
    return [guide, guide];
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
