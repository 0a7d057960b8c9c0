import {
  ALL_SEEING,
  CHANCE,
  LANGUAGES,
  PUBLIC,
  PositionError,
  Random,
  choose,
  decision,
  legal,
  members,
  nextActor,
  pending,
  uniform,
  type Game,
  type GamePackage,
  type OptionValues,
} from '@brink/kernel';
import { CHOICE_CAP } from './driver.ts';
import { actorsIn, checkStanding } from './position.ts';
import { demand, demandSame, guard } from './violation.ts';

/** What came of writing down every moment of a game that has a text. */
export interface WrittenGame {
  readonly texts: readonly string[];
  /** Decisions of players without a text, by their prompt. */
  readonly others: Readonly<Record<string, number>>;
}

function written(game: GamePackage, at: Game, options: OptionValues): string | undefined {
  try {
    return game.position!.write(at, options);
  } catch (error) {
    if (error instanceof PositionError) return undefined;
    throw error;
  }
}

/** Two games stand at the same decision, with the same choices. */
function demandSameDecision(a: Game, b: Game, what: string): void {
  demandSame(decision(a), decision(b), 'save', `${what}: decision`);
  demandSame(pending(a), pending(b), 'save', `${what}: who chooses`);
  for (const actor of actorsIn(pending(a))) {
    demandSame(members(legal(a, actor)), members(legal(b, actor)), 'save', `${what}: legal set`);
  }
}

/** Nobody can tell two games apart. */
function demandAlike(game: GamePackage, a: Game, b: Game, what: string): void {
  demandSameDecision(a, b, what);
  for (const viewer of [0, 1, PUBLIC, ALL_SEEING]) {
    demandSame(game.view(a, viewer), game.view(b, viewer), 'save', `${what}: view of ${viewer}`);
  }
  demandSame(game.outcome(a), game.outcome(b), 'save', `${what}: outcome`);
}

/** Plays two games with the same choices and the same chance; they stay alike. */
function playAlike(game: GamePackage, a: Game, b: Game, seed: number, choices: number): void {
  const policy = uniform(new Random(seed));
  for (let n = 0; n < choices && nextActor(a) >= 0; n++) {
    const actor = nextActor(a);
    const choice = policy(a, actor);
    choose(a, actor, choice);
    choose(b, actor, choice);
    demandSameDecision(a, b, `after ${n + 1} choices`);
  }
  demandAlike(game, a, b, 'played on');
}

/**
 * Plays a random game and writes down every moment that can be written: what is read again is the
 * same to everybody, goes on in the same way, and is written with the same text.
 */
export function writeGame(
  game: GamePackage,
  given: OptionValues,
  seed: number,
  further = 40,
): WrittenGame {
  const options = game.parseOptions(given);
  const at = game.setup(options);
  const policy = uniform(new Random(seed));
  const texts: string[] = [];
  const others: Record<string, number> = {};
  for (let n = 0; n < CHOICE_CAP && nextActor(at) >= 0; n++) {
    const actor = nextActor(at);
    const text = actor === CHANCE ? undefined : written(game, at, options);
    if (text !== undefined) {
      texts.push(text);
      const { game: again, faults, options: agreed } = game.position!.read(text);
      demandSame(faults, [], 'save', text);
      demandSame(agreed, options, 'save', 'options');
      demandAlike(game, at, again!, text);
      demandSame(written(game, again!, options), text, 'save', 'the same text');
      playAlike(game, at.clone(), again!, seed + n, further);
    } else if (actor !== CHANCE) {
      const { prompt } = decision(at)!;
      others[prompt] = (others[prompt] ?? 0) + 1;
    }
    choose(at, actor, policy(at, actor));
  }
  demand(texts.length > 0, 'save', 'no moment of the game can be written');
  return { texts, others };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789-.~XU%/ ';

/** A text with a few random changes: letters, words and whole fields lost, doubled or exchanged. */
function damaged(text: string, random: Random): string {
  const cut = (parts: string[], glue: string): string => {
    const at = random.below(parts.length);
    const other = random.below(parts.length);
    const kind = random.below(3);
    if (kind === 0) parts.splice(at, 1);
    else if (kind === 1) parts.splice(at, 0, parts[other]);
    else [parts[at], parts[other]] = [parts[other], parts[at]];
    return parts.join(glue);
  };
  const kind = random.below(4);
  if (kind === 0) return cut(text.split('~'), '~');
  if (kind === 1) return cut(text.split('.'), '.');
  const at = random.below(text.length);
  const letter = kind === 2 ? '' : ALPHABET[random.below(ALPHABET.length)];
  return text.slice(0, at) + letter + text.slice(at + 1);
}

/**
 * Reads texts with random damage: each is refused with a fault that both languages can tell, or
 * is a game that can be played on. Answers how many were refused, by fault.
 */
export function damagePositions(
  game: GamePackage,
  texts: readonly string[],
  times: number,
  seed: number,
): Readonly<Record<string, number>> {
  const random = new Random(seed);
  const policy = uniform(random);
  const refused: Record<string, number> = {};
  for (let n = 0; n < times; n++) {
    let text = texts[random.below(texts.length)];
    for (let k = random.below(3); k >= 0; k--) text = damaged(text, random);
    guard(text, () => {
      const { game: at, faults, notes } = game.position!.read(text);
      for (const fault of [...faults, ...notes]) {
        for (const language of LANGUAGES) {
          const told = game.texts[language].fault!(fault);
          demand(told !== fault.code && !/undefined|NaN/.test(told), 'text', told);
        }
      }
      for (const { code } of faults) refused[code] = (refused[code] ?? 0) + 1;
      if (faults.length > 0) return;
      for (let k = 0; k < 10 && nextActor(at!) >= 0; k++) {
        choose(at!, nextActor(at!), policy(at!, nextActor(at!)));
        checkStanding(game, at!);
      }
    });
  }
  return refused;
}
